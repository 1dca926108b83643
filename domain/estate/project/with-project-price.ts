import {
  isPriceHidden,
  type PricedUnderVat,
  type PriceFigures,
  withoutPrice,
  withPriceFigures,
} from "../price/hidden-price.ts";
import { askedAmount } from "../price/asked-amount.ts";
import { type ProjectUnit, projectPrice } from "./project-price.ts";

type Project = PricedUnderVat & {
  readonly general: {
    readonly transaction?: { readonly id: number } | null;
    readonly price?: Parameters<typeof askedAmount>[0];
  };
};

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
