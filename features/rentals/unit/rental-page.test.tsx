import { expect, test } from "vitest";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { RentalPeriod } from "../schema/period.ts";
import { RentalUnit } from "../schema/unit.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { MESSAGES } from "#features/messages.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import { contextWith } from "#features/site/testing/request-context.ts";
import { qrView } from "#features/estate/print/qr-view.server.ts";
import { isIncomplete } from "#features/site/incomplete.ts";
import { findRental } from "./find-rental.ts";
import { GoneRental } from "./gone-rental.tsx";
import { loadGoneRental } from "./load-gone-rental.ts";
import { loadRental } from "./load-rental.ts";
import { RentalPage } from "./rental-page.tsx";

const words = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const UNIT = {
  id: 12,
  general: {
    description: words("Met zicht op zee."),
    location: { id: 1, name: words("Zeedijk") },
    city: { id: 84000, zip: "8400", name: "Oostende" },
    subKind: { id: 1, name: words("Appartement") },
    maxOccupation: 4,
    garage: false,
    floor: 0,
    building: { name: "Neptunus", rentalName: "ZV-012" },
    registrationNumber: "VL-123456",
  },
  places: { bedrooms: 2, bathrooms: 0 },
  options: [{ id: 1, name: words("Lift") }],
  address: {
    street: words("Zeedijk"),
    number: "120",
    box: "0402",
    city: { id: 84000, zip: "8400", name: "Oostende" },
    location: { latitude: 51.23, longitude: 2.91 },
  },
  costs: { cleaning: 75, deposit: 250, touristTax: { amount: 2, per: "person-night" } },
  photos: [{ id: 5, file: "0f".repeat(16), title: words("Gevel") }],
} as const;

const period = (id: number, start: string, end: string, more = {}) => ({
  id,
  type: { id: 1, name: words("Week") },
  start,
  end,
  price: 650,
  ...more,
});
const PERIODS = [
  period(1, "2026-07-04", "2026-07-11"),
  period(2, "2026-07-11", "2026-07-18", { available: false }),
  period(3, "2026-09-05", "2026-09-12", { price: 500 }),
];

const PAGES = [
  {
    id: 1,
    paths: { nl: "verhuur", fr: "verhuur", en: "verhuur", de: "verhuur" },
    title: words("Vakantie"),
    blocks: [{ id: "list", type: "rental-list" }],
  },
];

function contextOfUnit(unit: object, periods: readonly object[], more: object = {}) {
  const queries = {
    rentalUnit: async () => RentalUnit.parse(unit),
    rentalPeriods: async () => periods.map((one) => RentalPeriod.parse(one)),
    pages: async () => PAGES,
    translations: async (locale: Locale) => MESSAGES[locale],
  } as unknown as Partial<SiteQueries>;
  const context = contextWith(queries);
  const site = { ...context.site, locales: [...LOCALES] };
  return { ...context, site, now: new Date("2026-06-20T10:00:00Z"), ...more };
}

async function rendered(
  query = "",
  { unit = {}, periods = PERIODS as readonly object[], locale = "nl" as Locale, context = {} } = {},
) {
  const made = contextOfUnit({ ...UNIT, ...unit }, periods, context);
  const found = await findRental(made, 12);
  if (found.kind !== "found") throw new Error(found.kind);
  const view = await loadRental(made, found, locale, new URL(`http://localhost/nl/vakantie/12${query}`));
  return { view, html: renderHtml(<RentalPage view={view} />, { locale }) };
}

