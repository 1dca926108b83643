import type { Locale } from "#domain/locale/locale.ts";
import type { FeedListing } from "#features/listings/queries/feed-listings.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { Site } from "#features/site/schema/site.ts";
import { localize, type Multilingual } from "#domain/locale/multilingual.ts";
import { mediaUrl } from "#platform/media/address.ts";
import type { Json, JsonObject } from "../sources/mapping-row.ts";
import { setField, type ListingDraft } from "../sources/write-draft.ts";

/** The site that a feed is about. */
export type FeedSite = {
  readonly site: Site;
  /** Scheme and host of the site's first host name. */
  readonly origin: string;
  readonly imageCdn: string | null;
};

/** A listing that a feed tells, and what it needs to know around it. */
export type Listed = FeedListing &
  FeedSite & {
    /** The language of texts where a format has one alone. */
    readonly locale: Locale;
  };

/** A field of a format and where its value comes from; the documentation is made from it. */
export type FeedRow = {
  /** Example: `flaechen.wohnflaeche`; an attribute stands under `@` and its name, a text beside attributes under `#text`. */
  readonly path: string;
  /** Our field, or what it is made of. */
  readonly from: string;
  /** Undefined where it is not known. */
  readonly value: (listed: Listed) => Json | undefined;
  /** What our own source makes of it, where that is not the same field. */
  readonly back?: string;
};

/** A part of our listings that a format has no field for. */
export type NotTold = { readonly field: string; readonly why: string };

/** The fields of a listing in a format. Example: `{ flaechen: { wohnflaeche: 120 } }`. */
export function fieldsOf(rows: readonly FeedRow[], listed: Listed): JsonObject {
  const fields: ListingDraft = {};
  for (const { path, value } of rows) {
    const told = value(listed);
    if (told !== undefined && told !== null && told !== "") setField(fields, path, told, []);
  }
  return fields as JsonObject;
}

/** The value of a field of ours by its path: `valueIn(estate, "general.price.value")`. */
export function valueIn(estate: Estate, path: string): Json | undefined {
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
      estate,
    ) as Json | undefined;
}

/** A text in the feed's language alone: another language under its name would be wrong. */
export function textIn(texts: Multilingual | null | undefined, locale: Locale): string | undefined {
  return texts?.[locale]?.trim() || undefined;
}

/** A text of which a feed has one: in its language, else in another. */
export function anyText(texts: Multilingual | null | undefined, locale: Locale): string | undefined {
  return localize(texts, locale)?.text;
}

/** A page of the site, whole: `/nl/te-koop/…` with its scheme and host. */
export function pageOf({ estate, origin }: Listed, locale: Locale): string | undefined {
  const path = estate.uri?.[locale];
  return path ? origin + path : undefined;
}

type FeedPicture = { readonly url: string; readonly isPlan: boolean; readonly title: string | undefined };

/** The pictures in the agency's order, as JPEG: portals read no newer formats. */
export function picturesOf({ estate, origin, imageCdn, locale }: Listed): FeedPicture[] {
  return estate.pictures
    .toSorted((one, other) => one.index - other.index)
    .map(({ file, kind, title }) => ({
      url: new URL(mediaUrl(file, "gallery", { cdn: imageCdn, format: "jpg" }), origin).href,
      isPlan: kind === "floorplan",
      title: textIn(title, locale),
    }));
}

/** A document, film or visit, whole; undefined for what no address of the web is. */
export function addressOf({ origin }: Listed, link: string): string | undefined {
  const url = URL.parse(link, origin);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
