import { roundToCent } from "../format/round-to-cent.ts";
import { nightsOf, type Stay } from "./period.ts";

export const TAX_UNITS = ["person-night", "night", "stay"] as const;
type TaxUnit = (typeof TAX_UNITS)[number];

/** What a stay costs besides its rent, in euro. */
export type CostsLike = {
  readonly cleaning?: number | null | undefined;
  readonly fixed?: number | null | undefined;
  readonly deposit?: number | null | undefined;
  readonly touristTax?: { readonly amount: number; readonly per: TaxUnit } | null | undefined;
};

/** All amounts in euro; the deposit comes back and is no part of the total. */
export type StayCost = {
  readonly rent: number;
  readonly cleaning: number;
  readonly fixed: number;
  readonly touristTax: number;
  readonly total: number;
  readonly deposit: number;
};

/**
 * The price that may be advertised: rent with all costs that every guest pays (Code of economic law, VI.3 and VI.4). A
 * tax that depends on the number of people is told beside it. Example: 650 of rent and 75 of cleaning give 725.
 */
export function allInPrice(
  price: number | null | undefined,
  costs: CostsLike | null | undefined,
): number | null {
  if (price == null) return null;
  return roundToCent(price + (costs?.cleaning ?? 0) + (costs?.fixed ?? 0));
}

/**
 * What a party pays for a stay; null where the rent is on request.
 * Example: 7 nights at 650 for 4 people with 75 of cleaning and 1.5 of tax a person and night: total 767.
 */
export function stayCost(
  stay: Stay & { readonly price?: number | null | undefined },
  persons: number,
  costs: CostsLike | null | undefined,
): StayCost | null {
  if (stay.price == null) return null;
  const { cleaning, fixed, deposit } = costs ?? {};
  const touristTax = roundToCent((costs?.touristTax?.amount ?? 0) * timesTaxed(stay, persons, costs));
  return {
    rent: stay.price,
    cleaning: cleaning ?? 0,
    fixed: fixed ?? 0,
    touristTax,
    total: roundToCent(stay.price + (cleaning ?? 0) + (fixed ?? 0) + touristTax),
    deposit: deposit ?? 0,
  };
}

function timesTaxed(stay: Stay, persons: number, costs: CostsLike | null | undefined): number {
  const times: Record<TaxUnit, number> = {
    "person-night": nightsOf(stay) * persons,
    night: nightsOf(stay),
    stay: 1,
  };
  return times[costs?.touristTax?.per ?? "stay"];
}
