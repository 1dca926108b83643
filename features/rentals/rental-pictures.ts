import { mediaUrl } from "#platform/media/address.ts";
import { MEDIA_USES } from "#platform/media/sizes.ts";
import { PHOTO_SIZES, rentalPhotoUrl } from "./photo-address.ts";
import type { RentalPhoto } from "./schema/photo.ts";
import { localize, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { captionLocale } from "#features/estate/gallery/caption-locale.ts";
import type { GalleryPicture } from "#features/estate/estate-view.ts";
import { largePicture } from "#features/site/pictures/large-picture.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";

type PhotoUse = "wide" | "rental";

type Surroundings = { readonly locale: Locale; readonly cdn: string | null };

/** Sizes that addresses of photos call by a name. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(PHOTO_SIZES).map(([name, size]) => [size, name]),
);

/**
 * A photo of a unit as a page renders it: from `/rental-units/assets` on the site's own origin, or through the image CDN
 * where the operator has one.
 */
export function photoView(photo: RentalPhoto, use: PhotoUse, { locale, cdn }: Surroundings): PictureView {
  const { widths, ratio } = MEDIA_USES[use];
  const [usual] = widths;
  const address = (width: number) =>
    cdn ? mediaUrl(photo.file, use, { cdn, width }) : rentalPhotoUrl(photo.id, sizeName(use, width));
  return {
    src: address(usual),
    srcSet: widths
      .toSorted((a, b) => a - b)
      .map((width) => `${address(width)} ${width}w`)
      .join(", "),
    width: usual,
    height: Math.round(usual / ratio),
    alt: textOf(photo.title, locale),
    placeholder: photo.placeholder ?? null,
  };
}

/** A photo with its large form, as the gallery opens it. */
export function galleryPhoto(photo: RentalPhoto, { locale, cdn }: Surroundings): GalleryPicture {
  return {
    picture: photoView(photo, "wide", { locale, cdn }),
    captionLocale: captionLocale(localize(photo.title, locale), locale),
    large: largePicture(photo, (width) =>
      cdn
        ? mediaUrl(photo.file, "gallery", { cdn, width })
        : rentalPhotoUrl(photo.id, sizeName("gallery", width)),
    ),
    thumb: cdn ? mediaUrl(photo.file, "thumb", { cdn }) : rentalPhotoUrl(photo.id, "thumb-160"),
  };
}

function sizeName(use: PhotoUse | "gallery", width: number): string {
  const size = `${use}-${width}`;
  return NAMES.get(size) ?? size;
}
