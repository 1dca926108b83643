import { formatDate } from "#domain/format/moments.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { UNREADABLE, type Convert, type Json, type JsonObject, type Place } from "../mapping-row.ts";
import { numberOf, valueAt } from "../read-value.ts";
import { PROJECT_GROUPS, SUB_CATEGORIES, TRANSACTIONS } from "./whise-codes.ts";

/** Belgian postal codes of places where streets have Dutch, and French names; in Brussels they have both. */
const DUTCH_ZIP = /^(1[5-9]|2|3|8|9)\d+$/;
const FRENCH_ZIP = /^(1[34]|4|5|6|7)\d+$/;

const KINDS_OF_RENT = 2;
const FOR_SALE_UNDER_OPTION = 7;
const TO_LET_UNDER_OPTION = 8;

const SUB_TYPE_OF = new Map(
  Object.entries(SUB_CATEGORIES).flatMap(([code, ids]) => ids.map((id) => [id, subTypeId(code)] as const)),
);

function subTypeId(code: string): number | undefined {
  return SUB_TYPES.find((subType) => subType.code === code)?.id;
}

export const isProject = ({ document }: Place): boolean => document["canHaveChildren"] === true;
export const isSingle = (place: Place): boolean => !isProject(place);
const isPartOfProject = ({ document }: Place): boolean => document["parentId"] != null;

/** A project and its units carry names for visitors; the name of any other estate is the agency's own and may tell its street. */
export const hasPublicName = (place: Place): boolean =>
  (isProject(place) || isPartOfProject(place)) && !hasDetail(1914)(place);

export const hasDetail =
  (id: number) =>
  ({ document }: Place): boolean =>
    listOf(document["details"]).some((detail) => detail["id"] === id && detail["value"] !== undefined);

export const lacksDetail = (id: number) => (place: Place) => !hasDetail(id)(place);

/** Whether the language of a text has a long description too. */
export const hasLongText = ({ document, parent }: Place): boolean =>
  listOf(document["longDescription"]).some(
    (text) => text["languageId"] === parent["languageId"] && Boolean(text["content"]),
  );

export const lacksLongText = (place: Place): boolean => !hasLongText(place);

export const shownPrice: Convert = (value, { document }) => (document["displayPrice"] === true ? value : 0);

/** 21 and 22 (reserved, agreed) are of sales and rents alike: the purpose tells which. */
export const transactionOf: Convert = (value, { document }) => {
  const ours = (TRANSACTIONS as Readonly<Record<string, number>>)[String(value)];
  if (ours === undefined) return UNREADABLE;
  const isRent = valueAt(document, "purpose.id") === KINDS_OF_RENT;
  return isRent && ours === FOR_SALE_UNDER_OPTION ? TO_LET_UNDER_OPTION : ours;
};

export const subTypeOf: Convert = (value) => SUB_TYPE_OF.get(numberOf(value) ?? 0) ?? UNREADABLE;

export const projectGroupOf: Convert = (value) =>
  subTypeId(PROJECT_GROUPS[String(value)] ?? "") ?? UNREADABLE;

export const cityOf: Convert = (_value, { document, context }) =>
  context.cities.cityOf({ zip: textAt(document, "zip"), name: textAt(document, "city") });

export const streetOf: Convert = (value, { document, context }) => {
  const zip = textAt(document, "zip");
  const locale: Locale = DUTCH_ZIP.test(zip) ? "nl" : FRENCH_ZIP.test(zip) ? "fr" : context.language;
  return { [locale]: value };
};

/** Whise writes the value and its rounding, `179-179`. */
export const energyValueOf: Convert = (value) => {
  const [, first, second] = /^(-?\d+(?:\.\d+)?)(?:-(-?\d+(?:\.\d+)?))?$/.exec(String(value)) ?? [];
  return first !== undefined && (second === undefined || second === first) ? Number(first) : UNREADABLE;
};

/** Dates of details are American: `08/18/2025 00:00`. */
export const americanDate: Convert = (value) => {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})\b/.exec(String(value)) ?? [];
  return year ? `${year}-${month}-${day}` : UNREADABLE;
};

/** The same as the page writes dates: "18/08/2025". */
export const americanDateInWords: Convert = (value, place) => {
  const day = americanDate(value, place);
  return typeof day === "string" ? formatDate(day) : day;
};

export const withUnit =
  (unit: string): Convert =>
  (value) =>
    `${String(value)} ${unit}`;

export const isFilm = (value: Json): boolean =>
  /^https?:\/\/([\w-]+\.)*(youtube\.com|youtu\.be|vimeo\.com)\//i.test(String(value));

function textAt(document: JsonObject, name: string): string {
  return String(document[name] ?? "").trim();
}

export function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly JsonObject[]) : [];
}
