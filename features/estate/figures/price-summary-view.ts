import type { KeyEnd } from "#domain/locale/translate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { pricePartsOf, rentCostsOf, saleCostsOf } from "#domain/estate/price/costs.ts";
import { isForRent } from "#domain/estate/reference/status.ts";
import { LIFE_ANNUITY } from "#domain/estate/reference/transactions.ts";
import { formatEuro } from "#domain/format/figures.ts";
import type { PriceSummaryView } from "../estate-view.ts";

/** What a price is made of and what comes on top, as far as the agency says; null where there is nothing to add up. */
export function priceSummary(estate: Estate): PriceSummaryView | null {
  const parts = partsOf(estate);
  const lines = isForRent(estate.general.transaction?.id) ? rentLines(estate) : saleLines(estate);
  return parts.length + lines.length > 0 ? { parts, lines } : null;
}

function partsOf(estate: Estate): PriceSummaryView["parts"] {
  const parts = pricePartsOf(estate);
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  let start = 0;
  return parts.map(({ kind, amount }) => {
    const share = (amount / sum) * 100;
    start += share;
    return {
      key: kind,
      label: `estate.pricePart.${kind}`,
      amount: formatEuro(amount),
      start: start - share,
      share,
    };
  });
}

type Line = readonly [key: KeyEnd<"estate.cost">, amount: number | null, isTotal?: true];

function rentLines(estate: Estate): PriceSummaryView["lines"] {
  const costs = rentCostsOf(estate);
  if (!costs || (costs.charges === null && costs.deposit === null)) return [];
  return linesOf([
    ["rent", costs.rent],
    [costs.areChargesIncluded ? "chargesIncluded" : "charges", costs.charges],
    ["rentTotal", costs.total, true],
    ["deposit", costs.deposit],
  ]);
}

function saleLines(estate: Estate): PriceSummaryView["lines"] {
  const costs = saleCostsOf(estate);
  if (!costs) return [];
  return linesOf([
    [estate.general.transaction?.id === LIFE_ANNUITY ? "bouquet" : "salePrice", costs.price],
    ["saleCosts", costs.costs],
    ["saleTotal", costs.total, true],
  ]);
}

function linesOf(lines: readonly Line[]): PriceSummaryView["lines"] {
  return lines.flatMap(([key, amount, isTotal = false]) =>
    amount === null ? [] : [{ key, label: `estate.cost.${key}`, amount: formatEuro(amount), isTotal }],
  );
}
