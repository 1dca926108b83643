import { describe, expect, test } from "vitest";
import { QueryError } from "#platform/http/api/query-error.ts";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { Page } from "#features/site/schema/page.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { servePages } from "../serve-pages.tsx";

const text = (words: string) => ({ id: "text", type: "rich-text", markdown: { nl: words, fr: words } });

const PAGES = [
  { id: 1, title: { nl: "Over ons" }, paths: { nl: "over-ons", fr: "a-propos" }, blocks: [text("Wij")] },
  { id: 2, title: { nl: "Mis" }, paths: { nl: "mis" }, blocks: [text("Bel ons gerust")] },
].map((page) => Page.parse(page));

/** What a page in one language is told. */
const queriesIn = (locale: string) =>
  ({
    navigation: async () => [],
    translations: async () => ({}),
    entities: async () => [],
    pages: async () => PAGES,
    pageByUrl: async (path) =>
      PAGES.find(({ paths }) => paths[locale as Locale] === path) ?? Promise.reject(new QueryError(404)),
  }) satisfies Partial<SiteQueries>;

const SETTINGS = { notFoundPageId: 2 };
const REDIRECTS = [
  { from: "/nl/oud", to: "/nl/over-ons" },
  { from: "/index.php", to: "/nl" },
];

const rendering = {
  nonce: "n0nce",
  storePage: null,
  signal: new AbortController().signal,
  report: (error: unknown) => Promise.reject(error),
};

/** Asks a small agency's site. */
async function ask(path: string, { settings = {}, ...init }: RequestInit & { settings?: object } = {}) {
  const context = contextWith(queriesIn(path.slice(1, 3)));
  const site = {
    ...context.site,
    redirects: REDIRECTS,
    settings: { ...context.site.settings, ...settings },
  };
  const answer = servePages({ script: "/browser.js", sheets: {} });
  return answer(new Request(`http://localhost${path}`, init), {
    context: { ...context, site },
    rendering,
  });
}

async function leadsTo(path: string, init?: RequestInit) {
  const { status, headers } = await ask(path, init);
  return `${status} ${headers.get("Location")}`;
}

describe("an address of an agency's", () => {
  test("shows its page as a document, in the page's own language", async () => {
    const answer = await ask("/fr/a-propos");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(
      /<html lang="fr">.*<link rel="canonical" href="http:\/\/localhost\/fr\/a-propos"/s,
    );
  });

  test.each([
    ["/nl/Over-Ons/?city=1", "301 /nl/over-ons?city=1"],
    ["/nl/a-propos", "301 /nl/over-ons"],
    ["/nl/oud?city=1", "301 /nl/over-ons?city=1"],
    ["/index.php", "301 /nl"],
  ])("%s leads to the right one: %s", async (path, target) => {
    expect(await leadsTo(path)).toBe(target);
  });

  test.each(["/nl/niets", "/niets", "/it", "/de/over-ons"])("%s is nowhere", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Deze pagina bestaat niet");
  });

  test("that is nowhere says what the agency wrote for that", async () => {
    const answer = await ask("/nl/niets", { settings: SETTINGS });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/Deze pagina bestaat niet.*Bel ons gerust/s);
  });

  test("of a home page that is not there yet says where to write", async () => {
    const answer = await ask("/nl");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("mailto:test@gevel.example");
  });

  test("takes no form that it does not have", async () => {
    const sent = await ask("/nl/over-ons", { method: "POST", body: new URLSearchParams({ form: "none" }) });
    expect(sent.status).toBe(400);
  });
});

test.each([
  [{ "Accept-Language": "fr-BE,fr" }, "302 /fr?city=1"],
  [{ "Accept-Language": "it" }, "302 /nl?city=1"],
])("the bare address leads to the visitor's language: %o", async (headers, target) => {
  expect(await leadsTo("/?city=1", { headers })).toBe(target);
});
