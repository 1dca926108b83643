import { brusselsMoment } from "../brussels-moment.ts";
import { createHash } from "node:crypto";
import { formatEuro } from "#domain/format/figures.ts";
import { formatDate, formatDayAndTime } from "#domain/format/moments.ts";
import { formatShortNumber } from "#domain/locale/number.ts";
import {
  UNREADABLE,
  type Convert,
  type Json,
  type JsonObject,
  type MappingRow,
  type Place,
} from "../mapping-row.ts";
import { numberOf } from "../read-value.ts";
import { extra, leftOut } from "../row-kinds.ts";
import { PICTURE_GROUPS } from "./openimmo-codes.ts";

/** The value at a path of a listing; undefined where it has none. Example: `at(document, "preise.waehrung.@iso_waehrung")`. */
export function at(document: JsonObject, path: string): Json | undefined {
  return path.split(".").reduce<Json | undefined>((value, name) => fieldsOf(value)[name], document);
}

/** The text of an element, whether it has attributes or not; empty where it is not there. */
export function textAt(document: JsonObject, path: string): string {
  const value = at(document, path);
  return String(fieldsOf(value)["#text"] ?? (typeof value === "object" ? "" : (value ?? ""))).trim();
}

function fieldsOf(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** OpenImmo writes flags as `true`, `1`, `TRUE`. */
export function isSet(value: Json | undefined): boolean {
  return /^(1|true)$/i.test(String(value ?? "").trim());
}

const flagAt =
  (path: string) =>
  ({ document }: Place) =>
    isSet(at(document, path));

export const isSale = flagAt("objektkategorie.vermarktungsart.@KAUF");
export const isRent = (place: Place) =>
  !isSale(place) && flagAt("objektkategorie.vermarktungsart.@MIETE_PACHT")(place);
export const isOnRequest = flagAt("preise.kaufpreis.@auf_anfrage");
export const isForcedSale = flagAt("versteigerung.zwangsversteigerung");
const isAddressFree = flagAt("verwaltung_objekt.objektadresse_freigeben");

const isEuro = ({ document }: Place) =>
  ["", "EUR"].includes(String(at(document, "preise.waehrung.@iso_waehrung") ?? ""));

/** An amount as the page says it, in the listing's own currency. Examples: "€ 560,00", "560 CHF". */
const amountInWords: Convert = (value, place) => {
  const amount = numberOf(value);
  if (amount === undefined) return UNREADABLE;
  const currency = String(at(place.document, "preise.waehrung.@iso_waehrung"));
  return isEuro(place) ? formatEuro(amount) : `${formatShortNumber(amount)} ${currency}`;
};

type Named = Parameters<typeof extra>;

/** An amount without a field of ours; one that tells a price on request is kept back. */
export function amountExtra(...[path, ...names]: Named): MappingRow[] {
  return [
    { ...extra(path, ...names), convert: amountInWords, when: (place) => !isOnRequest(place) } as MappingRow,
    { path, leftOut: "the agency tells the price on request", when: isOnRequest },
  ];
}

/** An amount for a field of ours where it is in euro and the row holds, else shown under a label. */
export function amountTo(
  to: string | readonly string[],
  holds: (place: Place) => boolean,
  ...[path, ...names]: Named
): MappingRow[] {
  const goes = (place: Place) => isEuro(place) && holds(place) && !isOnRequest(place);
  return [
    { path, to, when: goes, says: "in euro" },
    {
      ...extra(path, ...names),
      convert: amountInWords,
      when: (place) => !goes(place) && !isOnRequest(place),
      says: "else",
    } as MappingRow,
    { path, leftOut: "the agency tells the price on request", when: isOnRequest },
  ];
}

/** A figure as the page writes figures; what is none stays as it is. Example: `"22.00"` is 22. */
export const figureOf: Convert = (value) => numberOf(value) ?? value;

/** Rooms are counted in halves: `2.5` bedrooms are two. */
export const wholeNumber: Convert = (value) => {
  const number = numberOf(value);
  return number === undefined ? UNREADABLE : Math.floor(number);
};

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const GERMAN_MONTH = /^(\d{1,2})[-./](\d{4})$/;

/** A date in any form that senders write: `2024-01-31`, `31.01.2024`; a month (`01-2024`) ends on its last day. */
export const dateOf: Convert = (value) => {
  const text = String(value).trim();
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year) return isoDay(Number(year), Number(month), Number(day));
  const german = GERMAN_DAY.exec(text);
  if (german) return isoDay(Number(german[3]), Number(german[2]), Number(german[1]));
  const ends = GERMAN_MONTH.exec(text);
  return ends ? lastDayOf(Number(ends[2]), Number(ends[1])) : UNREADABLE;
};

/** The same as the page writes dates: "31/01/2024". */
export const dayInWords: Convert = (value, place) => {
  const day = dateOf(value, place);
  return typeof day === "string" ? formatDate(day) : day;
};

/** The same with its time, where one is told: "31/01/2024 14:00", in Belgian time. */
export const momentInWords: Convert = (value, place) => {
  if (!/T\d{2}:\d{2}/.test(String(value)) || /T00:00(:00)?$/.test(String(value).trim()))
    return dayInWords(value, place);
  const moment = momentOf(value, place);
  return typeof moment === "string" ? formatDayAndTime(moment) : moment;
};

