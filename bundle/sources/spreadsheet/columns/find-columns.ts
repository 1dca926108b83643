import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { nearestWord } from "#domain/site/nearest-word.ts";
import { type Cell, isEmpty } from "../file/sheet-row.ts";
import { wordKey } from "../values/word-key.ts";
import type { Column } from "./column.ts";
import { LEFT_OUT_COLUMNS } from "./left-out-columns.ts";
import { KNOWN_NAMES, type KnownName } from "./column-table.ts";
import { type Header, readHeader, wordsOf } from "./read-header.ts";

/** What a column of a sheet was taken for; `position` counts from 1. */
export type FoundColumn = { readonly position: number; readonly text: string } & (
  | { readonly kind: "known"; readonly column: Column; readonly locale: Locale }
  | { readonly kind: "extra"; readonly nearest: string | null }
  | { readonly kind: "left-out"; readonly why: string }
);

export type Naming = {
  /** The language of texts whose column names none; the one that most columns are named in unless given. */
  readonly locale?: Locale | undefined;
  readonly fallback: Locale;
  /** Names of columns that are not to be shown. */
  readonly leaveOut?: readonly string[];
};

export type FoundColumns = { readonly locale: Locale; readonly columns: readonly FoundColumn[] };

/** Says of each column of a sheet what it is; columns without a name are none. */
export function findColumns(cells: readonly Cell[], naming: Naming): FoundColumns {
  const headers = cells.map((cell) => (isEmpty(cell) ? null : readHeader(textOfHeader(cell))));
  const locale = naming.locale ?? commonLocale(headers, naming.fallback);
  const leaveOut = new Set(naming.leaveOut?.map(wordKey));
  const columns = headers.flatMap((header, index) =>
    header ? [{ position: index + 1, text: header.text, ...meaningOf(header, locale, leaveOut) }] : [],
  );
  return { locale, columns: withOwnLanguages(columns) };
}

/** How many of a row's cells are names of columns that are known: the row with most of them is the header. */
export function countNames(cells: readonly Cell[]): number {
  return cells.filter((cell) => !isEmpty(cell) && namesOf(readHeader(textOfHeader(cell))).length > 0).length;
}

function textOfHeader(cell: Cell | undefined): string {
  return typeof cell === "object" ? "" : String(cell);
}

function meaningOf(header: Header, locale: Locale, leaveOut: ReadonlySet<string>) {
  if (leaveOut.has(wordKey(header.text))) return { kind: "left-out", why: "as asked" } as const;
  const why = whyLeftOut(header.text);
  if (why !== null) return { kind: "left-out", why } as const;
  const name = nameIn(namesOf(header), locale);
  if (!name) return { kind: "extra", nearest: nearestName(header) } as const;
  const isText = name.column.as === "texts";
  return {
    kind: "known",
    column: name.column,
    locale: (isText && header.language?.locale) || locale,
  } as const;
}

/** What a header's name can mean, with the language that it names taken off where that makes it known. */
function namesOf({ keys, language }: Header): readonly KnownName[] {
  for (const key of [...keys, ...(language?.keys ?? [])]) {
    const known = KNOWN_NAMES.get(key) ?? numbered(key);
    if (known) return known;
  }
  return [];
}

/** "Foto 1", "foto2": only what a listing has several of is numbered. */
function numbered(key: string): readonly KnownName[] | null {
  const bare = /^(\D{2,})\d{1,3}$/.exec(key)?.[1];
  const known = bare ? KNOWN_NAMES.get(bare) : undefined;
  return known?.filter(({ column }) => LISTS.has(column.to)) ?? null;
}

const LISTS: ReadonlySet<string> = new Set(["pictures", "videos", "virtualVisits", "files"]);

function nameIn(names: readonly KnownName[], locale: Locale): KnownName | undefined {
  return names.find(({ locales }) => locales.has(locale)) ?? names[0];
}

function nearestName({ keys }: Header): string | null {
  const key = keys[0];
  const nearest = key === undefined ? null : nearestWord(key, KNOWN_NAMES.keys());
  return nearest === null ? null : KNOWN_NAMES.get(nearest)![0]!.name;
}

function whyLeftOut(text: string): string | null {
  const key = `${wordsOf(text).map(wordKey).join(" ")} `;
  const found = LEFT_OUT_COLUMNS.find((row) =>
    LOCALES.some((locale) =>
      row[locale].split(", ").some((name) => key.startsWith(`${wordsOf(name).map(wordKey).join(" ")} `)),
    ),
  );
  return found?.why ?? null;
}

function commonLocale(headers: ReadonlyArray<Header | null>, fallback: Locale): Locale {
  const votes = new Map<Locale, number>(LOCALES.map((locale) => [locale, 0]));
  for (const header of headers) {
    const names = header ? namesOf(header) : [];
    for (const locale of LOCALES)
      if (names.some(({ locales }) => locales.has(locale))) votes.set(locale, votes.get(locale)! + 1);
  }
  return [...votes].reduce(
    (most, other) => (other[1] > most[1] ? other : most),
    [fallback, votes.get(fallback)!],
  )[0];
}

/** Two columns of one text without a language, "Titel" and "Titre", are in the languages that call them so. */
function withOwnLanguages(columns: readonly FoundColumn[]): readonly FoundColumn[] {
  return columns.map((found) => {
    if (found.kind !== "known" || found.column.as !== "texts") return found;
    const header = readHeader(found.text);
    if (header.language) return found;
    const isShared = columns.some(
      (other) =>
        other !== found && other.kind === "known" && sameText(other, found) && other.locale === found.locale,
    );
    const own = isShared
      ? KNOWN_NAMES.get(header.keys[0]!)?.find(({ column }) => column === found.column)
      : undefined;
    return own && !own.locales.has(found.locale) ? { ...found, locale: [...own.locales][0]! } : found;
  });
}

function sameText(one: FoundColumn & { kind: "known" }, other: FoundColumn & { kind: "known" }): boolean {
  return one.column === other.column;
}
