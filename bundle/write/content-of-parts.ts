import { BLOCK_SCHEMAS, type BlockType } from "#features/pages/blocks/block-types.ts";
import { type AnyBlock, type MenuItem, Menus } from "#features/site/schema/page.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import type { SiteContent } from "../commit/write-site.ts";
import type { BundleParts, EntityOfBundle } from "../check/bundle-parts.ts";

/** What is written of a site's files: without the pages that were refused and the menu items that led to them. */
export function contentOfParts(parts: BundleParts, refused: ReadonlySet<string>): SiteContent {
  const pages = (parts.pages ?? []).filter(({ file }) => !refused.has(file)).map(({ page }) => page);
  const ids = new Set(pages.map(({ id }) => id));
  const menus = parts.menus ?? Menus.parse({});
  return {
    site: parts.site,
    menus: {
      main: prune(menus.main, ids),
      footer: prune(menus.footer, ids),
      legal: prune(menus.legal, ids),
    },
    pages: pages.map(withBlockDefaults).toSorted((a, b) => a.id - b.id),
    reference: parts.reference ?? ReferenceData.parse({}),
    collections: parts.collections ?? [],
    agreements: parts.agreements ?? {},
    agendas: parts.agendas ?? [],
    entities: (parts.entities ?? []).map(withItemDefaults),
    translations: parts.translations,
  };
}

function prune(items: readonly MenuItem[], pages: ReadonlySet<number>): MenuItem[] {
  return items
    .filter(({ pageId }) => pageId == null || pages.has(pageId))
    .map((item) => Object.assign({}, item, { children: prune(item.children, pages) }));
}

function withItemDefaults({ entity }: EntityOfBundle): EntityOfBundle["entity"] {
  return { ...entity, items: entity.items.map(withBlockDefaults) };
}

function withBlockDefaults<T extends { readonly blocks: readonly AnyBlock[] }>(thing: T): T {
  return { ...thing, blocks: thing.blocks.map(withDefaults) };
}

function withDefaults(block: AnyBlock): AnyBlock {
  if (!Object.hasOwn(BLOCK_SCHEMAS, block.type)) return block;
  return BLOCK_SCHEMAS[block.type as BlockType].parse(block) as AnyBlock;
}
