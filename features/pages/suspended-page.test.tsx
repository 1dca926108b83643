import { expect, test } from "vitest";
import type { Site } from "#features/site/schema/site.ts";
import { renderSuspended } from "./suspended-page.tsx";

const SITE = { id: "huyzen", name: "Huyzen", locales: ["nl", "fr", "en", "de"], defaultLocale: "nl" } as Site;
const rendering = {
  nonce: "n0nce",
  storePage: null,
  signal: new AbortController().signal,
  report: () => undefined,
  assets: { script: "/assets/browser.js", sheets: { base: "/assets/base.css" } },
};
const show = (path: string, message = {}, headers = {}) =>
  renderSuspended(
    new Request(`https://www.huyzen.be${path}`, { headers }),
    { context: { site: SITE }, rendering },
    { since: new Date(), reason: "Factuur 12", message },
  );

test.each([
  ["/nl/te-koop", "nl", "tijdelijk niet beschikbaar"],
  ["/fr", "fr", "temporairement indisponible"],
  ["/en", "en", "temporarily unavailable"],
  ["/de", "de", "vorübergehend nicht verfügbar"],
  ["/sitemap.xml", "nl", "tijdelijk niet beschikbaar"],
])("%s of a suspended site says so in %s, and why to nobody", async (path, language, words) => {
  const answer = await show(path);
  const html = await answer.text();
  expect([answer.status, answer.headers.get("Retry-After"), answer.headers.get("X-Robots-Tag")]).toEqual([
    503,
    "3600",
    "noindex",
  ]);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(words);
  expect(html).not.toContain("Factuur");
});

test("the operator's own words are said, in the site's first language where a visitor's has none", async () => {
  const message = { nl: "Even <dicht>.", en: "Closed for a while." };
  expect(await (await show("/en", message)).text()).toContain("Closed for a while.");
  expect(await (await show("/fr", message)).text()).toContain('<span lang="nl">Even &lt;dicht&gt;.</span>');
});

test("where the address names no language, the browser's wish counts", async () => {
  const html = await (await show("/", {}, { "Accept-Language": "de" })).text();
  expect(html).toContain('<html lang="de">');
});
