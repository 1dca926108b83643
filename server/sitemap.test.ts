import { expect, test } from "vitest";
import {
  ESTATES_PER_PART,
  itemEntries,
  pageEntries,
  rentalEntries,
  sitemapIndex,
  sitemapPart,
  statementEntries,
} from "./sitemap.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { ContentMoments } from "#features/site/queries/find-content-moments.ts";

const origin = "https://www.example.be";
const site: Pick<Site, "locales" | "defaultLocale"> = { locales: ["nl", "fr"], defaultLocale: "nl" };
const UNKNOWN: ContentMoments = {
  site: null,
  agreements: null,
  pages: {},
  items: {},
  listings: null,
  rentals: null,
};
const page = (id: number, ...blocks: Array<{ id: string; type: string; entity?: string }>) => ({
  id,
  paths: { nl: `pagina-${id}` },
  title: {},
  blocks,
});
const changedOn = (day: string) => `${day}T10:00:00.000Z`;

test("a site of many listings splits its sitemap", () => {
  const index = sitemapIndex(origin, ESTATES_PER_PART * 2 + 1);
  expect(index.match(/<loc>/g)).toHaveLength(4);
  expect(index).toContain("<loc>https://www.example.be/sitemap-3.xml</loc>");
});

test("each language of a listing names all its alternates, and the default for everyone else", () => {
  const part = sitemapPart(origin, { ...site, locales: ["nl", "fr"] }, [
    {
      paths: { nl: "/nl/aanbod/1/a", fr: "/fr/offre/1/b", en: "/en/offer/1/c" },
      changedAt: "2026-03-04T10:00:00Z",
    },
  ]);
  expect(part.match(/<url>/g)).toHaveLength(2);
  expect(part.match(/hreflang="fr" href="https:\/\/www.example.be\/fr\/offre\/1\/b"/g)).toHaveLength(2);
  expect(part.match(/hreflang="x-default" href="https:\/\/www.example.be\/nl\/aanbod\/1\/a"/g)).toHaveLength(
    2,
  );
  expect(part).toContain("<lastmod>2026-03-04</lastmod>");
  expect(part).not.toContain("/en/");
});

test("a holiday home has an address in each language", () => {
  const [entry] = rentalEntries([{ id: 12, changedAt: "2026-03-04T10:00:00Z" }]);
  expect(entry?.paths).toMatchObject({ nl: "/nl/vakantie/12", de: "/de/ferien/12" });
});

test("a page in one language only stands in the sitemap once", () => {
  const entries = pageEntries([{ id: 1, paths: { nl: "over-ons" }, title: {}, blocks: [] }], UNKNOWN);
  expect(sitemapPart(origin, { ...site, locales: ["nl", "fr"] }, entries).match(/<url>/g)).toHaveLength(1);
});

test("an item of the agency's own content stands below its page, in the languages that both are in", () => {
  const pages = [{ id: 2, paths: { nl: "wijken", fr: "quartiers" }, title: {}, blocks: [] }];
  const entity = { name: "guides", title: {}, pageId: 2, fields: [] };
  const items = [{ id: 1, title: {}, paths: { nl: "dok-noord", de: "dok-nord" }, values: {}, blocks: [] }];
  const moments = { items: { guides: { 1: changedOn("2026-03-04") } } };
  expect(itemEntries(entity, items, pages, moments)).toEqual([
    { paths: { nl: "/nl/wijken/dok-noord" }, changedAt: changedOn("2026-03-04") },
  ]);
});

test("the statements that the law asks for can be found, in the site's languages alone", () => {
  const part = sitemapPart(origin, { ...site, locales: ["nl", "fr"] }, statementEntries(UNKNOWN));
  expect(part.match(/<url>/g)).toHaveLength(6);
  expect(part).toContain("<loc>https://www.example.be/nl/privacyverklaring</loc>");
  expect(part).toContain("<loc>https://www.example.be/fr/conditions-d-utilisation</loc>");
});

test("a page tells when its words last changed, and a list also when what it lists did", () => {
  const pages = [
    page(1),
    page(2, { id: "a", type: "estate-list" }),
    page(3, { id: "a", type: "rental-list" }),
    page(4, { id: "a", type: "custom-entity-list", entity: "guides" }),
    page(5),
  ];
  const known = Object.fromEntries([1, 2, 3, 4].map((id) => [id, changedOn("2026-03-01")]));
  const moments: ContentMoments = {
    ...UNKNOWN,
    pages: known,
    listings: changedOn("2026-03-02"),
    rentals: changedOn("2026-03-03"),
    items: { guides: { 1: changedOn("2026-02-01"), 2: changedOn("2026-03-04") } },
  };
  expect(pageEntries(pages, moments).map(({ changedAt }) => changedAt?.slice(8, 10))).toEqual([
    "01",
    "02",
    "03",
    "04",
    undefined,
  ]);
});

test("the statements tell when the agency, or what it says in them, last changed", () => {
  const moments = { ...UNKNOWN, site: changedOn("2026-03-04"), agreements: changedOn("2026-03-02") };
  expect(sitemapPart(origin, site, statementEntries(moments)).match(/<lastmod>2026-03-04</g)).toHaveLength(6);
});

test("the home page's address for everybody else is the one that leads on by language, as on the page itself", () => {
  const entries = pageEntries([{ id: 1, paths: { nl: "", fr: "" }, title: {}, blocks: [] }], UNKNOWN);
  const part = sitemapPart(origin, site, entries);
  expect(part.match(/hreflang="x-default" href="https:\/\/www.example.be\/"/g)).toHaveLength(2);
});
