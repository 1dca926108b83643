import type { ListingRows } from "./listing-rows.ts";
import type { RowColumns } from "./packed-rows.ts";
import { splice, type Splice } from "./splice.ts";

type Cities = Pick<ListingRows, "cities" | "cityIds" | "cityIndexes" | "byCity" | "cityStarts">;

/** The columns of cities after a splice. A city that has no listing any more keeps its place: nothing is found there. */
export function patchCities(rows: ListingRows, plan: Splice, fresh: RowColumns): Cities {
  const cityIds = [...new Set([...rows.cityIds, ...fresh.cities])];
  const cityIndexes =
    cityIds.length === rows.cityIds.length
      ? rows.cityIndexes
      : new Map(cityIds.map((id, place) => [id, place]));
  const cityOf = (at: number) => cityIndexes.get(fresh.cities[at]!)!;
  const newRows = rowsByCity(plan, cityOf);
  const byCity = new Int32Array(plan.length);
  const cityStarts = new Int32Array(cityIds.length + 1);
  let end = 0;
  for (let city = 0; city < cityIds.length; city += 1) {
    cityStarts[city] = end;
    const others = newRows.get(city) ?? [];
    let next = 0;
    for (let at = startOf(rows, city); at < startOf(rows, city + 1); at += 1) {
      const row = plan.rowOf[rows.byCity[at]!]!;
      if (row < 0) continue;
      while (next < others.length && others[next]! < row) byCity[end++] = others[next++]!;
      byCity[end++] = row;
    }
    while (next < others.length) byCity[end++] = others[next++]!;
  }
  cityStarts[cityIds.length] = end;
  return { cities: splice(rows.cities, plan, cityOf), cityIds, cityIndexes, byCity, cityStarts };
}

/** Cities that are new have no rows yet. */
function startOf({ byCity, cityStarts }: ListingRows, city: number): number {
  return cityStarts[city] ?? byCity.length;
}

function rowsByCity({ added }: Splice, cityOf: (at: number) => number): ReadonlyMap<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const { at, row } of added) rows.set(cityOf(at), [...(rows.get(cityOf(at)) ?? []), row]);
  return rows;
}
