import type { EstateNode } from "#features/listings/schema/estate.ts";
import { Link } from "#features/site/schema/primitives.ts";

export type MediaUsed = {
  readonly path: string;
  readonly file: string;
  /** A film is meant, anywhere else a picture or a document. */
  readonly isFilm?: boolean;
};

/** Every file of the media folder that a listing names, with the field that names it. */
export function* mediaOfNode(node: EstateNode): Generator<MediaUsed> {
  for (const [index, { file, thumbnail }] of node.pictures.entries()) {
    yield { path: `pictures.${index}.file`, file };
    if (thumbnail) yield { path: `pictures.${index}.thumbnail`, file: thumbnail };
  }
  for (const [index, { link, picture }] of node.videos.entries()) {
    if (isMediaName(link)) yield { path: `videos.${index}.link`, file: link, isFilm: true };
    if (picture) yield { path: `videos.${index}.picture`, file: picture };
  }
  for (const [index, { link }] of node.files.entries()) {
    if (isMediaName(link)) yield { path: `files.${index}.link`, file: link };
  }
  if (node.salesRep?.picture) yield { path: "salesRep.picture", file: node.salesRep.picture };
}

/** A file's `link` is an address of the web or the name of a file in media/. */
export function isMediaName(link: string): boolean {
  return !Link.safeParse(link).success;
}
