import { expect, test } from "vitest";
import { deadLink, type OwnAddresses } from "./dead-link.ts";

const SITE: OwnAddresses = {
  locales: ["nl", "fr"],
  redirects: [{ from: "/nl/vroeger.html" }],
  pages: [{ paths: { nl: "te-koop" } }],
  items: ["/nl/wijken/dok-noord"],
};

test.each([
  ["/nl/te-koop", null],
  ["/nl/te-koop?type=1#lijst", null],
  ["/nl/privacyverklaring", null],
  ["/nl/aanbod/12", null],
  ["/nl/vroeger.html", null],
  ["/nl/wijken/dok-noord", null],
  ["https://elders.example/nl/nergens", null],
  ["mailto:info@proef.example", null],
  ["/nl/nergens", "no page has the address /nl/nergens"],
  ["/fr/te-koop", "no page has the address /fr/te-koop"],
  ["/de/zu-verkaufen", "the site does not publish de"],
])("the link %s: %s", (link, expected) => {
  expect(deadLink(link, SITE)).toBe(expected);
});
