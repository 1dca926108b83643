import { expect, test } from "vitest";
import {
  ESTATES_PER_PART,
  itemEntries,
  pageEntries,
  rentalEntries,
  sitemapIndex,
  sitemapPart,
  STATEMENT_ENTRIES,
} from "./sitemap.ts";

const origin = "https://www.example.be";
const site = { locales: ["nl", "fr"], defaultLocale: "nl" } as const;

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
  const entries = pageEntries([{ id: 1, paths: { nl: "over-ons" }, title: {}, blocks: [] }]);
  expect(sitemapPart(origin, { ...site, locales: ["nl", "fr"] }, entries).match(/<url>/g)).toHaveLength(1);
});

test("an item of the agency's own content stands below its page, in the languages that both are in", () => {
  const pages = [{ id: 2, paths: { nl: "wijken", fr: "quartiers" }, title: {}, blocks: [] }];
  const entity = { name: "guides", title: {}, pageId: 2, fields: [] };
  const items = [{ id: 1, title: {}, paths: { nl: "dok-noord", de: "dok-nord" }, values: {}, blocks: [] }];
  expect(itemEntries(entity, items, pages)).toEqual([{ paths: { nl: "/nl/wijken/dok-noord" } }]);
});

test("the statements that the law asks for can be found, in the site's languages alone", () => {
  const part = sitemapPart(origin, { ...site, locales: ["nl", "fr"] }, STATEMENT_ENTRIES);
  expect(part.match(/<url>/g)).toHaveLength(6);
  expect(part).toContain("<loc>https://www.example.be/nl/privacyverklaring</loc>");
  expect(part).toContain("<loc>https://www.example.be/fr/conditions-d-utilisation</loc>");
});
