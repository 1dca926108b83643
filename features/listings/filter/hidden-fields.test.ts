import { expect, test } from "vitest";
import { readListingQuery } from "#domain/listing/query.ts";
import type { FilterOptions } from "../listing-view.ts";
import { NO_OPTIONS } from "../testing/no-options.ts";
import { hiddenFieldsOf } from "./hidden-fields.ts";

const keptOf = (search: string, filter: Partial<FilterOptions> = {}) =>
  hiddenFieldsOf(readListingQuery(new URLSearchParams(search)), { ...NO_OPTIONS, ...filter });

test("what no field of the filter holds is sent along", () => {
  const estate = { id: "1", name: "Huis", count: 3 };
  expect(keptOf("type=1&type=99&city=7&subType=98&transaction=97&group=city", { types: [estate] })).toEqual([
    ["group", "city"],
    ["city", 7],
    ["type", 99],
    ["subType", 98],
    ["transaction", 97],
  ]);
});

test("a choice that has its field is not sent twice", () => {
  expect(keptOf("bedrooms=2", { bedrooms: [{ id: "2", name: "2", count: 1 }] })).toEqual([]);
});
