import { MEDIA_USES } from "#contract/media/sizes.ts";

/** The large form by its size, or by the word that holiday homes have for it (`contract/rental/photo.ts`). */
const LARGE_FORM = /\/(gallery-2400|large)$/;

/**
 * Every size of a picture's large form, each as wide as it comes out: a size bounds the longer side, and enlarges nothing. Undefined
 * for an address that has no other sizes.
 * Example: an upright `…/gallery-2400` of 1600×2400 gives `…/gallery-800 533w, …/gallery-1600 1067w, …/gallery-2400 1600w`.
 */
export function largeSrcSet(
  href: string,
  { width, height }: { readonly width: number; readonly height: number },
): string | undefined {
  if (!LARGE_FORM.test(href)) return undefined;
  const longer = Math.max(width, height);
  const bounds = MEDIA_USES.gallery.widths.toSorted((one, other) => one - other);
  const enough = bounds.findIndex((bound) => bound >= longer);
  return bounds
    .slice(0, enough < 0 ? undefined : enough + 1)
    .map((bound) => {
      const shown = Math.round(width * Math.min(1, bound / longer));
      return `${href.replace(LARGE_FORM, `/gallery-${bound}`)} ${shown}w`;
    })
    .join(", ");
}