test.each(LOCALES)("the page in %s says all its words", async (locale) => {
  const { html } = await rendered("", { locale });
  expect(html).not.toMatch(/_rentals\.|_estate\.|_form\.|undefined|\[object/);
});

test("every field that is known stands on the page, and what is empty or 0 does not", async () => {
  const { view } = await rendered();
  const features = view.sections.find(({ key }) => key === "features")!.groups[0]!.fields;
  expect(features.map(({ key }) => key)).toEqual([
    "type",
    "location",
    "city",
    "maxOccupation",
    "bedrooms",
    "garage",
    "floor",
    "residence",
    "reference",
    "registrationNumber",
  ]);
  expect(view.street).toBe("Zeedijk 120 / 0402");
});

test("the print of a holiday home leads a phone to its page", async () => {
  const { html, view } = await rendered("?month=2026-07");
  const address = view.head.canonical;
  expect(address).toBe("http://localhost/nl/vakantie/12");
  expect(html).toContain(`<path d="${qrView(address).path}"`);
  expect(html).toContain(`<span>${address}</span>`);
});

test("a part that the agency hides is gone, and with the calendar the request", async () => {
  const { view, html } = await rendered("", {
    unit: { hiddenTabs: ["availability", "location", "description"] },
  });
  expect(view.sections.map(({ key }) => key)).toEqual(["features", "options", "costs"]);
  expect(view.description).toBeNull();
  expect(html).not.toContain('id="request"');
});

test("photos come from the site's own origin, medium first; through the image CDN where there is one", async () => {
  expect((await rendered()).html).toContain('src="/rental-units/assets/5/medium"');
  const { html } = await rendered("", { context: { imageCdn: "https://img.example" } });
  expect(html).toContain(`https://img.example/media/${"0f".repeat(16)}/wide-960`);
  expect(html).not.toContain("/rental-units/assets");
});

test("the calendar is a table a month with a heading for each weekday, and its free days lead to the request", async () => {
  const { html, view } = await rendered("?month=2026-07");
  expect(view.calendar!.months.map(({ name }) => name)).toEqual(["juli 2026", "augustus 2026"]);
  expect(html.match(/<th scope="col" abbr="Maandag">/g)).toHaveLength(2);
  expect(html).toContain('aria-label="4 juli: aankomst mogelijk, vanaf € 725,00"');
  expect(html).toContain('href="/nl/vakantie/12?period=1&amp;month=2026-07#request"');
  expect(html).not.toContain("period=2");
});

const monthIn = (href: string | null | undefined) =>
  href ? new URL(href, "http://x").searchParams.get("month") : null;

test.each([
  ["this month, without any asked", "", "2026-06", null, "2026-08"],
  ["the last months", "?month=2026-09", "2026-09", "2026-07", null],
  ["a month before all", "?month=2020-01", "2026-06", null, "2026-08"],
  ["a month after all", "?month=2030-01", "2026-09", "2026-07", null],
  [
    "the days that are looked for",
    "?arrival=2026-07-04&departure=2026-07-11",
    "2026-07",
    "2026-06",
    "2026-09",
  ],
  ["the month that is looked for", "?length=week&within=2026-08", "2026-08", "2026-06", null],
  ["the month of the stay that is chosen", "?period=3", "2026-09", "2026-07", null],
])("the calendar shows %s", async (_what, query, first, earlier, later) => {
  const { calendar } = (await rendered(query)).view;
  expect(calendar?.months[0]?.key).toBe(first);
  expect(monthIn(calendar?.earlier)).toBe(earlier);
  expect(monthIn(calendar?.later)).toBe(later);
});

test("the form offers what can be asked for, and begins with the stay of the address", async () => {
  const { html, view } = await rendered("?period=3");
  expect(view.form?.stays.map(({ id }) => id)).toEqual([1, 3]);
  expect(html).toMatch(/<option value="3" selected="">05\/09\/2026 – 12\/09\/2026 · Week · € 575,00/);
  // Taken meanwhile, perhaps by this very visitor: their thanks stay where they are.
  expect((await rendered("?period=2")).view.form).toMatchObject({ chosen: "", named: "2" });
});

const WANTED = "?persons=4&length=week&within=2026-07&period=1";

test("the chosen stay stands above its costs: what these people pay in all, and the deposit beside it", async () => {
  const { html, view } = await rendered(WANTED);
  expect(view.chosen).toMatchObject({
    kind: "free",
    start: "za 04/07/2026",
    end: "za 11/07/2026",
    persons: 4,
    moreHref: null,
    lines: [
      { label: "Huur", note: "7 nachten, Week", amount: "€\u00a0650,00" },
      { label: "Schoonmaak", amount: "€\u00a075,00" },
      { label: "Toeristenbelasting", note: "4 personen × 7 nachten × €\u00a02,00", amount: "€\u00a056,00" },
    ],
    total: "€\u00a0781,00",
    deposit: "€\u00a0250,00",
    unknown: ["Vaste kosten"],
  });
  expect(html).toMatch(/id="stay-bar"[\s\S]+za 4 – za 11 juli[\s\S]+Vraag aan[\s\S]+781/);
  expect(html).toMatch(/name="persons" value="4"/);
  expect(html).toContain("Niet opgegeven: Vaste kosten.");
});

test("the total of the chosen stay stands in the form too, where it is sent", async () => {
  const { html, view } = await rendered(WANTED);
  expect(view.form?.total).toEqual({
    stay: "za 4 – za 11 juli · 4\u00a0personen · incl. toeristenbelasting",
    amount: "€\u00a0781,00",
  });
  expect(html).toMatch(/name="privacy"[\s\S]+Totaal verblijf[\s\S]+781[\s\S]+<button type="submit"/);
  expect(html).toContain('data-too-much="Hier kunnen hoogstens 4 personen slapen."');
  expect((await rendered()).view.form?.total).toBeNull();
});

test("what was looked for stays in every link of the page: to other months, other stays and fewer people", async () => {
  const { view } = await rendered(WANTED);
  if (view.chosen?.kind !== "free") throw new Error("not free");
  expect(view.chosen.fewerHref).toBe("/nl/vakantie/12?persons=3&length=week&within=2026-07&period=1#stay");
  expect(view.calendar!.later).toBe(`/nl/vakantie/12${WANTED}&month=2026-09#availability`);
  expect(view.calendar!.stays[0]!.href).toBe(`/nl/vakantie/12${WANTED}&month=2026-07#request`);
});

test("nights of the chosen stay are a band, from the day of arrival to that of departure", async () => {
  const { view } = await rendered("?period=1");
  const days = view.calendar!.months[0]!.weeks.flat().filter((day) => day?.chosen);
  expect(days.map((day) => `${day!.day} ${day!.chosen}`)).toEqual([
    "4 arrival",
    ...[5, 6, 7, 8, 9, 10].map((day) => `${day} within`),
    "11 departure",
  ]);
});

test("a stay that is taken meanwhile says so and costs nothing; after it was sent nothing is chosen", async () => {
  const { html, view } = await rendered("?period=2");
  expect(view.chosen).toEqual({ kind: "taken" });
  expect(html).toContain("Dit verblijf is niet meer vrij.");
  expect((await rendered("?period=2&sent=rental")).view.chosen).toBeNull();
  expect((await rendered()).view.chosen).toBeNull();
});

test("more people than a home sleeps are as many as it sleeps", async () => {
  expect((await rendered("?period=1&persons=9")).view.form?.persons).toBe(4);
});

test("a stay on request is chosen without a sum", async () => {
  const { view } = await rendered("?period=1", {
    periods: [period(1, "2026-07-04", "2026-07-11", { price: null })],
  });
  expect(view.chosen).toMatchObject({ lines: [], total: "Prijs op aanvraag" });
  expect(view.form?.total).toBeNull();
});

test("the form cannot be sent without a stay, and knows what to say then", async () => {
  const { html } = await rendered();
  expect(html).toMatch(
    /<select(?=[^>]* name="periodId")(?=[^>]* required)[^>]* data-unchosen="Kies een verblijf."/,
  );
});

test("a unit without anything to be had says so, and keeps no empty calendar", async () => {
  const { html, view } = await rendered("", { periods: [] });
  expect([view.calendar, view.priceFrom]).toEqual([null, null]);
  expect(html).toContain("Er is op dit moment geen enkel verblijf vrij");
  expect(html).not.toContain("<form");
});

test("the price is all in, and what depends on the people is told beside it", async () => {
  const { html, view } = await rendered();
  expect(view.priceFrom).toBe("€\u00a0575,00");
  expect(html).toContain("Daarbovenop komt de toeristenbelasting: € 2,00 per persoon per nacht.");
});

test("search engines read a vacation rental; a hidden address stays hidden there too", async () => {
  const { view } = await rendered("", { unit: { address: { ...UNIT.address, visible: false } } });
  const told = JSON.stringify(view.head.jsonLd);
  expect(told).toContain('"VacationRental"');
  expect(told).toContain('"BreadcrumbList"');
  expect(told).not.toMatch(/GeoCoordinates|Zeedijk 120/);
  expect(view.place?.isApproximate).toBe(true);
});

const OTHERS = [
  { ...UNIT, id: 20, isAvailable: false, priceFrom: null },
  { ...UNIT, id: 21, isAvailable: true, priceFrom: 575 },
];

function visitToGone(results: readonly object[], error?: Error) {
  const context = contextOfUnit(UNIT, []);
  const queries = {
    ...context.queries,
    searchRentals: async () => ({ total: { value: results.length }, results, ...(error && { error }) }),
  } as unknown as SiteQueries;
  return { ...context, queries };
}

test.each(LOCALES)(
  "where a home was taken off, others stand in %s: first what can be had",
  async (locale) => {
    const context = visitToGone(OTHERS);
    const gone = await loadGoneRental(context, locale);
    const html = renderHtml(<GoneRental gone={gone} />, { locale });
    expect(html).not.toMatch(/_rentals\.|_listing\.|undefined/);
    expect(gone.others.map(({ id }) => id)).toEqual([21, 20]);
    expect(html).toContain(`href="/${locale}/verhuur"`);
    expect([...context.tags]).toContain("rentals");
    expect(isIncomplete(context)).toBe(false);
  },
);

test("a home that was taken off stands alone where there is no other, or none can be read", async () => {
  const alone = renderHtml(<GoneRental gone={await loadGoneRental(visitToGone([]), "nl")} />, {
    locale: "nl",
  });
  expect(alone).toContain("Bekijk welke woningen er nu zijn.");
  expect(alone).not.toContain("Andere vakantiewoningen");
  const failing = visitToGone([], new Error("away"));
  await loadGoneRental(failing, "nl");
  expect(isIncomplete(failing)).toBe(true);
});
