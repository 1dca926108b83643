import type { EntityItem } from "#features/pages/entity/schema.ts";
import type { MediaBook, KnownMedia } from "../../media/media-book.ts";
import type { BundleParts, EntityOfBundle, PageOfBundle } from "../bundle-parts.ts";

const SITE_PICTURES = ["logo", "favicon", "socialImage"] as const;

export type PartMedia = { readonly at: string; readonly path: string; readonly file: string };

/** Every file of the media folder that the site, its pages and its entities name, with the file and field that name it. */
export function* mediaOfParts({ site, isSiteStored, pages, entities }: BundleParts): Generator<PartMedia> {
  for (const field of SITE_PICTURES) {
    // Of a site that stands, they are settled.
    const file = isSiteStored ? null : site[field];
    if (file) yield { at: "site.json", path: field, file };
  }
  for (const { file: at, page } of pages ?? []) {
    for (const media of mediaOfBlock(page.blocks, "blocks")) yield { at, ...media };
  }
  for (const [index, { entity }] of (entities ?? []).entries()) {
    for (const [number, { picture, blocks }] of entity.items.entries()) {
      const path = `${index}.items.${number}`;
      for (const media of mediaOfBlock({ picture, blocks }, path)) yield { at: "entities.json", ...media };
    }
  }
}

/** The same parts with every picture settled; one that was refused is left out. */
export async function settleMediaOfParts(parts: BundleParts, book: MediaBook): Promise<BundleParts> {
  const { site, pages, entities } = parts;
  return {
    ...parts,
    site: parts.isSiteStored ? site : { ...site, ...picturesOfSite(site, book) },
    pages: pages && (await Promise.all(pages.map((own) => settlePage(own, book)))),
    entities: entities && (await Promise.all(entities.map((own) => settleEntity(own, book)))),
  };
}

function picturesOfSite(site: BundleParts["site"], book: MediaBook): object {
  return Object.fromEntries(
    SITE_PICTURES.map((field) => [field, site[field] ? book.addressOf(site[field]) : null]),
  );
}

async function settlePage(own: PageOfBundle, { find }: MediaBook): Promise<PageOfBundle> {
  if (own.isStored) return own;
  return { ...own, page: { ...own.page, blocks: await settleMediaOfBlock(own.page.blocks, find) } };
}

async function settleEntity(own: EntityOfBundle, { find }: MediaBook): Promise<EntityOfBundle> {
  if (own.isStored) return own;
  const settle = async (item: EntityItem): Promise<EntityItem> => {
    const { picture, blocks } = item;
    return { ...item, ...(await settleMediaOfBlock({ picture, blocks }, find)) };
  };
  return { entity: { ...own.entity, items: await Promise.all(own.entity.items.map(settle)) } };
}

type FindMedia = (file: string) => Promise<KnownMedia | null>;
export type BlockMedia = { readonly path: string; readonly file: string };

/** Every picture that a block names, however deep: of its own, of its items, of its people. */
export function* mediaOfBlock(value: unknown, path: string): Generator<BlockMedia> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${path}.${key}`;
    if (key === "picture" && typeof inner === "string") yield { path: here, file: inner };
    else yield* mediaOfBlock(inner, here);
  }
}

/** The same block with its pictures' content addresses and sizes; one that was refused becomes null. */
export async function settleMediaOfBlock<T>(value: T, find: FindMedia): Promise<T> {
  if (Array.isArray(value)) {
    return (await Promise.all(value.map((inner) => settleMediaOfBlock(inner, find)))) as T;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, inner]) => {
      if (key === "picture" && typeof inner === "string") return Object.entries(await settled(inner, find));
      return [[key, await settleMediaOfBlock(inner, find)] as [string, unknown]];
    }),
  );
  return Object.fromEntries(entries.flat()) as T;
}

async function settled(name: string, find: FindMedia): Promise<object> {
  const known = await find(name);
  if (!known) return { picture: null };
  const { width, height, placeholder } = known.info;
  return { picture: known.file, width, height, placeholder };
}
