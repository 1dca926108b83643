import type { ListingQuery } from "#domain/listing/query.ts";

/** What the filter does not ask itself and a new search must not lose: order, view, groups, area. */
export function KeptQuery({ query }: { readonly query: ListingQuery }) {
  const kept = [
    ["sortType", query.sortType],
    ["sortOrder", query.sortOrder],
    ["view", query.view],
    ["group", query.group],
    ["bed-min", query.bedMin],
    ["area", query.area?.flat().join("_") ?? null],
  ] as const;
  return kept.map(
    ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
  );
}
