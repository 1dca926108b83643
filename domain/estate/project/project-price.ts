import type { PropertyStatus } from "../reference/enumerations.ts";
import { propertyTypeOf } from "../reference/head-types.ts";
import { canBeHad } from "../reference/status.ts";
import { transactionOf } from "../reference/transactions.ts";
import { SUB_TYPES } from "../reference/sub-types.ts";
import {
  isPriceHidden,
  type PricedUnderVat,
  type PriceFigures,
  withoutPrice,
  withPriceFigures,
} from "../price/hidden-price.ts";
import { askedAmount } from "../price/asked-amount.ts";

/** A unit of a project, as far as the project is judged by it; null is unknown. */
export type ProjectUnit = {
  readonly transactionId: number | null;
  /** As its attribute groups say. */
  readonly status?: PropertyStatus | null;
  readonly headTypeId: number | null;
  readonly subTypeId: number | null;
  /** Euro, also where it is hidden; null on request. */
  readonly price: number | null;
  readonly isPriceHidden: boolean;
};

/** Where the price of a project comes from: its units, itself, or nowhere, since it is hidden or all is sold. */
export type ProjectPrice =
  | { readonly from: "homes"; readonly amount: number }
  | { readonly from: "project" }
  | { readonly from: "nowhere" };

const GARAGE_SUB_TYPES: ReadonlySet<number> = new Set(
  SUB_TYPES.filter(({ type }) => type === "GARAGE").map(({ id }) => id),
);

type Project = PricedUnderVat & {
  readonly general: {
    readonly transaction?: { readonly id: number } | null;
    readonly price?: Parameters<typeof askedAmount>[0];
  };
};

/**
 * The units of a project that can still be had; one that says nothing is to be had as its project is. Example: of units with
 * transactions 1, 5 and 7 the first and the last.
 */
export function offeredUnits<Home extends { readonly transactionId: number | null }>(
  projectTransactionId: number | null,
  units: readonly Home[],
): readonly Home[] {
  return units.filter(({ transactionId }) => canBeHad(transactionId ?? projectTransactionId));
}

/**
 * Where a project's price comes from: the cheapest unit that can be had, of the project's kind of
 * deal, garages and storage only where nothing else can be had; a hidden price is replaced by no other one. Example: units for sale at 310000 and 297500
 * and a sold one at 249000 make 297500.
 */
export function projectPrice(
  projectTransactionId: number | null,
  units: readonly ProjectUnit[],
): ProjectPrice {
  const offered = offeredUnits(projectTransactionId, units);
  if (units.length > 0 && offered.length === 0) return { from: "nowhere" };
  const deal = transactionOf(projectTransactionId)?.deal;
  const comparable = offered.filter(({ transactionId }) => {
    const own = transactionOf(transactionId ?? projectTransactionId)?.deal;
    return deal === undefined || own === deal;
  });
  const lived = comparable.filter((unit) => !isGarage(unit));
  const [cheapest] = (lived.length > 0 ? lived : comparable).filter(isPriced).toSorted(byPrice);
  if (!cheapest) return { from: "project" };
  return cheapest.isPriceHidden ? { from: "nowhere" } : { from: "homes", amount: cheapest.price };
}

function isGarage({ headTypeId, subTypeId }: ProjectUnit): boolean {
  return propertyTypeOf(headTypeId) === "GARAGE" || (subTypeId !== null && GARAGE_SUB_TYPES.has(subTypeId));
}

type PricedUnit = ProjectUnit & { readonly price: number };

function isPriced(unit: ProjectUnit): unit is PricedUnit {
  return unit.price !== null && unit.price > 0;
}

/** Of two that cost the same, the one that may be told. */
function byPrice(one: PricedUnit, other: PricedUnit): number {
  return one.price - other.price || Number(one.isPriceHidden) - Number(other.isPriceHidden);
}

/**
 * A project as it may be shown: its price stands in `general.price.priceFrom`, whoever tells it, and no figure beside it
 * says another. Example: a project of 249000 whose cheapest unit left costs 297500 has the `priceFrom` 297500 and no `value`.
 */
export function withProjectPrice<P extends Project>(own: P, units: readonly ProjectUnit[]): P {
  if (isPriceHidden(own)) return withoutPrice(own);
  const price = projectPrice(own.general.transaction?.id ?? null, units);
  if (price.from === "nowhere") return withoutPrice(own);
  if (price.from === "homes") return withPriceFigures(own, priceFrom(price.amount));
  const amount = askedAmount(own.general.price);
  return amount === null
    ? own
    : { ...own, general: { ...own.general, price: { ...own.general.price, priceFrom: amount } } };
}

function priceFrom(amount: number): PriceFigures {
  return { general: { price: { priceFrom: amount } } };
}
