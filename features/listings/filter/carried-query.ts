import type { ListingQuery } from "#domain/listing/query.ts";
import type { FilterOptions } from "../listing-view.ts";

type KeptField = readonly [name: string, value: string | number];

/**
 * What the filter has no field for and a new search must not lose: order, view, groups, area, and ids that nobody has a name for;
 * names and values of hidden fields.
 */
export function carriedQuery(query: ListingQuery, filter: FilterOptions): readonly KeptField[] {
  const kept = [
    ["sortType", query.sortType],
    ["sortOrder", query.sortOrder],
    ["view", query.view],
    ["group", query.group],
    ["bed-min", query.bedMin],
    ["area", query.area?.flat().join("_") ?? null],
  ] as const;
  const lists = [
    ["city", query.cities, filter.cities],
    ["type", query.types, filter.types],
    ["subType", query.subTypes, filter.subTypes],
    ["transaction", query.transactions, filter.transactions],
    ["bedrooms", query.bedrooms, filter.bedrooms],
  ] as const;
  return [
    ...kept.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
    ...lists.flatMap(([name, chosen, options]) =>
      chosen
        .filter((value) => !options.some(({ id }) => id === String(value)))
        .map((value) => [name, value] as const),
    ),
  ];
}
