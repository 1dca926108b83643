import { expect, test } from "vitest";
import { readRentalQuery } from "#domain/rental/rental-query.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import type { Page } from "#features/site/schema/page.ts";
import { leadToUnderstoodStay } from "./understood-stay.ts";

const named = (id: number, nl: string, fr: string) => ({ id, name: { nl, fr, en: nl, de: nl } });
const OSTEND = { ...named(84000, "Oostende", "Ostende"), zip: "8400" };
const BRUGES = { ...named(80000, "Brugge", "Bruges"), zip: "8000" };
const FILTERS = {
  locations: [named(1, "Op de zeedijk", "Sur la digue"), named(2, "In de duinen", "Dans les dunes")],
  subKinds: [
    named(1, "Studio", "Studio"),
    named(2, "Appartement", "Appartement"),
    named(4, "Villa", "Villa"),
  ],
  maxOccupations: [2, 4],
  cities: [OSTEND, BRUGES],
  periodTypes: [named(1, "Week", "Semaine"), named(2, "Weekend", "Week-end")],
  periodStartDates: [],
  periodDates: [
    { start: "2027-08-07", end: "2027-08-14" },
    { start: "2027-11-05", end: "2027-11-08" },
  ],
};
const SALES = {
  paths: { nl: "te-koop" },
  blocks: [{ type: "estate-list", where: { terms: { "general.transaction.id": [1] } } }],
} as unknown as Page;

/** The address that words lead on to; null where they stay. */
async function leadsTo(search: string, filters = FILTERS) {
  const context = {
    ...contextWith({ placeNames: async () => new Map([["brugge", [80000]]]), pages: async () => [SALES] }),
    now: new Date("2026-11-28T12:00:00Z"),
  };
  const url = new URL(`http://localhost/nl/vakantie?${search}`);
  const query = readRentalQuery(url.searchParams);
  try {
    await leadToUnderstoodStay(context, "nl", url, query, filters);
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return decodeURIComponent(answer.headers.get("Location") ?? "").replaceAll("+", " ");
  }
  return null;
}

test.each([
  [
    "words=vakantiehuis aan zee voor 5 in augustus met hond",
    "city=84000&persons=5&length=week&within=2027-08&words=hond",
  ],
  ["words=appartement op de zeedijk", "location=1&subKind=1&subKind=2"],
  ["words=gîte dans les dunes max 800 €", "location=2&price-max=800"],
  ["words=weekend voor 2", "stay=2&persons=2"],
  ["words=Brugge in november", "city=80000&length=weekend&within=2027-11"],
  ["words=Brügge", "city=80000"],
  ["words=1 tot 8 augustus&city=84000", "city=84000&arrival=2027-08-01&departure=2027-08-08"],
  ["words=10 nachten in augustus", "length=week&within=2027-08&words=10 nachten"],
  ["words=in Antwerpen voor 2", "persons=2&words=Antwerpen"],
  ["words=chalet voor 4", "persons=4&words=chalet"],
])("%s leads to what the list can be narrowed by", async (search, query) => {
  expect(await leadsTo(search)).toBe(query && `/nl/vakantie?${query}`);
});

test("where every home lies at the sea, nothing is left out for it", async () => {
  expect(await leadsTo("words=aan zee", { ...FILTERS, cities: [OSTEND] })).toBe("/nl/vakantie");
});

test("where no home lies at the sea, the list says that it cannot tell", async () => {
  expect(await leadsTo("words=aan zee voor 2", { ...FILTERS, cities: [BRUGES] })).toBe(
    "/nl/vakantie?persons=2&words=aan zee",
  );
});

test("who buys is led to the sales with the same words", async () => {
  expect(await leadsTo("words=villa te koop")).toBe("/nl/te-koop?words=villa te koop");
});

test("words that were not understood lead nowhere", async () => {
  expect(await leadsTo("persons=2&words=hond")).toBeNull();
});
