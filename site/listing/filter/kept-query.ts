import type { ListingQuery } from "#domain/listing/query.ts";

/** What the filter does not ask itself and a new search must not lose: order, view, groups, area; names and values of hidden fields. */
export function keptQuery(
  query: ListingQuery,
): ReadonlyArray<readonly [name: string, value: string | number]> {
  const kept = [
    ["sortType", query.sortType],
    ["sortOrder", query.sortOrder],
    ["view", query.view],
    ["group", query.group],
    ["bed-min", query.bedMin],
    ["area", query.area?.flat().join("_") ?? null],
  ] as const;
  return kept.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}
