import type { NamedType } from "../../listing/own-words/lexicon.ts";
import { keyOfName } from "../../listing/own-words/tokens.ts";
import type { Multilingual } from "../../locale/multilingual.ts";
import { LOCALES } from "../../locale/locale.ts";
import type { SiteTown } from "../../place/towns-of-places.ts";
import type { Stay } from "../period.ts";
import type { StayLength } from "../wanted-stay.ts";
import { STAY_MEANINGS } from "./read-stay.ts";

type Named = { readonly id: number; readonly name: Multilingual };

/** What a list of holiday homes can be narrowed by, as the API tells it. */
export type StayFilters = {
  readonly locations?: readonly Named[] | undefined;
  readonly subKinds?: readonly Named[] | undefined;
  readonly cities?: ReadonlyArray<Named & { readonly zip: string | null }> | undefined;
  readonly periodTypes?: readonly Named[] | undefined;
  readonly periodDates?: readonly Stay[] | undefined;
};

/** The same as words are read with. */
export type StayChoices = {
  /** The ids of the agency's own names of where a home lies: "Op de zeedijk", and "zeedijk". */
  readonly locations: ReadonlyMap<string, readonly number[]>;
  readonly kinds: ReadonlyArray<NamedType & { readonly id: number }>;
  readonly towns: readonly SiteTown[];
  readonly periodTypes: ReadonlyArray<{ readonly id: number; readonly length: StayLength }>;
  readonly openStays: readonly Stay[];
};

/** What the agency's names of a list's choices mean: a sub-kind "Maison de vacances" is a house, a period "Woche" a week. */
export function stayChoices(filters: StayFilters): StayChoices {
  const { locations = [], subKinds = [], cities = [], periodTypes = [], periodDates = [] } = filters;
  return {
    locations: locationsByName(locations),
    kinds: subKinds.flatMap((row) => {
      const kind = meaningsOf(row)
        .map((meaning) => (meaning.kind === "holiday" ? meaning.names : typeOf(meaning)))
        .find((one) => one !== undefined);
      return kind ? [{ id: row.id, ...kind }] : [];
    }),
    towns: cities.map(({ id, zip, name }) => ({
      id,
      zip,
      names: Object.values(name).filter((one) => one !== null && one !== undefined),
    })),
    periodTypes: periodTypes.flatMap((row) => {
      const named = meaningsOf(row).find((meaning) => meaning.kind === "stayLength");
      return named?.kind === "stayLength" ? [{ id: row.id, length: named.length }] : [];
    }),
    openStays: periodDates,
  };
}

/** The sub-kinds that a named type means: a house is a villa, too, and a studio is no other flat. */
export function idsOfKind({ kinds }: StayChoices, { type, subType }: NamedType): readonly number[] {
  return kinds
    .filter((kind) => kind.type === type && (subType === undefined || kind.subType === subType))
    .map(({ id }) => id);
}

function meaningsOf({ name }: Named) {
  return LOCALES.flatMap((locale) => STAY_MEANINGS.get(keyOfName(name[locale] ?? "")) ?? []);
}

function typeOf(meaning: ReturnType<typeof meaningsOf>[number]): NamedType | undefined {
  if (meaning.kind !== "type") return undefined;
  const { type, subType } = meaning;
  return subType === undefined ? { type } : { type, subType };
}

function locationsByName(rows: readonly Named[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  for (const { id, name } of rows)
    for (const locale of LOCALES) {
      const key = keyOfName(name[locale] ?? "");
      for (const one of [key, withoutSmallWords(key)])
        if (one) found.set(one, [...new Set([...(found.get(one) ?? []), id])]);
    }
  return found;
}

function withoutSmallWords(key: string): string {
  const words = key.split(" ");
  const first = words.findIndex((word) => STAY_MEANINGS.get(word)?.kind !== "filler");
  return first < 0 ? "" : words.slice(first).join(" ");
}
