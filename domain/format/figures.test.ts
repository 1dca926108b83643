import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatArea,
  formatCo2,
  formatDistance,
  formatEpc,
  formatEuro,
  formatEuroPerSquareMetre,
  formatLitres,
  formatPercentage,
  formatYearlyEnergy,
} from "./figures.ts";
import { formatNumber } from "../locale/number.ts";

const NBSP = "\u00a0";
const plain = (text: string) => text.replaceAll(NBSP, " ");

test.each([
  [389_000, "€ 389.000,00"],
  [0, "€ 0,00"],
  [-0, "€ 0,00"],
  [-0.001, "€ 0,00"],
  [950.5, "€ 950,50"],
  [1.005, "€ 1,01"],
  [1_234_567.891, "€ 1.234.567,89"],
  [-1_500, "€ -1.500,00"],
  [1e12, "€ 1.000.000.000.000,00"],
  [1e21, "€ 1.000.000.000.000.000.000.000,00"],
])("the price %s reads %s", (amount, text) => {
  expect(plain(formatEuro(amount))).toBe(text);
});

test("areas have two decimals, other measures only those that matter", () => {
  expect(plain(formatArea(168))).toBe("168,00 m²");
  expect(plain(formatArea(12_345.678))).toBe("12.345,68 m²");
  expect(plain(formatDistance(1_250))).toBe("1.250 m");
  expect(plain(formatDistance(6.5))).toBe("6,5 m");
  expect(plain(formatEuroPerSquareMetre(2_315.476))).toBe("€ 2.315,48/m²");
  expect(plain(formatPercentage(21))).toBe("21 %");
  expect(plain(formatEpc(168.4))).toBe("168,4 kWh/m²");
  expect(plain(formatLitres(5_000))).toBe("5.000 l");
  expect(plain(formatCo2(34))).toBe("34 kg CO₂/m²");
});

test("energy per year names the year in the visitor's language", () => {
  expect(
    (["nl", "fr", "en", "de"] as const).map((locale) => plain(formatYearlyEnergy(24_500, locale))),
  ).toEqual(["24.500 kWh/jaar", "24.500 kWh/an", "24.500 kWh/year", "24.500 kWh/Jahr"]);
});

test("a line never breaks between a figure and its sign or unit", () => {
  for (const text of [formatEuro(1e6), formatArea(1e6), formatDistance(1e6), formatYearlyEnergy(1, "nl")]) {
    expect(text).toContain(NBSP);
    expect(text).not.toContain(" ");
  }
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  "%s is no figure and shows nothing",
  (value) => {
    expect([
      formatEuro(value),
      formatArea(value),
      formatDistance(value),
      formatEuroPerSquareMetre(value),
    ]).toEqual(["", "", "", ""]);
  },
);

test("every amount reads as digits in threes with two decimals, and reads back as itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const amount = Number(`${whole}.${String(cents).padStart(2, "0")}`);
      const text = formatNumber(amount, 2);
      expect(text).toMatch(/^-?\d{1,3}(\.\d{3})*,\d{2}$/);
      expect(Number(text.replaceAll(".", "").replace(",", "."))).toBeCloseTo(amount, 2);
    }),
  );
});

test("whole figures have the marks of all others", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(0, 1, 2), (figure, decimals) => {
      const german = new Intl.NumberFormat("de-DE", { minimumFractionDigits: decimals });
      expect(formatNumber(figure, decimals)).toBe(german.format(figure));
    }),
  );
});
