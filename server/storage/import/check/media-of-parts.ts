import type { BundleParts, PageOfBundle } from "./bundle-parts.ts";
import { mediaOfBlock, renameMediaOfBlock } from "./media-of-block.ts";

const SITE_PICTURES = ["logo", "favicon", "socialImage"] as const;

export type PartMedia = { readonly at: string; readonly path: string; readonly file: string };

/** Every file of the media folder that the site itself and its pages name, with the file and field that name it. */
export function* mediaOfParts({ site, pages }: BundleParts): Generator<PartMedia> {
  for (const field of SITE_PICTURES) {
    const file = site[field];
    if (file) yield { at: "site.json", path: field, file };
  }
  for (const { file: at, page } of pages ?? []) {
    for (const [index, block] of page.blocks.entries()) {
      for (const media of mediaOfBlock(block, `blocks.${index}`)) yield { at, ...media };
    }
  }
}

/** The same parts with every picture's name replaced; a picture that has no new name is left out. */
export function renameMediaOfParts(parts: BundleParts, rename: (file: string) => string | null): BundleParts {
  const { site, pages } = parts;
  const renamed = Object.fromEntries(
    SITE_PICTURES.map((field) => [field, site[field] ? rename(site[field]) : null]),
  );
  return {
    ...parts,
    site: { ...site, ...renamed },
    pages: pages?.map((own) => (own.isStored ? own : renameInPage(own, rename))),
  };
}

function renameInPage({ file, page }: PageOfBundle, rename: (file: string) => string | null): PageOfBundle {
  return { file, page: { ...page, blocks: renameMediaOfBlock(page.blocks, rename) } };
}
