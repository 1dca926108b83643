import { expect, test } from "vitest";
import { deedCostsOf } from "./deed-costs.ts";
import { NOTARY_SCALES, notaryFeeOf, notaryScaleOf } from "./notary-fee.ts";
import { lastYearWithVat, newBuildCeilingOf, newBuildCostsOf } from "./new-build-costs.ts";
import { purchaseCostsOf } from "./purchase-costs.ts";

const feeOn = (buyer: "own" | "other", price: number, day = "2026-09-06") =>
  notaryFeeOf(notaryScaleOf(buyer, "home", day)!, price);

// Read from the calculator of notaire.be on 6 September 2026, as a public project on GitHub wrote them down.
test.each([
  [150_000, 1_686.56, 1_907.88],
  [280_000, 2_261.74, 2_538.24],
  [450_000, 2_771.74, 2_878.24],
])("the notary's fee on %s euro is %s for an only home and %s for any other", (price, own, other) => {
  expect([feeOn("own", price), feeOn("other", price)]).toEqual([own, other]);
});

test("the fee of 150,000 euro was 1,878.66 before 2023, for everybody (immodelaet.be, 2018)", () => {
  expect([feeOn("own", 150_000, "2022-12-31"), feeOn("other", 150_000, "2018-03-19")]).toEqual([
    1_878.66, 1_878.66,
  ]);
});

test("a cheap plot has a smaller fee, and land never the scale of an only home", () => {
  const scale = notaryScaleOf("own", "land", "2026-11-23")!;
  expect(scale.scale).toBe("J");
  expect(notaryFeeOf(scale, 20_000)).toBe(285 - 86 + 437.5 + 43.75);
});

test("a dearer home never has a lower fee, but where the reduction for cheap ones ends", () => {
  for (const scale of NOTARY_SCALES)
    for (let price = 21_000; price < 900_000; price += 1_000)
      expect(notaryFeeOf(scale, price)).toBeGreaterThan(notaryFeeOf(scale, price - 1_000));
});

test("a family home of 250,000 euro in Flanders cost 9,370 euro to buy in 2025, as notaris.be said", () => {
  const costs = purchaseCostsOf({
    price: 250_000,
    region: "FLANDERS",
    subject: "home",
    buyer: "own",
    day: "2025-06-01",
  })!;
  expect(costs.extra).toBe(9_370.16);
  expect(costs.total).toBe(259_370.16);
});

test("the lines of a purchase add up to its total", () => {
  const costs = purchaseCostsOf({
    price: 389_000,
    region: "FLANDERS",
    subject: "home",
    buyer: "own",
    day: "2026-11-23",
  })!;
  expect(costs.duty.amount).toBe(7_780);
  expect(costs.notary.amount).toBe(3_132.38);
  expect(costs.deed.amount).toBe(1_914.44);
  expect(costs.total).toBe(389_000 + 7_780 + 3_132.38 + 1_914.44);
});

test("a garage has no rate of one's own", () => {
  const asked = { price: 20_000, region: "FLANDERS", subject: "other", day: "2026-11-23" } as const;
  expect(purchaseCostsOf({ ...asked, buyer: "own" })).toBe(null);
  expect(purchaseCostsOf({ ...asked, buyer: "other" })?.duty.amount).toBe(2_400);
});

test("a deed costs more since the figures of 2026", () => {
  expect([deedCostsOf("2025-12-31").amount, deedCostsOf("2026-01-01").amount]).toEqual([1_742.57, 1_914.44]);
});

test("a new building bears VAT, and its land duties", () => {
  const costs = newBuildCostsOf({
    land: 90_000,
    construction: 210_000,
    vat: null,
    region: "FLANDERS",
    buyer: "other",
    day: "2026-11-23",
  })!;
  expect([costs.vat.amount, costs.duty.amount, costs.total]).toEqual([44_100, 10_800, 354_900]);
});

test("VAT that the agency tells goes before ours", () => {
  const told = {
    land: 90_000,
    construction: 210_000,
    vat: 12_600,
    region: "WALLONIA",
    day: "2026-11-23",
  } as const;
  const costs = newBuildCostsOf({ ...told, buyer: "own" })!;
  expect([costs.vat.amount, costs.vat.isStated, costs.duty.amount]).toEqual([12_600, true, 2_700]);
});

test("300,000 euro of a new building is 63,000 euro of VAT where one sells land and building (trends.knack.be, 1307491)", () => {
  expect(newBuildCeilingOf(300_000, "2019-01-01")).toMatchObject({ vat: { amount: 63_000 }, total: 363_000 });
});

test("260,000 euro of building bear 54,600 euro of VAT (hln.be, 2/2021)", () => {
  const built = { land: 0, construction: 260_000, vat: null, region: "FLANDERS", buyer: "other" } as const;
  expect(newBuildCostsOf({ ...built, day: "2021-02-01" })).toBeNull();
  expect(newBuildCostsOf({ ...built, day: "2022-02-01" })?.vat.amount).toBe(54_600);
});

test.each([
  [2024, 2026],
  [2025, 2027],
  [2023, null],
])("what was built in %s can in 2026 be sold with VAT until the end of %s", (built, until) => {
  expect(lastYearWithVat(built, "2026-11-24")).toBe(until);
});
