import type { ReferenceData } from "#features/site/schema/reference.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { createCityBook } from "../../city-book.ts";
import type { Place } from "../values/read-place.ts";
import { bad, quoted, type ReadValue } from "../values/read-value.ts";
import { wordKey } from "../values/word-key.ts";

type Town = ReferenceData["cities"][number];

export type Towns = {
  /** The id of a place; one that the site does not have is added to its list. */
  readonly townOf: (place: Place) => ReadValue<number>;
  readonly added: () => readonly Town[];
};

/** The towns of a site, found by postal code and name in any language. */
export function createTowns(cities: readonly Town[]): Towns {
  const towns = [...cities];
  const book = createCityBook(cities);
  const found = new Map<string, number>();
  const add = (zip: string, name: string): number => {
    const town = book.cityOf({ zip, name });
    if (!towns.some(({ id }) => id === town.id)) towns.push(town);
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
    added: book.broughtCities,
  };
}

function isCalled({ name, alias }: Town, wanted: string): boolean {
  const key = wordKey(wanted);
  return [name, ...LOCALES.map((locale) => alias?.[locale])].some(
    (called) => called != null && wordKey(called) === key,
  );
}
