import type { CodeList } from "../values/read-code.ts";

/** How the cells of a column are read. */
export type Kind =
  | "text"
  | "texts"
  | "amount"
  | "area"
  | "length"
  | "volume"
  | "figure"
  | "count"
  | "floor"
  | "year"
  | "degrees"
  | "yes-no"
  | "no-yes"
  | "day"
  | "moment"
  | "free-on"
  | "energy-label"
  | "certificate"
  | "link"
  | "pictures"
  | "floor-plans"
  | "videos"
  | "tours"
  | "papers"
  | "type"
  | "transaction"
  | "status"
  | "place"
  | "address"
  | "country"
  | "person"
  | { readonly list: CodeList };

/**
 * One rule of the spreadsheet: the names that a column may have in four languages (with commas between them; case,
 * accents, spaces and signs count for nothing), where its cells go in the line of a listing, and how they are read.
 */
export type Column = {
  /** A path in the line; a path that begins with `row.` is joined with others by `write-listing.ts`. */
  readonly to: string;
  readonly as: Kind;
  readonly nl: string;
  readonly fr: string;
  readonly en: string;
  readonly de: string;
};

/** A column that agencies keep for themselves: never shown, and why. */
export type LeftOut = Pick<Column, "nl" | "fr" | "en" | "de"> & { readonly why: string };
