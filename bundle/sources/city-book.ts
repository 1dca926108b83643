import { foldAccents } from "#domain/locale/fold-accents.ts";
import type { ReferenceData } from "#features/site/schema/reference.ts";

type City = ReferenceData["cities"][number];

/** The cities of a site while its listings are read: those it has, and those that the listings bring. */
export type CityBook = {
  /** A city as a listing names it; a new one gets a number that is always the same for its postal code and name. */
  cityOf(place: { readonly zip: string; readonly name: string }): { id: number; zip: string; name: string };
  /** The cities that the site did not have, for its `reference.json`. */
  broughtCities(): readonly City[];
};

/** Numbers of cities that listings bring begin here, above those that agencies give. */
const FIRST_BROUGHT = 1_000_000_000;

/** Example: with Gent (9000) known as 12, `cityOf({ zip: "9000", name: "GENT" }).id` is 12. */
export function createCityBook(known: readonly City[]): CityBook {
  const cities = new Map(known.flatMap((city) => namesOf(city).map((name) => [keyOf(city.zip, name), city])));
  const ids = new Set(known.map(({ id }) => id));
  const brought: City[] = [];
  return {
    cityOf({ zip, name }) {
      const key = keyOf(zip, name);
      const found = cities.get(key) ?? { id: freeId(key, ids), zip, name };
      if (!cities.has(key)) {
        cities.set(key, found);
        ids.add(found.id);
        brought.push(found);
      }
      return { id: found.id, zip: found.zip, name: found.name };
    },
    broughtCities: () => brought,
  };
}

function namesOf({ name, alias }: City): string[] {
  return [name, ...Object.values(alias ?? {})].filter((text) => text !== null && text !== undefined);
}

/** Case, accents and hyphens differ between systems: `Sint-Niklaas` is `SINT NIKLAAS`. */
function keyOf(zip: string, name: string): string {
  return `${zip.trim()} ${foldAccents(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;
}

function freeId(key: string, taken: ReadonlySet<number>): number {
  let id = FIRST_BROUGHT + hashOf(key);
  while (taken.has(id)) id += 1;
  return id;
}

/** FNV-1a, folded to 30 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return (hash >>> 0) % 2 ** 30;
}
