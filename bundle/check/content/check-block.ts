import { BLOCK_SCHEMAS, type BlockType } from "#features/pages/blocks/block-types.ts";
import type { FindingCode } from "#features/site/schema/finding-codes.ts";
import type { AnyBlock } from "#features/site/schema/page.ts";
import { faultsOfWhere } from "#domain/listing/search-paths.ts";
import type { BundleParts } from "../bundle-parts.ts";
import { below, type Finding, type FindingAt, UNKNOWN_FIELD } from "../../finding.ts";
import { faultOfIssue } from "../record/parse-record.ts";
import { unknownFields } from "../record/unknown-fields.ts";
import { Marked } from "marked";
import { markdownFault } from "#domain/format/markdown-fault.ts";
import { addressesOfItem } from "#domain/site/addresses-of-item.ts";
import { deadLink as deadLinkOf } from "#domain/site/dead-link.ts";

/** Of a finding `spoils` names the part that is of no use, where the rest of the block is. */
export type ReportAt = (found: FindingAt) => void;

/** Holds a block against the schema of its type, and its links and lists against the site. */
function checkBlock(block: AnyBlock, parts: BundleParts, report: ReportAt): void {
  if (!Object.hasOwn(BLOCK_SCHEMAS, block.type)) {
    report({
      level: "warning",
      code: "unknown-block",
      path: "type",
      message: `this version draws no "${block.type}" block, it is skipped`,
    });
    return;
  }
  const parsed = BLOCK_SCHEMAS[block.type as BlockType].safeParse(block, { reportInput: true });
  if (!parsed.success) {
    for (const issue of parsed.error.issues) report({ level: "error", ...faultOfIssue(issue) });
    return;
  }
  for (const path of unknownFields(block, parsed.data)) report({ level: "warning", path, ...UNKNOWN_FIELD });
  const where = "where" in parsed.data ? parsed.data.where : {};
  for (const { path, message } of faultsOfWhere(where))
    report({ level: "error", code: "unknown-condition", path, message });
  checkLinks(parsed.data, "", parts, report);
}

type Reference = {
  readonly code: FindingCode;
  readonly what: string;
  readonly level: Finding["level"];
  /** Undefined where the bundle leaves that file out. */
  readonly known: (parts: BundleParts) => ReadonlyArray<number | string> | undefined;
};

/** Fields that name something of the site's own, wherever they stand in a block. */
const REFERENCES: Readonly<Record<string, Reference>> = {
  pageId: {
    code: "unknown-page",
    what: "page",
    level: "error",
    known: ({ pages }) => pages?.map(({ page }) => page.id),
  },
  collectionIds: {
    code: "unknown-reference",
    what: "collection",
    level: "warning",
    known: ({ collections }) => collections?.map(({ id }) => id),
  },
  officeIds: {
    code: "unknown-reference",
    what: "office",
    level: "warning",
    known: ({ site }) => site.offices.map(({ id }) => id),
  },
  entity: {
    code: "unknown-reference",
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
export function checkMarkdown(texts: object, path: string, report: ReportAt): void {
  for (const [locale, text] of Object.entries(texts)) {
    const fault = typeof text === "string" ? markdownFault(text) : null;
    if (fault)
      report({
        level: "error",
        code: "markdown-too-complex",
        path: `${path}.${locale}`,
        message: fault,
      });
  }
}

function checkLinks(value: unknown, path: string, parts: BundleParts, report: ReportAt): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    const reference = REFERENCES[key];
    if (reference) {
      for (const fault of faultsOfReference(inner, reference, parts))
        report({ ...fault, path: here, spoils: path });
    } else {
      const dead = linksOf(key, inner)?.map((link) => deadLink(link, parts));
      for (const message of new Set(dead))
        if (message) report({ level: "warning", code: "leads-nowhere", path: here, message });
      if (key === "markdown" && inner) checkMarkdown(inner, here, report);
      if (!dead) checkLinks(inner, here, parts, report);
    }
  }
}

function faultsOfReference(value: unknown, { code, what, level, known }: Reference, parts: BundleParts) {
  const there = known(parts);
  if (!there || value == null) return [];
  return ([value].flat() as Array<number | string>)
    .filter((id) => !there.includes(id))
    .map((id) => ({ level, code, message: `${what} ${id} does not exist` }));
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
export function checkBlocks(blocks: readonly AnyBlock[], parts: BundleParts, report: ReportAt): void {
  const ids = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    const path = `blocks.${index}`;
    if (ids.has(block.id))
      report({
        level: "error",
        code: "duplicate-id",
        path: `${path}.id`,
        message: `another block of this page is "${block.id}" too`,
      });
    ids.add(block.id);
    checkBlock(block, parts, (found) => report(below(path, found)));
  }
}
