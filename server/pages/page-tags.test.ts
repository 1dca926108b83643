import { expect, test } from "vitest";
import { tagsOfChange } from "./page-tags.ts";

test.each([
  ["a site's own change", { scope: "site" as const }, ["site"]],
  ["an estate that changed", { scope: [12] }, ["estates", "estate:12"]],
  ["a stay that somebody asked for", { scope: [], rentals: [7] }, ["rentals", "rental:7"]],
  ["an import of both", { scope: [12], rentals: [7] }, ["estates", "estate:12", "rentals", "rental:7"]],
])("%s drops the pages that show it, and no others", (_what, change, tags) => {
  expect(tagsOfChange(change)).toEqual(tags);
});
