import { municipalityWithId } from "../../../place/municipalities.ts";
import { placeFinder } from "../place-book.ts";
import { readWishes } from "../read-wishes.ts";
import { keyOfName } from "../tokens.ts";
import { NO_WISHES, type Wishes } from "../wishes.ts";
import placeNames from "./place-names.json" with { type: "json" };

/** The name that the phrases call a place by, whichever the language. */
const NAME_OF = new Map(
  Object.entries(placeNames).flatMap(([name, others]) =>
    [name, ...others].map((one) => [keyOfName(one), name]),
  ),
);
const find = placeFinder(new Map([...NAME_OF.keys()].map((key, at) => [key, [at]])));

/** A place by its Dutch name, and each postcode by itself. */
export function findPlace(name: string): string | null {
  const place = find(name);
  if (place === null) return /^[1-9]\d{3}$/.test(name) ? name : null;
  if ("cities" in place) return [...NAME_OF.values()][place.cities[0]!]!;
  return municipalityWithId(place.municipality)!.names.nl;
}

/** What a text asks for, and what of it no rule read; nothing of what it does not name. */
export function understood(text: string) {
  const { wishes, unknown } = readWishes(text, findPlace);
  const said = Object.entries(wishes).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(NO_WISHES[key as keyof Wishes<string>]),
  );
  return { ...Object.fromEntries(said), ...(unknown.length > 0 && { unknown }) };
}
