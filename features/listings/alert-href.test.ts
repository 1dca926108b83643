import { expect, test } from "vitest";
import { readListingQuery } from "#domain/listing/query.ts";
import { whereOf } from "#domain/listing/search-of.ts";
import { alertHref } from "./alert-href.ts";

const transactions = (...ids: number[]) => ({ where: { terms: { "general.transaction.id": ids } } });
const hrefOf = (search: string, fixed = {}) => {
  const query = readListingQuery(new URLSearchParams(search));
  return alertHref("nl", query, whereOf(fixed, query));
};

test.each([
  ["", {}, ""],
  ["city=2&type=1&price-max=300000&page=3&sortType=date&view=map", {}, "?city=2&price-max=300000&type=1"],
  ["bed-min=5", {}, "?bedrooms=5&bedrooms=6"],
  ["", transactions(2, 4, 8), "?transaction=2&transaction=4"],
  ["transaction=2&transaction=1", transactions(2, 4, 8), "?transaction=2"],
  ["type=1", { where: { terms: { "general.headType.id": [1, 3] } } }, "?type=1"],
  ["", transactions(1, 5), "?transaction=1"],
])("the list %j with what the agency fixed leads on with its own wishes", (search, fixed, expected) => {
  expect(hrefOf(search, fixed)).toBe(`/nl/hou-me-op-de-hoogte${expected}`);
});

test.each([[[5, 6]], [[7, 8]], [[6, 7]]])("nobody waits for what is sold or under option: %j", (ids) => {
  expect(hrefOf("", transactions(...ids))).toBeNull();
});