/** A day that no calendar has, such as 31 February, is unreadable. */
function isoDay(year: number, month: number, day: number): Json | typeof UNREADABLE {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" }).toString();
  } catch {
    return UNREADABLE;
  }
}

function lastDayOf(year: number, month: number): Json | typeof UNREADABLE {
  try {
    const { daysInMonth } = Temporal.PlainYearMonth.from({ year, month }, { overflow: "reject" });
    return isoDay(year, month, daysInMonth);
  } catch {
    return UNREADABLE;
  }
}

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** A moment without a zone is one of Belgium, which has the time of Germany and Austria. */
export const momentOf: Convert = (value, place) => {
  const text = String(value).trim();
  if (!LOCAL_TIME.test(text))
    return Number.isNaN(Date.parse(text)) ? UNREADABLE : new Date(text).toISOString();
  return brusselsMoment(text, place);
};

/** Where a listing is under option or over, by `verkaufstatus`; a reference object is over too. */
export function transactionOf(sale: { free: number; reserved: number; over: number }): Convert {
  return (_value, { document }) => {
    const state = String(at(document, "zustand_angaben.verkaufstatus.@stand") ?? "");
    const isReference = at(document, "verwaltung_techn.aktion.@aktionart") === "REFERENZ";
    if (state === "VERKAUFT" || isReference) return sale.over;
    return state === "RESERVIERT" ? sale.reserved : sale.free;
  };
}

type Attachment = {
  readonly isWeb: boolean;
  readonly group: string;
  readonly isPdf: boolean;
  readonly isImage: boolean;
};

/** What an attachment is, by its group and the end of its name. */
export function attachmentOf({ entry }: Pick<Place, "entry">): Attachment {
  const path = String(fieldsOf(entry["daten"])["pfad"] ?? "").trim();
  const end = /\.([a-z0-9]{2,5})(?:[?#].*)?$/is.exec(path)?.[1]?.toLowerCase() ?? "";
  const format = String(entry["format"] ?? "").toLowerCase();
  return {
    isWeb: /^https?:\/\//i.test(path),
    group: String(entry["@gruppe"] ?? ""),
    isPdf: end === "pdf" || (end === "" && format.includes("pdf")),
    isImage: ["jpg", "jpeg", "png", "webp", "gif"].includes(end) || /jpe?g|png|webp|image/.test(format),
  };
}

export const isPicture = (place: Place) => {
  const { group, isPdf, isWeb, isImage } = attachmentOf(place);
  if (group === "KARTEN_LAGEPLAN" && !isAddressFree(place)) return false;
  if (group === "PANORAMA" && isWeb && !isImage) return false;
  return PICTURE_GROUPS.includes(group) && !isPdf;
};

/**
 * The name that a file of the archive has among the listing's media. Example: `fotos/Küche 1.jpg` becomes
 * `fotos-K-che-1-<eight signs of its hash>.jpg`; a plain name stays.
 */
export function mediaNameOf(path: string): string {
  const name = path.trim().replace(/^\.?\//, "");
  if (/^\w[\w.-]{0,100}$/.test(name) && !name.includes("..")) return name;
  const [, stem, end] = /^(.*?)(\.\w{1,5})?$/s.exec(name)!;
  const safe =
    stem!
      .replaceAll(/[^\w]+/g, "-")
      .replace(/^-/, "")
      .slice(0, 60) || "file";
  return `${safe}-${createHash("sha256").update(path).digest("hex").slice(0, 8)}${end ?? ""}`;
}

/** Fields that senders define themselves, within one part of a listing. */
export function ownFields(part: string): MappingRow[] {
  const prefix = part && `${part}.`;
  const feld = `${prefix}user_defined_extend[].feld[]`;
  const any = `${prefix}user_defined_anyfield[]`;
  return [
    { path: `${prefix}user_defined_simplefield[].#text`, extra: { from: "@feldname" }, language: "context" },
    {
      path: `${prefix}user_defined_simplefield[].@feldname`,
      readWith: `${prefix}user_defined_simplefield[].#text`,
    },
    { path: `${feld}.wert`, extra: { from: "name" }, language: "context" },
    ...["name", "typ", "typ[]", "modus", "modus[]"].map((name) => ({
      path: `${feld}.${name}`,
      readWith: `${feld}.wert`,
    })),
    { path: `${any}.plaintext[].@fieldvalue`, extra: { from: "@fieldname" }, language: "context" },
    {
      path: `${any}.flag[].@fieldvalue`,
      extra: { from: "@fieldname" },
      codes: { true: true, false: null, "1": true, "0": null },
    },
    ...["plaintext", "flag"].map((kind) => ({
      path: `${any}.${kind}[].@fieldname`,
      readWith: `${any}.${kind}[].@fieldvalue`,
    })),
  ];
}

/** The same where they concern an address or a person. */
export function ownFieldsLeftOut(part: string, reason: string): MappingRow[] {
  return leftOut(reason, ...ownFields(part).map(({ path }) => path));
}
