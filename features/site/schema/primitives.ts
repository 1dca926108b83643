import { z } from "zod";
import { LOCALES } from "#domain/locale/locale.ts";

/** A field that a bundle may leave out or send as null; both mean "not known". */
export function known<T extends z.ZodType>(schema: T) {
  return schema.nullish();
}

export const LocaleCode = z.enum(LOCALES);

/** Ids of listings and reference rows are positive integers that JavaScript holds exactly. */
export const Id = z.int().positive();

export const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Words of a site, collection, page or block: what may stand in an address or a file name. */
export const Slug = z.string().regex(SLUG, "expected lower-case letters, digits and dashes");

const Text = z.string().max(100_000);

/** One text per language; at least one key, none required: the fallback fills in. */
export const MultilingualText = z.object({
  nl: known(Text),
  fr: known(Text),
  en: known(Text),
  de: known(Text),
});

/** A code list entry of the agency's own: its id, and its name where the bundle gives it. */
export const Reference = z.object({ id: Id, name: known(MultilingualText) });

/** Amounts in euro; the schema refuses NaN and infinity, nothing else: real listings hold odd figures. */
export const Amount = z.number().min(0).max(1e12);

/** Areas in m², lengths in m. */
export const Measure = z.number().min(0).max(1e9);

export const Count = z.int().min(0).max(100_000);

export const IsoDate = z.iso.date();

/** A moment in UTC or with an offset, as RFC 3339 writes it. */
export const IsoInstant = z.iso.datetime({ offset: true });

export const HexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/, "expected a colour such as #a8452f");

export const MEDIA_NAME = /^(?!.*\.\.)[\w][\w./-]*$/;

/** A file of the bundle's media folder: no way up, no hidden file, no scheme. */
export const MediaName = z.string().max(200).regex(MEDIA_NAME, "expected the path of a file in media/");

export const LINK =
  /^(?:(?:https?:\/\/|mailto:)[^\s\\\p{Cc}]+|tel:[^\s\\\p{Cc}](?:[^\s\\\p{Cc}]| )*|\/(?!\/)[^\s\\\p{Cc}]*|#[^\s\\\p{Cc}]*)$/iu;

/**
 * A link of the agency's: our own path, or http(s), mailto, tel; never javascript. Browsers read a backslash as a slash and leave out
 * tabs and line ends, so that a path with one would lead to another host. Numbers of phones may have spaces: `tel:+32 9 123 45 67`.
 */
export const Link = z.string().max(2_000).regex(LINK, "expected an https, mailto or tel link, or a path");
