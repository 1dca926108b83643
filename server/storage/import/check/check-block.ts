import { BLOCK_SCHEMAS, type BlockType } from "#contract/blocks/blocks.ts";
import type { AnyBlock } from "#contract/site/page.ts";
import { faultsOfWhere } from "#domain/listing/search-paths.ts";
import type { BundleParts } from "./bundle-parts.ts";
import type { Finding } from "./finding.ts";
import { unknownFields } from "./unknown-fields.ts";

type Tell = (level: Finding["level"], field: string, message: string) => void;

/** Holds a block against the schema of its type, and its links and lists against the site. */
export function checkBlock(block: AnyBlock, parts: BundleParts, tell: Tell): void {
  if (!Object.hasOwn(BLOCK_SCHEMAS, block.type)) {
    tell("warning", "type", `this version draws no "${block.type}" block, it is skipped`);
    return;
  }
  const parsed = BLOCK_SCHEMAS[block.type as BlockType].safeParse(block);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      tell("error", path.join("."), message.replace(/^Invalid input: /, ""));
    }
    return;
  }
  for (const field of unknownFields(block, parsed.data)) tell("warning", field, "unknown field, left out");
  const where = "where" in parsed.data ? parsed.data.where : {};
  for (const { path, message } of faultsOfWhere(where)) tell("error", path, message);
  checkLinks(parsed.data, "", parts, tell);
}

/** Fields that lead to something of the site's own, wherever they stand in a block. */
const LINKS: Record<
  string,
  { what: string; level: "error" | "warning"; known: (parts: BundleParts) => number[] | undefined }
> = {
  pageId: { what: "page", level: "error", known: ({ pages }) => pages?.map(({ page }) => page.id) },
  collectionIds: {
    what: "collection",
    level: "warning",
    known: ({ collections }) => collections?.map(({ id }) => id),
  },
  officeIds: { what: "office", level: "warning", known: ({ site }) => site.offices.map(({ id }) => id) },
};

function checkLinks(value: unknown, path: string, parts: BundleParts, tell: Tell): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    const link = LINKS[key];
    const known = link?.known(parts);
    if (!link) checkLinks(inner, here, parts, tell);
    for (const id of known && inner !== null ? [inner].flat() : []) {
      if (!known!.includes(id as number)) tell(link!.level, here, `${link!.what} ${id} does not exist`);
    }
  }
}
