import type { ListingQuery } from "#domain/listing/query.ts";
import type { FilterOptions } from "../listing-view.ts";

type HiddenField = readonly [name: string, value: string | number];

/**
 * Names and values of the filter's hidden fields: what a new search must keep and the filter has no field for (order, view,
 * groups, area, and ids without a name).
 */
export function hiddenFieldsOf(query: ListingQuery, filter: FilterOptions): readonly HiddenField[] {
  const fields = [
    ["sortType", query.sortType],
    ["sortOrder", query.sortOrder],
    ["view", query.view],
    ["group", query.group],
    ["area", query.area?.flat().join("_") ?? null],
  ] as const;
  const lists = [
    ["city", query.cities, filter.cities],
    ["municipality", query.municipalities, filter.municipalities],
    ["type", query.types, filter.types],
    ["subType", query.subTypes, filter.subTypes],
    ["transaction", query.transactions, filter.transactions],
    ["bedrooms", query.bedrooms, filter.bedrooms],
  ] as const;
  return [
    ...fields.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
    ...lists.flatMap(([name, chosen, options]) =>
      chosen
        .filter((value) => !options.some(({ id }) => id === String(value)))
        .map((value) => [name, value] as const),
    ),
  ];
}
