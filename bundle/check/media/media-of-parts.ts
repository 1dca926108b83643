import type { EntityItem } from "#features/pages/entity/schema.ts";
import type { MediaIndex, KnownMedia } from "./media-index.ts";
import type { BundleParts, EntityOfBundle, PageOfBundle } from "../bundle-parts.ts";

const SITE_PICTURES = ["logo", "logoDark", "favicon", "socialImage"] as const;

export type PartMedia = { readonly at: string; readonly path: string; readonly file: string };

/** Every file of the media folder that the site, its pages and its entities name, with the file and field that name it. */
export function* mediaOfParts({ site, isSiteStored, pages, entities }: BundleParts): Generator<PartMedia> {
  for (const field of SITE_PICTURES) {
    // A stored site has content addresses already.
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

/** The same parts with each picture replaced by its content address; a refused one is left out. */
export async function resolveMediaOfParts(parts: BundleParts, mediaIndex: MediaIndex): Promise<BundleParts> {
  const { site, pages, entities } = parts;
  return {
    ...parts,
    site: parts.isSiteStored ? site : { ...site, ...(await picturesOfSite(site, mediaIndex)) },
    pages: pages && (await Promise.all(pages.map((own) => resolvePage(own, mediaIndex)))),
    entities: entities && (await Promise.all(entities.map((own) => resolveEntity(own, mediaIndex)))),
  };
}

async function picturesOfSite(site: BundleParts["site"], mediaIndex: MediaIndex): Promise<object> {
  const pictures = SITE_PICTURES.map((field) => [
    field,
    site[field] ? mediaIndex.addressOf(site[field]) : null,
  ]);
  const logo = site.logo ? await mediaIndex.find(site.logo) : null;
  const { width: logoWidth = null, height: logoHeight = null } = logo?.info ?? {};
  return { ...Object.fromEntries(pictures), logoWidth, logoHeight };
}

async function resolvePage(own: PageOfBundle, { find }: MediaIndex): Promise<PageOfBundle> {
  if (own.isStored) return own;
  return { ...own, page: { ...own.page, blocks: await resolveMediaOfBlock(own.page.blocks, find) } };
}

async function resolveEntity(own: EntityOfBundle, { find }: MediaIndex): Promise<EntityOfBundle> {
  if (own.isStored) return own;
  const settle = async (item: EntityItem): Promise<EntityItem> => {
    const { picture, blocks } = item;
    return { ...item, ...(await resolveMediaOfBlock({ picture, blocks }, find)) };
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
export async function resolveMediaOfBlock<T>(value: T, find: FindMedia): Promise<T> {
  if (Array.isArray(value)) {
    return (await Promise.all(value.map((inner) => resolveMediaOfBlock(inner, find)))) as T;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, inner]) => {
      if (key === "picture" && typeof inner === "string")
        return Object.entries(await resolvedPicture(inner, find));
      return [[key, await resolveMediaOfBlock(inner, find)] as [string, unknown]];
    }),
  );
  return Object.fromEntries(entries.flat()) as T;
}

async function resolvedPicture(name: string, find: FindMedia): Promise<object> {
  const known = await find(name);
  if (!known) return { picture: null };
  const { width, height, placeholder } = known.info;
  return { picture: known.file, width, height, placeholder };
}
