import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { PartCacheContext } from "#platform/render/cached.tsx";
import { createPartCache } from "#platform/render/part-cache.tsx";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";
import { LOCALES } from "#domain/locale/locale.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import { ErrorScreen, type Failure } from "#features/site/error-pages/error-screen.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { SHELL } from "./testing/shell.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl } = MESSAGES;

const LANGUAGES = [
  { locale: "nl", href: "/nl/over-ons/team?city=1", isElsewhere: false },
  { locale: "fr", href: "/fr/a-propos/equipe?city=1", isElsewhere: false },
] as const;

const inDutch = (part: ReactNode) => (
  <TranslateContext value={createTranslate("nl", nl)}>{part}</TranslateContext>
);
const frameAt = (at: string, shell = SHELL) => (
  <SiteFrame shell={shell} t={createTranslate("nl", nl)} languages={LANGUAGES} pathname={at}>
    <h1>Team</h1>
  </SiteFrame>
);
const frame = (at: string, shell = SHELL) => renderHtml(frameAt(at, shell));

test("the first thing on a page leads past the menu to the content", () => {
  const html = frame("/nl");
  expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf("<header"));
  expect(html).toContain('<main id="content"');
});

test("the menu marks the page itself, and the item above it", () => {
  const html = frame("/nl/over-ons/team");
  expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/nl\/over-ons\/team"/);
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/nl\/over-ons"/);
  expect(html).not.toMatch(/<a[^>]*aria-current[^>]*href="\/nl\/te-koop"/);
});

test("the language switch leads to the same thing, in that language's own name", () => {
  expect(frame("/nl/over-ons/team")).toMatch(
    /<a[^>]*href="\/fr\/a-propos\/equipe\?city=1"[^>]*>(<span>)?Français</,
  );
});

test("menus and footer are the same from the cache of parts, on whatever page they were first rendered", () => {
  const cache = createPartCache({ scope: "frame", provide: inDutch });
  for (const at of ["/nl/over-ons/team", "/nl/te-koop", "/nl/over-ons", "/nl/te-koop"]) {
    const cached = renderHtml(<PartCacheContext value={cache}>{frameAt(at)}</PartCacheContext>);
    expect(cached).toBe(frame(at));
  }
});

test("the menus open without scripts", () => {
  const html = frame("/nl");
  expect(html.match(/<details/g)?.length).toBe(3);
  expect(html).not.toContain("style=");
});

test("the footer names what the law asks, and only what the agency said", () => {
  const html = frame("/nl");
  for (const words of [
    "Huyzen bv",
    "0000.000.097",
    "<dt>Beroepstitel</dt><dd>Vastgoedmakelaar-bemiddelaar</dd>",
    "<dt>BIV-nummer</dt><dd>500.001</dd>",
    "Borgwacht, polis 1",
  ]) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain("Btw-nummer");
});

const FAILURES: readonly Failure[] = ["notFound", "gone", "failed", "unavailable", "chunk"];

test.each(LOCALES.flatMap((locale) => FAILURES.map((failure) => [failure, locale] as const)))(
  "%s in %s has a rendering, a sentence and a way on",
  (failure, locale) => {
    const html = renderHtml(<ErrorScreen failure={failure} homeHref={`/${locale}`} retryHref="/here" />, {
      locale,
    });
    expect(html).toContain("<svg");
    expect(html).toContain(`href="/${locale}"`);
    expect(html).not.toMatch(/_errors\.[\w.]+_/);
    expect(html.includes('href="/here"')).toBe(["failed", "unavailable", "chunk"].includes(failure));
  },
);

test.each(LOCALES)("a site that is yet to be built says so in %s, and leads to its agency", (locale) => {
  const html = renderHtml(
    <ErrorScreen failure="unbuilt" homeHref={`/${locale}`} mailHref="mailto:an@huyzen.example" />,
    {
      locale,
    },
  );
  expect(html).toContain('href="mailto:an@huyzen.example"');
  expect(html).not.toContain(`href="/${locale}"`);
  expect(html).not.toMatch(/_errors\.[\w.]+_/);
});
