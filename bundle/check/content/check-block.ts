import { BLOCK_SCHEMAS, type BlockType } from "#features/pages/blocks/block-types.ts";
import type { AnyBlock } from "#features/site/schema/page.ts";
import { faultsOfWhere } from "#domain/listing/search-paths.ts";
import type { BundleParts } from "../bundle-parts.ts";
import type { Finding } from "../../finding.ts";
import { unknownFields } from "../record/unknown-fields.ts";
import { Marked } from "marked";
import { markdownFault } from "#domain/format/markdown-fault.ts";
import { addressesOfItem } from "#domain/site/addresses-of-item.ts";
import { deadLink as deadLinkOf } from "#domain/site/dead-link.ts";

/** `spoils` names the part that is of no use, where the rest of the block is. */
type ReportField = (level: Finding["level"], field: string, message: string, spoils?: string) => void;

/** Holds a block against the schema of its type, and its links and lists against the site. */
function checkBlock(block: AnyBlock, parts: BundleParts, report: ReportField): void {
  if (!Object.hasOwn(BLOCK_SCHEMAS, block.type)) {
    report("warning", "type", `this version draws no "${block.type}" block, it is skipped`);
    return;
  }
  const parsed = BLOCK_SCHEMAS[block.type as BlockType].safeParse(block);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      report("error", path.join("."), message.replace(/^Invalid input: /, ""));
    }
    return;
  }
  for (const field of unknownFields(block, parsed.data)) report("warning", field, "unknown field, left out");
  const where = "where" in parsed.data ? parsed.data.where : {};
  for (const { path, message } of faultsOfWhere(where)) report("error", path, message);
  checkLinks(parsed.data, "", parts, report);
}

type Reference = {
  readonly what: string;
  readonly level: Finding["level"];
  /** Undefined where the bundle leaves that file out. */
  readonly known: (parts: BundleParts) => ReadonlyArray<number | string> | undefined;
};

/** Fields that name something of the site's own, wherever they stand in a block. */
const REFERENCES: Readonly<Record<string, Reference>> = {
  pageId: { what: "page", level: "error", known: ({ pages }) => pages?.map(({ page }) => page.id) },
  collectionIds: {
    what: "collection",
    level: "warning",
    known: ({ collections }) => collections?.map(({ id }) => id),
  },
  officeIds: { what: "office", level: "warning", known: ({ site }) => site.offices.map(({ id }) => id) },
  entity: {
    what: "entity",
    level: "warning",
    known: ({ entities = [] }) => entities.map(({ entity }) => entity.name),
  },
};

/** The links in fields that hold some of the site's own; null where a field is something else. */
function linksOf(key: string, value: unknown): string[] | null {
  if (key === "link" && typeof value === "string") return [value];
  if (key !== "markdown" || typeof value !== "object") return null;
  return Object.values(value ?? {}).flatMap((text) => (text ? linksInMarkdown(text) : []));
}

/** What keeps texts from being read as Markdown, by language. */
export function checkMarkdown(texts: object, path: string, report: ReportField): void {
  for (const [locale, text] of Object.entries(texts)) {
    const fault = typeof text === "string" ? markdownFault(text) : null;
    if (fault) report("error", `${path}.${locale}`, fault);
  }
}

function checkLinks(value: unknown, path: string, parts: BundleParts, report: ReportField): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    const reference = REFERENCES[key];
    if (reference)
      checkReference(inner, reference, parts, (level, message) => report(level, here, message, path));
    else {
      const dead = linksOf(key, inner)?.map((link) => deadLink(link, parts));
      for (const message of new Set(dead)) if (message) report("warning", here, message);
      if (key === "markdown" && inner) checkMarkdown(inner, here, report);
      if (!dead) checkLinks(inner, here, parts, report);
    }
  }
}

function checkReference(
  value: unknown,
  { what, level, known }: Reference,
  parts: BundleParts,
  report: (level: Finding["level"], message: string) => void,
): void {
  const there = known(parts);
  if (!there || value == null) return;
  for (const id of [value].flat() as Array<number | string>) {
    if (!there.includes(id)) report(level, `${what} ${id} does not exist`);
  }
}

const marked = new Marked({ gfm: true });
const HTML_LINK = /\bhref\s*=\s*["']?([^"'\s>]+)/gi;

/**
 * Where the links of a text lead, those in HTML too: `linksInMarkdown("[Gent](/nl/gent)")` is `["/nl/gent"]`. None of a text that is
 * not read as Markdown.
 */
export function linksInMarkdown(markdown: string): string[] {
  if (markdownFault(markdown)) return [];
  const links: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "link") links.push(token["href"] as string);
    if (token.type === "html") links.push(...[...token.raw.matchAll(HTML_LINK)].map(([, href]) => href!));
  });
  return links;
}

/** Why a link in a bundle leads nowhere, or null; nothing is said of links while the bundle leaves out its pages. */
export function deadLink(link: string, { site, pages, entities = [] }: BundleParts): string | null {
  if (!pages) return null;
  const items = entities.flatMap(({ entity }) => {
    const page = pages.find((own) => own.page.id === entity.pageId)?.page;
    return entity.items.flatMap(({ paths }) => Object.values(addressesOfItem(paths, page?.paths)));
  });
  const { locales, redirects } = site;
  return deadLinkOf(link, { locales, redirects, pages: pages.map(({ page }) => page), items });
}

/** Holds the blocks of one page against each other, and each against its schema and the site. */
export function checkBlocks(blocks: readonly AnyBlock[], parts: BundleParts, report: ReportField): void {
  const ids = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    const path = `blocks.${index}`;
    if (ids.has(block.id)) report("error", `${path}.id`, `another block of this page is "${block.id}" too`);
    ids.add(block.id);
    checkBlock(block, parts, (level, field, message, spoils) =>
      report(level, field ? `${path}.${field}` : path, message, spoils && `${path}.${spoils}`),
    );
  }
}
