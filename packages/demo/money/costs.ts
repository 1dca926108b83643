import type { Region } from "../../../domain/estate/reference/enumerations.ts";

/** What a cadastral income of 1975 counts for today; the tax administration publishes the coefficient each year. */
const CADASTRAL_INDEX = 2.2446;

const BRUSSELS_ALLOWANCE = 200_000;
/** Base and municipal surcharges together, on the indexed income. */
const PROPERTY_TAX_RATE: Record<Region, number> = { FLANDERS: 0.46, WALLONIA: 0.55, BRUSSELS: 0.49 };

const NOTARY_STEPS: readonly (readonly [upTo: number, rate: number])[] = [
  [7_500, 0.0456],
  [17_500, 0.0285],
  [30_000, 0.0228],
  [45_495, 0.0171],
  [64_095, 0.0114],
  [250_095, 0.0057],
  [Infinity, 0.00057],
];

const cents = (value: number) => Math.round(value * 100) / 100;

export function indexedIncome(income: number): number {
  return Math.round(income * CADASTRAL_INDEX);
}

export function propertyTax(region: Region, income: number): number {
  return cents(indexedIncome(income) * PROPERTY_TAX_RATE[region]);
}

/** Registration tax for an only own home, else the full rate of the region. */
export function registrationTax(region: Region, price: number, home: boolean): number {
  if (region === "FLANDERS") return Math.round(price * (home ? 0.02 : 0.12));
  if (region === "WALLONIA") return Math.round(price * (home ? 0.03 : 0.125));
  return Math.round(Math.max(0, price - (home ? BRUSSELS_ALLOWANCE : 0)) * 0.125);
}

/** The notary's fee falls by steps, as the royal decree sets them; without VAT. */
export function notaryFee(price: number): number {
  let paid = 0;
  let from = 0;
  for (const [upTo, rate] of NOTARY_STEPS) {
    paid += Math.max(0, Math.min(price, upTo) - from) * rate;
    from = upTo;
  }
  return cents(paid);
}
