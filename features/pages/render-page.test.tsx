import { expect, test } from "vitest";
import { QueryError } from "#platform/http/api/query-error.ts";
import { showPage } from "#platform/render/page-answer.ts";
import { SHELL } from "./frame/testing/shell.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadAnswer } from "./load-answer.ts";
import { renderError, renderPage, type Rendering } from "./render-page.tsx";
import type { PageData } from "#features/site/site-page.ts";

const url = new URL("https://huyzen.example/nl/over-ons");

/** A visitor of a site in Dutch and French whose frame can be read, or cannot. */
function contextOf(shell: () => Promise<unknown> = async () => SHELL): RequestContext {
  const site = { locales: ["nl", "fr"], defaultLocale: "nl" };
  return { site, remember: shell } as unknown as RequestContext;
}

const SHEETS = { base: "/base.css", estate: "/estate.css", rentals: "/rentals.css" };

function renderingOf(more: Partial<Rendering> = {}): Rendering & { readonly reported: unknown[] } {
  const reported: unknown[] = [];
  return {
    nonce: "n0nce",
    storePage: null,
    signal: new AbortController().signal,
    report: (error) => void reported.push(error),
    assets: { script: "/assets/browser.js", sheets: SHEETS },
    reported,
    ...more,
  };
}

const data: PageData = {
  head: {
    title: { text: "Over ons", locale: "nl" },
    description: "Wie wij zijn",
    canonical: url.href,
    alternates: [
      { locale: "nl", href: "/nl/over-ons" },
      { locale: "fr", href: "/fr/a-propos" },
    ],
    jsonLd: [{ name: "</script><script>alert(1)</script>" }],
  },
};

const shown = (more: Partial<Parameters<typeof renderPage>[0]> = {}) => ({
  context: contextOf(),
  url,
  rendering: renderingOf(),
  data,
  status: 200,
  headers: {},
  page: { Content: () => <h1>Over ons</h1>, sheets: () => [] },
  ...more,
});

test("a page is a whole document in the site's frame, with one style sheet and one script", async () => {
  const answer = await renderPage(shown());
  const html = await answer.text();
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="nl">/);
  expect(html).toContain("<title>Over ons · Huyzen</title>");
  expect(html).toContain('<link rel="alternate" hrefLang="fr" href="https://huyzen.example/fr/a-propos"/>');
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html.match(/<script type="module"/g)).toHaveLength(1);
  expect(html).toMatch(/<main id="content"[^>]*><h1>Over ons<\/h1><\/main>/);
});

test("a page links the sheets of what it draws, after the one of every page and always in the same order", async () => {
  const page = { ...shown().page, sheets: () => ["rentals", "estate", "rentals"] as const };
  const html = await (await renderPage(shown({ page }))).text();
  expect(html.match(/(?<=rel="stylesheet" href=")[^"]*/g)).toEqual(Object.values(SHEETS));
});

test("no text of a listing ends the facts that search engines read", async () => {
  expect(await (await renderPage(shown())).text()).not.toContain("<script>alert(1)");
});

test("every script and style that is written into the page carries its nonce", async () => {
  const html = await (await renderPage(shown())).text();
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>/g)].filter(
    ([, , attributes]) => !/src=|ld\+json/.test(attributes!),
  );
  expect(inline.length).toBeGreaterThan(1);
  for (const [tag] of inline) expect(tag).toContain('nonce="n0nce"');
});

test("a page for everyone is handed to the cache, one visitor's own never is", async () => {
  const stored: string[] = [];
  const rendering = renderingOf({ storePage: (html) => void stored.push(html) });
  expect((await renderPage(shown({ rendering }))).body).toBeNull();
  expect(stored.join("")).toContain("<h1>Over ons</h1>");
  const headers = { "Cache-Control": "private, no-store" };
  const own = await renderPage(shown({ rendering, headers }));
  expect(await own.text()).toContain("<h1>Over ons</h1>");
  expect(stored).toHaveLength(1);
});

function Broken(): never {
  throw new Error("broken");
}

test("a page that breaks as it is rendered is an error page, and the operator is told", async () => {
  const rendering = renderingOf();
  const answer = await renderPage(shown({ rendering, page: { Content: Broken, sheets: () => [] } }));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("<header");
  expect(rendering.reported).toHaveLength(1);
});

test.each([
  [404, "Deze pagina bestaat niet"],
  [503, "even"],
])("the error page of %i says so in the visitor's language and leads on", async (status, words) => {
  const answer = await renderError({
    context: contextOf(),
    url,
    rendering: renderingOf(),
    status,
    headers: {},
  });
  expect(answer.status).toBe(status);
  expect((await answer.text()).toLowerCase()).toContain(words.toLowerCase());
});

test("where not even the frame can be read, the page says that it cannot be had now", async () => {
  const away = contextOf(() => Promise.reject(new Error("the database is away")));
  const answer = await renderPage(shown({ context: away }));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect(await answer.text()).toMatch(/<main id="content">/);
});

test("what a page's loader throws by surprise is a 500 that the operator reads", async () => {
  const rendering = renderingOf();
  const broken = await loadAnswer(() => Promise.reject(new Error("surprise")), rendering);
  expect(broken).toMatchObject({ kind: "failure", status: 500 });
  expect(rendering.reported).toHaveLength(1);
  expect(await loadAnswer(() => showPage("whole"), rendering)).toMatchObject({ kind: "page", data: "whole" });
});

test("a page whose query cannot be answered now is a 503 with when to try again, and nothing of its own to report", async () => {
  const rendering = renderingOf();
  const away = await loadAnswer(() => Promise.reject(new QueryError(503)), rendering);
  expect(away).toMatchObject({ kind: "failure", status: 503, headers: { "Retry-After": "5" } });
  expect(rendering.reported).toEqual([]);
});
