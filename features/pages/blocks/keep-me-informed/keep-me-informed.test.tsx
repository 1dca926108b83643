import { expect, test } from "vitest";
import { keepMeInformedBlock } from "./keep-me-informed.block.ts";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { writeListingQuery } from "#domain/listing/query.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { queryOf } from "#domain/alerts/criteria.ts";
import { MESSAGES } from "#features/messages.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import { contextWith } from "#features/site/testing/request-context.ts";
import { KeepMeInformed, loadKeepMeInformed } from "./keep-me-informed.tsx";
const BLOCK = keepMeInformedBlock.schema.parse({
  id: "alert",
  type: "keep-me-informed",
  heading: { nl: "Mis niets" },
});
const row = (id: number, name: string) => ({ id, name, count: 3 });

const FACETS: Awaited<ReturnType<SiteQueries["estateFilters"]>> = {
  transactions: [row(5, "Verkocht"), row(2, "Te huur"), row(1, "Te koop")],
  headTypes: [row(1, "Huis"), row(3, "Appartement")],
  locations: [
    { ...row(1, "Aalst"), zip: "9300" },
    { ...row(2, "Gent"), zip: "9000" },
  ],
};

async function rendered(
  at = "/nl/thuis",
  locale: Locale = "nl",
  answers: Partial<SiteQueries> = {},
): Promise<string> {
  const context = contextWith({
    translations: async (asked) => MESSAGES[asked],
    estateFilters: async () => FACETS,
    countMatches: async () => ({ count: 12 }),
    ...answers,
  });
  const view = await loadKeepMeInformed(context, locale, BLOCK, new URL(at, "http://localhost"));
  return renderHtml(<KeepMeInformed view={view} isFirst />, { locale });
}

const checkedIn = (html: string) =>
  [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
    ([input]) => `${/name="([^"]+)"/.exec(input)?.[1]}=${/value="([^"]+)"/.exec(input)?.[1]}`,
  );

test.each(LOCALES)("the form says all its words in %s", async (locale) => {
  const html = await rendered("/nl/thuis", locale);
  expect(html).not.toMatch(/_(form|subscription)\.|undefined|\{\w+\}/);
  expect(html).toContain(MESSAGES[locale]["subscription.send"]);
});

test("without scripts it goes to the page of its own, whichever page it stands on", async () => {
  expect(await rendered()).toMatch(/<form[^>]*action="\/nl\/hou-me-op-de-hoogte" method="post"/);
});

test("what can't be on offer is nothing to wait for", async () => {
  const html = await rendered();
  expect(html).toContain("Te koop");
  expect(html).not.toContain("Verkocht");
});

test("the filters of the page's address are where it begins, and are counted", async () => {
  const asked: string[] = [];
  const countMatches: SiteQueries["countMatches"] = async (criteria) => {
    asked.push(writeListingQuery(queryOf(criteria)));
    return { count: 12 };
  };
  const html = await rendered("/nl/te-koop?city=2&type=1&price-max=300000&page=4", "nl", { countMatches });
  expect(checkedIn(html)).toEqual(["type=1", "city=2", "frequency=daily"]);
  expect(html).toContain('value="300000"');
  expect(html).toContain("Nu passen 12 panden bij uw wensen.");
  expect(asked).toEqual(["city=2&price-max=300000&type=1"]);
});

test("when nothing can be counted the form is there all the same", async () => {
  const html = await rendered("/nl/thuis", "nl", { countMatches: () => Promise.reject(new Error("away")) });
  expect(html).toContain('name="email"');
  expect(html).not.toContain("Nu pas");
});

test("what nobody knows is no criterion, and what is known but not on offer is one with its name", async () => {
  const asked: string[] = [];
  const html = await rendered("/nl/thuis?city=424242&type=999&type=9&transaction=66&transaction=3", "nl", {
    knownCities: async () => ({ results: [] }),
    countMatches: async (criteria) => {
      asked.push(writeListingQuery(queryOf(criteria)));
      return { count: 0 };
    },
  });
  expect(asked).toEqual(["type=9&transaction=3"]);
  expect(checkedIn(html)).toEqual(["transaction=3", "type=9", "frequency=daily"]);
});
