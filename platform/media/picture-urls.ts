import { mediaUrl } from "./address.ts";
import { MEDIA_USES, type MediaUse } from "./sizes.ts";

/** What the pictures of a listing are shown as: people, logos and holiday homes have sizes of their own. */
const USES_OF_LISTINGS = ["card", "thumb", "gallery", "wide", "hero", "social"] as const satisfies MediaUse[];

/** The sizes that a listing's picture is served in, as they stand in its addresses: `card-760`, `card-380`, …. */
const SIZES = USES_OF_LISTINGS.flatMap((use) =>
  MEDIA_USES[use].widths.map((width) => ({ name: `${use}-${width}`, use, width })),
);

/**
 * The address of a listing's picture in every size, for who has no code to build them. Example: `pictureUrls("0f…9c", null)["card-380"]` is
 * `"/media/0f…9c/card-380"`; with an image CDN it begins with the CDN's origin.
 */
export function pictureUrls(file: string, cdn: string | null | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(SIZES.map(({ name, use, width }) => [name, mediaUrl(file, use, { cdn, width })]));
}
