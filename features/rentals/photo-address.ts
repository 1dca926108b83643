import { MEDIA_SIZES } from "#platform/media/sizes.ts";

/** The words that stand for a size in a photo's address; any size of `platform/media/sizes.ts` is served too. */
export const PHOTO_SIZES = {
  /** The main picture of a unit. */
  medium: "wide-960",
  /** 600×400 */
  thumbnail: "rental-600",
  small: "card-380",
  large: "gallery-2400",
} as const;

/**
 * The address of a unit's photo on the site's own origin.
 * Example: `rentalPhotoUrl(12)` is `"/rental-units/assets/12/medium"`.
 */
export function rentalPhotoUrl(photoId: number, size: string = "medium"): string {
  return `/rental-units/assets/${photoId}/${encodeURIComponent(size)}`;
}

/** The media size of a word in a photo's address, or null: `mediaSizeOf("medium")` is `"wide-960"`. */
export function mediaSizeOf(word: string): string | null {
  const size = Object.hasOwn(PHOTO_SIZES, word) ? PHOTO_SIZES[word as keyof typeof PHOTO_SIZES] : word;
  return MEDIA_SIZES.has(size) ? size : null;
}
