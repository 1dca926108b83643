import { expect, test } from "vitest";
import { routeOfPage } from "./route-of-page.ts";

test.each([
  ["/nl", "/nl"],
  ["/fr/favoris", "/fr/favoris"],
  ["/nl/aanbod/12/huis-te-koop", "/nl/aanbod/:estateId/:slug"],
  ["/nl/te-koop", "/nl/:path"],
  ["/nl/nieuws/een-bericht", "/nl/:path"],
  ["/nl/ajax/estates", null],
  ["/", null],
  ["/robots.txt", null],
])("the page %s has the route %s", (path, route) => {
  expect(routeOfPage(path)).toBe(route);
});
