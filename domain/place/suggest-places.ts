import type { Locale } from "../locale/locale.ts";
import {
  hasSeveralTowns,
  type Municipality,
  municipalityOfPostcode,
  nameKey,
  postcodeRange,
} from "./municipalities.ts";

/** What a field for places offers: a whole municipality by its NIS code, or a town by the site's own id. */
export type SuggestedPlace = {
  readonly kind: "municipality" | "city";
  readonly id: number;
  readonly name: string;
  readonly zip: string | null;
  readonly count: number;
};

/** A town of a site, its names in all languages as `nameKey` writes them, and how many listings it has. */
export type CountedTown = {
  readonly id: number;
  readonly name: string;
  readonly zip: string | null;
  readonly count: number;
  readonly keys: readonly string[];
};

/** How well a name fits: the whole of it, its beginning, that of a word in it, a part. The lower the better. */
const [WHOLE, BEGINNING, WORD, PART, NONE] = [0, 1, 2, 3, 4];
/** Fewer letters are a part of nearly every name. */
const LEAST_PART = 3;

/**
 * The places that words mean, best first. A municipality that is meant stands before its towns; one of which a town alone is meant
 * stands behind that town. `offersAll` offers whole municipalities also where a site has a single town of them.
 * Example: "gent" is Ghent with all its towns (9000–9052), then Gent, Gentbrugge and the others; "ledeberg" is Ledeberg, then all of Ghent.
 */
export function suggestPlaces(
  words: string,
  towns: readonly CountedTown[],
  locale: Locale,
  { offersAll = false } = {},
): SuggestedPlace[] {
  const wanted = nameKey(words);
  if (wanted === "") return [];
  return [...Map.groupBy(towns, ({ zip, id }) => municipalityOfPostcode(zip) ?? id)]
    .map(([municipality, group]) =>
      typeof municipality === "number"
        ? townsAlone(wanted, group)
        : placesOf(wanted, municipality, group, locale, offersAll),
    )
    .filter(({ places }) => places.length > 0)
    .toSorted((one, other) => one.rank - other.rank || other.count - one.count)
    .flatMap(({ places }) => places);
}

type Ranked = { readonly rank: number; readonly count: number; readonly places: readonly SuggestedPlace[] };

function placesOf(
  wanted: string,
  municipality: Municipality,
  towns: readonly CountedTown[],
  locale: Locale,
  offersAll: boolean,
): Ranked {
  const alone = townsAlone(wanted, towns);
  const own = rankOf(wanted, keysOfMunicipality(municipality, wanted));
  const rank = Math.min(own, alone.rank);
  if (rank === NONE) return alone;
  const isOffered = isWholeOffered(municipality, towns, offersAll);
  const count = towns.reduce((sum, town) => sum + town.count, 0);
  const name = municipality.names[locale];
  const zip = postcodeRange(municipality);
  const whole: SuggestedPlace[] = isOffered
    ? [{ kind: "municipality", id: municipality.id, name, zip, count }]
    : [];
  if (own > alone.rank) return { rank, count, places: [...alone.places, ...whole] };
  const others = towns.filter(({ id }) => alone.places.every((place) => place.id !== id));
  return { rank, count, places: [...whole, ...alone.places, ...others.toSorted(byCount).map(placeOf)] };
}

/** A whole postcode means the towns that have it. */
function keysOfMunicipality({ names, postcodes }: Municipality, wanted: string): readonly string[] {
  const keys = Object.values(names).map(nameKey);
  const [first] = postcodes;
  return first === undefined || first === wanted ? keys : [...keys, first];
}

function townsAlone(wanted: string, towns: readonly CountedTown[]): Ranked {
  const ranked = towns
    .map((town) => ({ town, rank: rankOf(wanted, keysOf(town)) }))
    .filter(({ rank }) => rank < NONE)
    .toSorted((one, other) => one.rank - other.rank || byCount(one.town, other.town));
  return {
    rank: ranked[0]?.rank ?? NONE,
    count: towns.reduce((sum, { count }) => sum + count, 0),
    places: ranked.map(({ town }) => placeOf(town)),
  };
}

/** A municipality of which a site has one town is that town, unless it is called otherwise. */
function isWholeOffered(
  municipality: Municipality,
  towns: readonly CountedTown[],
  offersAll: boolean,
): boolean {
  if (towns.length > 1) return true;
  if (offersAll) return hasSeveralTowns(municipality);
  const names = new Set(Object.values(municipality.names).map(nameKey));
  return towns.every(({ keys }) => !keys.some((key) => names.has(key)));
}

/** Names and postcode, and both as lists show them (`9000 Gent`) or people write them (`Gent (9000)`). */
function keysOf({ zip, keys }: CountedTown): readonly string[] {
  return zip ? [zip, ...keys, ...keys.flatMap((key) => [`${zip} ${key}`, `${key} ${zip}`])] : keys;
}

function rankOf(wanted: string, keys: readonly string[]): number {
  return Math.min(NONE, ...keys.map((key) => rankOfKey(wanted, key)));
}

function rankOfKey(wanted: string, key: string): number {
  if (key === wanted) return WHOLE;
  if (key.startsWith(wanted)) return BEGINNING;
  if (key.includes(` ${wanted}`)) return WORD;
  const isPart = wanted.length >= LEAST_PART && /\p{L}/u.test(wanted) && key.includes(wanted);
  return isPart ? PART : NONE;
}

function byCount(one: CountedTown, other: CountedTown): number {
  return other.count - one.count;
}

function placeOf({ id, name, zip, count }: CountedTown): SuggestedPlace {
  return { kind: "city", id, name, zip, count };
}
