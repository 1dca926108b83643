import { expect, test } from "vitest";
import { Page } from "#contract/site/page.ts";
import { Site } from "#contract/site/site.ts";
import { pageJson, siteJson } from "../../test-bundle.ts";
import { deadLink } from "./dead-link.ts";

const PARTS = {
  site: Site.parse(siteJson({ locales: ["nl", "fr"] })),
  pages: [{ file: "pages/a.json", page: Page.parse(pageJson({ paths: { nl: "te-koop" } })) }],
  translations: {},
};

test.each([
  ["/nl/te-koop", null],
  ["/nl/te-koop?type=1#lijst", null],
  ["/nl/privacyverklaring", null],
  ["/nl/aanbod/12", null],
  ["https://elders.example/nl/nergens", null],
  ["mailto:info@proef.example", null],
  ["/nl/nergens", "no page has the address /nl/nergens"],
  ["/fr/te-koop", "no page has the address /fr/te-koop"],
  ["/de/zu-verkaufen", "the site does not publish de"],
])("the link %s: %s", (link, expected) => {
  expect(deadLink(link, PARTS)).toBe(expected);
});
