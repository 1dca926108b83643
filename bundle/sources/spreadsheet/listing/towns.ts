import type { ReferenceData } from "#features/site/schema/reference.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import type { Place } from "../values/read-place.ts";
import { bad, quoted, type ReadValue } from "../values/read-value.ts";
import { wordKey } from "../values/word-key.ts";

type Town = ReferenceData["cities"][number];

export type Towns = {
  /** The id of a place; one that the site does not have is added to its list. */
  readonly townOf: (place: Place) => ReadValue<number>;
  readonly added: () => readonly Town[];
};

/** Ids of added towns are made of their postal code, so that a later sheet gives the same ones. */
const IDS_A_ZIP = 1_000;

/** The towns of a site, found by postal code and name in any language. */
export function createTowns(cities: readonly Town[]): Towns {
  const towns = [...cities];
  const added: Town[] = [];
  const ids = new Set(cities.map(({ id }) => id));
  const found = new Map<string, number>();
  const add = (zip: string, name: string): number => {
    const town = { id: freeId(zip, name, ids), zip, name };
    ids.add(town.id);
    towns.push(town);
    added.push(town);
    return town.id;
  };
  const search = ({ zip, name }: Place): ReadValue<number> => {
    const there = towns.filter((town) => zip === undefined || town.zip === zip);
    const named = name === undefined ? there : there.filter((town) => isCalled(town, name));
    if (named.length === 1 || (named.length > 1 && zip !== undefined)) return { value: named[0]!.id };
    if (named.length > 1)
      return bad(`there are several places called ${quoted(name ?? "")}; give the postal code`);
    if (zip === undefined) return bad(`the postal code of ${quoted(name ?? "")} is missing`);
    return { value: add(zip, name ?? zip) };
  };
  return {
    townOf: (place) => {
      const key = `${place.zip ?? ""} ${wordKey(place.name ?? "")}`;
      const known = found.get(key);
      const read = known === undefined ? search(place) : { value: known };
      if ("value" in read) found.set(key, read.value);
      return read;
    },
    added: () => added,
  };
}

function isCalled({ name, alias }: Town, wanted: string): boolean {
  const key = wordKey(wanted);
  return [name, ...LOCALES.map((locale) => alias?.[locale])].some(
    (called) => called != null && wordKey(called) === key,
  );
}

function freeId(zip: string, name: string, taken: ReadonlySet<number>): number {
  const first = (Number(zip.replaceAll(/\D/g, "").slice(0, 6)) || 1) * IDS_A_ZIP;
  let id = first + sumOf(wordKey(name));
  while (taken.has(id)) id += 1;
  return id;
}

/** A number from 0 to 999 that a name always gives. */
function sumOf(key: string): number {
  let sum = 0;
  for (const sign of key) sum = (sum * 31 + sign.charCodeAt(0)) % IDS_A_ZIP;
  return sum;
}
