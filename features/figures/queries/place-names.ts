import type { Pool } from "pg";
import type { Locale } from "#domain/locale/locale.ts";
import { municipalityWithId } from "#domain/place/municipalities.ts";

export type PlaceName = Partial<Record<Locale, string>>;

/** What towns and municipalities are called, by how searches name them; of what is gone there is none. */
export async function findPlaceNames(
  pool: Pool,
  siteId: string,
  places: readonly string[],
): Promise<ReadonlyMap<string, PlaceName>> {
  const names = new Map<string, PlaceName>();
  for (const place of places) {
    const municipality = place.startsWith("m") ? municipalityWithId(Number(place.slice(1))) : null;
    if (municipality) names.set(place, municipality.names);
  }
  const ids = places.filter((place) => place.startsWith("c")).map((place) => Number(place.slice(1)));
  const { rows } = await pool.query<{ id: number; name: PlaceName }>(TOWNS, [siteId, ids]);
  for (const { id, name } of rows) names.set(`c${id}`, name);
  return names;
}

const TOWNS = `
  select id::float8 as id, jsonb_object_agg(locale, name) as name from label
  where site_id = $1 and kind = 'city' and id = any($2::bigint[]) group by id`;
