import { expect, test } from "vitest";
import { endlessRedirects } from "./endless-redirects.ts";

const moved = (...pairs: ReadonlyArray<readonly [string, string]>) =>
  pairs.map(([from, to]) => ({ from, to }));
const NO_PAGES = new Set<string>();

test("a redirect ends at a page, at another site or where nothing is", () => {
  const redirects = moved(["/nl/a", "/nl/b"], ["/nl/b", "https://elsewhere.example"], ["/oud", "/nl"]);
  expect(endlessRedirects(redirects, new Set(["/nl"]))).toEqual([]);
});

test.each([
  ["to itself", moved(["/nl/a", "/nl/a"]), [0]],
  ["to itself in another form", moved(["/nl/a", "/nl/A/"]), [0]],
  ["to itself with a query", moved(["/nl/a", "/nl/a?city=1"]), [0]],
  ["to and fro", moved(["/nl/a", "/nl/b"], ["/nl/b", "/nl/a"]), [0, 1]],
  ["into such a round", moved(["/x", "/nl/a"], ["/nl/a", "/nl/b"], ["/nl/b", "/nl/a"]), [0, 1, 2]],
])("a redirect %s never ends", (_what, redirects, places) => {
  expect(endlessRedirects(redirects, NO_PAGES)).toEqual(places);
});

test("a page that moved away and came back is an end", () => {
  const redirects = moved(["/nl/a", "/nl/b"], ["/nl/b", "/nl/a"]);
  expect(endlessRedirects(redirects, new Set(["/nl/a"]))).toEqual([]);
});

test("of two redirects from one address the first counts", () => {
  const redirects = moved(["/nl/a", "/nl/b"], ["/nl/a", "/nl/a"]);
  expect(endlessRedirects(redirects, NO_PAGES)).toEqual([]);
});
