import { isFilmUrl } from "#platform/media/address.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { formatFileSize } from "#domain/format/file-size.ts";
import { localize } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { DocumentView, MediumView } from "../estate-view.ts";

/** A virtual visit of this type is the main one. */
const MAIN_VISIT = 2;

/** Virtual visits, the main one first, then videos; each once, by name of who shows it. */
export function mediumViews({ imageCdn: cdn }: RequestContext, estate: Estate, locale: Locale): MediumView[] {
  const visits = estate.virtualVisits
    .toSorted((one, other) => Number(other.type.id === MAIN_VISIT) - Number(one.type.id === MAIN_VISIT))
    .map(({ link }) => ({
      kind: "visit" as const,
      href: link,
      provider: hostOf(link),
      title: null,
      picture: null,
    }));
  const videos = estate.videos.map(({ link, title, picture }) => ({
    kind: "video" as const,
    href: link,
    provider: isFilmUrl(link) ? null : hostOf(link),
    title: localize(title, locale),
    picture: picture ? pictureOf(picture, "card", { alt: "", cdn }) : null,
  }));
  const hasMain = estate.virtualVisits.some(({ type }) => type.id === MAIN_VISIT);
  return [...toldApart(visits, hasMain), ...toldApart(videos, false)];
}

/** Each address once, and by its number where there are several; the first may be the main one. */
function toldApart(media: readonly MediumView[], isFirstMain: boolean): MediumView[] {
  const each = media.filter(
    ({ href, provider }, at) => provider !== "" && media.findIndex((other) => other.href === href) === at,
  );
  if (each.length < 2) return each;
  return each.map((medium, at) =>
    Object.assign({}, medium, { number: at + 1, isMain: isFirstMain && at === 0 }),
  );
}

/** Plans, certificates and leaflets to take along. */
export function documentViews(estate: Estate, locale: Locale): DocumentView[] {
  return estate.files.map(({ type, link, comment, bytes }) => ({
    href: link,
    title: localize(comment, locale),
    type: type?.trim() || null,
    size: bytes ? formatFileSize(bytes) : null,
  }));
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : "";
}
