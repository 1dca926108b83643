import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Region } from "../estate/reference/enumerations.ts";
import { type Buyer, DUTY_RULES, dutyOf, dutyRuleOf, type DutySubject } from "./registration-duties.ts";

const dutiesOn = (region: Region, price: number, day: string, buyer: Buyer = "own") =>
  dutyOf(dutyRuleOf({ region, subject: "home", buyer, day })!, price).amount;

// Published examples, each with the page that names it.
test.each<[Region, number, string, number, string]>([
  [
    "FLANDERS",
    250_000,
    "2023-01-18",
    7_500,
    "vastgoedvanhoof.red-pepperlabs.be/2023/01/18/hoe-bereken-ik-de-notariskosten",
  ],
  [
    "FLANDERS",
    300_000,
    "2025-06-01",
    6_000,
    "immoshoppen.be/kopen/kosten-aankoop-eigen-woning-in-vlaanderen-berekenen-de-ultieme-gids",
  ],
  ["FLANDERS", 220_000, "2024-03-04", 3_800, "spaargids.be, 4/3/2024: 3 %, 2.800 euro off up to 220.000"],
  ["WALLONIA", 150_000, "2024-12-31", 18_750, "mygesimmo.be, 24/11/2024: before the change"],
  ["WALLONIA", 150_000, "2025-01-01", 4_500, "mygesimmo.be, 24/11/2024: after it"],
  [
    "WALLONIA",
    300_000,
    "2025-02-01",
    9_000,
    "bonten.com/actualites-fiscales-droits-denregistrements-et-primes-renovation",
  ],
  [
    "BRUSSELS",
    350_000,
    "2022-03-01",
    21_875,
    "livios.be/fr/article/64461/bruxelles-envisage-la-reduction-des-droits-denregistrement",
  ],
  ["BRUSSELS", 350_000, "2023-04-01", 18_750, "the same, with the 200.000 euro that became law"],
  [
    "BRUSSELS",
    200_000,
    "2026-11-23",
    0,
    "be.brussels/fr/logement/achat-vente-propriete/achat-vente/aides-lachat",
  ],
  [
    "WALLONIA",
    300_000,
    "2024-12-31",
    37_500,
    "comptateam.be/des-2025-droits-denregistrement-a-3-en-wallonie",
  ],
  [
    "WALLONIA",
    150_000,
    "2026-11-24",
    4_500,
    "immofrancois.be/en/blog/registration-duties-in-wallonia-drop-from-january-2025",
  ],
  ["BRUSSELS", 175_000, "2017-02-24", 0, "notaire.be, 24/2/2017: nothing up to 175.000 euro"],
])("duties in %s on an only home of %s euro on %s are %s euro", (region, price, day, duties) => {
  expect(dutiesOn(region, price, day)).toBe(duties);
});

test("a house of 400,000 euro in Brussels costs 3,125 euro less since April 2023, as the minister said (dhnet.be, 15/09/2022)", () => {
  const before = dutiesOn("BRUSSELS", 400_000, "2023-03-31");
  expect(before - dutiesOn("BRUSSELS", 400_000, "2023-04-01")).toBe(3_125);
});

test.each<[Region, number, string, number, string]>([
  ["BRUSSELS", 200_000, "2024-01-01", 25_000, "belfina.be/frais-de-notaire-a-bruxelles"],
  ["BRUSSELS", 300_000, "2019-01-01", 37_500, "trends.knack.be, 1307491"],
  ["WALLONIA", 300_000, "2019-01-01", 37_500, "trends.knack.be, 1307491"],
  ["WALLONIA", 200_000, "2024-01-01", 25_000, "rginvest.be/blog/calcul-frais-notaire,145"],
])("duties in %s on another purchase of %s euro on %s are %s euro", (region, price, day, duties) => {
  expect(dutiesOn(region, price, day, "other")).toBe(duties);
});

test("an abattement of 175,000 euro in Brussels saves 21,875 euro (notaire.be, 24/2/2017)", () => {
  const asked = ["BRUSSELS", 400_000, "2017-02-24"] as const;
  expect(dutiesOn(...asked, "other") - dutiesOn(...asked, "own")).toBe(21_875);
});

// Calculated by hand from the text of the rules.
test.each<[Region, Buyer, number, number]>([
  ["FLANDERS", "own", 220_000, 2_533],
  ["FLANDERS", "own", 220_001, 4_400.02],
  ["FLANDERS", "own", 50_000, 0],
  ["FLANDERS", "other", 389_000, 46_680],
  ["WALLONIA", "other", 300_000, 37_500],
  ["BRUSSELS", "own", 600_000, 50_000],
  ["BRUSSELS", "own", 600_000.01, 75_000],
  ["BRUSSELS", "other", 300_000, 37_500],
])("by the rules of today duties in %s for an %s home of %s euro are %s", (region, buyer, price, duties) => {
  expect(dutiesOn(region, price, "2026-11-23", buyer)).toBe(duties);
});

test.each<[Region, DutySubject, number | null]>([
  ["FLANDERS", "land", null],
  ["WALLONIA", "land", 3],
  ["BRUSSELS", "land", 12.5],
  ["FLANDERS", "other", null],
])("in %s the rate of one's own for %s is %s", (region, subject, rate) => {
  expect(dutyRuleOf({ region, subject, buyer: "own", day: "2026-11-23" })?.rate ?? null).toBe(rate);
});

test("building land in Brussels has an abattement of its own", () => {
  const rule = dutyRuleOf({ region: "BRUSSELS", subject: "land", buyer: "own", day: "2026-11-23" })!;
  expect(dutyOf(rule, 250_000).amount).toBe(18_750);
  expect(dutyOf(rule, 300_001).amount).toBe(37_500.13);
});

test("on every day since 2023 one rule holds for each kind of purchase, never two", () => {
  const days = [
    "2023-01-01",
    "2023-03-31",
    "2023-04-01",
    "2024-12-31",
    "2025-01-01",
    "2026-11-23",
    "2040-01-01",
  ];
  for (const day of days) {
    const held = DUTY_RULES.filter(({ from, until }) => from <= day && (until === null || day <= until));
    const kinds = held.flatMap(({ region, buyer, subjects }) =>
      subjects.map((of) => `${region} ${buyer} ${of}`),
    );
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const region of ["FLANDERS", "WALLONIA", "BRUSSELS"])
      expect(kinds).toContain(`${region} other home`);
  }
});

test("duties never fall below 0 nor rise above the rate", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom(...DUTY_RULES), (price, rule) => {
      const { amount, abatement, reduction } = dutyOf(rule, price);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual((price * rule.rate) / 100 + 0.01);
      expect(abatement).toBeLessThanOrEqual(price);
      expect(reduction).toBeGreaterThanOrEqual(0);
    }),
  );
});
