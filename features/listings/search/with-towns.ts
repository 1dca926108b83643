import { LOCALES } from "#domain/locale/locale.ts";
import { type SiteTown, townsOfPlaces } from "#domain/place/towns-of-places.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import type { Where } from "../schema/search.ts";
import { readLabels } from "../search-conditions/read-labels.ts";
import { CITY_PATH } from "../search-conditions/search-columns.ts";

/** No town has it: what is in no town at all has 0. */
const NOWHERE = -1;

/** The conditions of a search with the towns that its places mean, instead of the places. */
export async function withTowns(reader: DatabaseReader, siteId: string, asked: Where): Promise<Where> {
  const { places, ...where } = asked;
  if (!places) return asked;
  const towns = await readTowns(reader, siteId);
  const sets = places.map((one) => townsOfPlaces(one, towns));
  const fixed = where.terms?.[CITY_PATH]?.map(Number);
  const ids = (fixed ?? [...sets[0]!]).filter((id) => sets.every((set) => set.has(id)));
  const cities = ids.length > 0 ? ids.toSorted((a, b) => a - b) : [NOWHERE];
  return { ...where, terms: { ...where.terms, [CITY_PATH]: cities } };
}

const known = new WeakMap<object, readonly SiteTown[]>();

/** The towns of a site with their names in every language. */
export async function readTowns(reader: DatabaseReader, siteId: string): Promise<readonly SiteTown[]> {
  const labels = await Promise.all(LOCALES.map((locale) => readLabels(reader, siteId, locale)));
  const [first] = labels;
  const told = known.get(first!);
  if (told) return told;
  const towns = [...first!.city.values()].map(({ id, zip }): SiteTown => {
    const names = labels.map(({ city }) => city.get(id)?.name ?? "").filter(Boolean);
    return { id, zip, names: [...new Set(names)] };
  });
  known.set(first!, towns);
  return towns;
}
