import type { EstateNode } from "#contract/estate/estate.ts";
import { isMediaName } from "./is-media-name.ts";

export type MediaUsed = { readonly path: string; readonly file: string };

/** Every file of the media folder that a listing names, with the field that names it. */
export function* mediaOfNode(node: EstateNode): Generator<MediaUsed> {
  for (const [index, { file, thumbnail }] of node.pictures.entries()) {
    yield { path: `pictures.${index}.file`, file };
    if (thumbnail) yield { path: `pictures.${index}.thumbnail`, file: thumbnail };
  }
  for (const [index, { picture }] of node.videos.entries()) {
    if (picture) yield { path: `videos.${index}.picture`, file: picture };
  }
  for (const [index, { link }] of node.files.entries()) {
    if (isMediaName(link)) yield { path: `files.${index}.link`, file: link };
  }
  if (node.salesRep?.picture) yield { path: "salesRep.picture", file: node.salesRep.picture };
}
