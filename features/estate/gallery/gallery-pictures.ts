import { mediaUrl } from "#platform/media/address.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { Picture } from "#features/listings/schema/media.ts";
import { localize, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { largePicture } from "#features/site/pictures/large-picture.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { captionLocale } from "./caption-locale.ts";
import type { GalleryPicture } from "../estate-view.ts";

export type GalleryPictures = {
  readonly photos: GalleryPicture[];
  readonly plans: GalleryPicture[];
  /** Absolute address of the picture that a shared link shows; null without photos. */
  readonly social: string | null;
};

/** An estate's photos and floor plans in the agency's order, each with its large form. */
export function galleryPictures(context: RequestContext, estate: Estate, locale: Locale): GalleryPictures {
  const sorted = estate.pictures.toSorted((a, b) => a.index - b.index);
  const photos = sorted.filter(({ kind }) => kind === "photo");
  const plans = sorted.filter(({ kind }) => kind === "floorplan");
  const first = photos[0];
  const social = first ? mediaUrl(first.file, "social", { cdn: context.imageCdn, format: "jpg" }) : null;
  return {
    photos: photos.map((photo) => galleryPicture(context, photo, "wide", locale)),
    plans: plans.map((plan) => galleryPicture(context, plan, "gallery", locale)),
    social: social && new URL(social, context.origin).href,
  };
}

function galleryPicture(
  { imageCdn: cdn }: RequestContext,
  picture: Picture,
  use: "wide" | "gallery",
  locale: Locale,
): GalleryPicture {
  const large = largePicture(picture, (width) => mediaUrl(picture.file, "gallery", { cdn, width }));
  return {
    picture: {
      ...pictureOf(picture.file, use, {
        alt: textOf(picture.title, locale),
        cdn,
        placeholder: picture.placeholder,
      }),
      ...(use === "gallery" ? { width: large.width, height: large.height } : {}),
    },
    captionLocale: captionLocale(localize(picture.title, locale), locale),
    large,
    thumb: mediaUrl(picture.file, "thumb", { cdn }),
  };
}
