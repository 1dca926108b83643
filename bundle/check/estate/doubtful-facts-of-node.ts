import type { EstateNode } from "#features/listings/schema/estate.ts";
import { contradictionsOf } from "#domain/display/contradictions.ts";
import { readPath } from "#domain/display/read-path.ts";
import { rentCostsOf } from "#domain/estate/price/costs.ts";
import { isPriceHidden } from "#domain/estate/price/hidden-price.ts";
import { LIFE_ANNUITY } from "#domain/estate/reference/transactions.ts";
import { AA_CONTRAST } from "#domain/estate/sticker/contrast.ts";
import { correctedColours } from "#domain/estate/sticker/sticker.ts";
import { isForRent, statusOfTransaction } from "#domain/estate/reference/status.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { doubtfulFigures, isDwelling } from "./doubtful-figures.ts";
import type { NodeFault } from "./faults-of-node.ts";

const RIGHT = "is that right?";

/** Euro between which things are sold and let, and what a figure outside may be; estates come first. */
const PRICES: ReadonlyArray<{
  readonly deal: "sale" | "rent";
  readonly ofHomes: boolean;
  readonly least: number;
  readonly most: number;
  readonly tooLow: string;
  readonly tooHigh: string;
}> = [
  { deal: "rent", ofHomes: true, least: 20, most: 25_000, tooLow: RIGHT, tooHigh: "is it a price for sale?" },
  { deal: "rent", ofHomes: false, least: 20, most: 1_000_000, tooLow: RIGHT, tooHigh: RIGHT },
  { deal: "sale", ofHomes: true, least: 10_000, most: 100_000_000, tooLow: "is it a rent?", tooHigh: RIGHT },
  { deal: "sale", ofHomes: false, least: 1_000, most: 1_000_000_000, tooLow: RIGHT, tooHigh: RIGHT },
];

export type DoubtfulFact = {
  readonly code: "doubtful-value" | "contradiction" | "not-shown" | "assumed-value" | "corrected-colour";
  readonly path: string;
  readonly message: string;
};

/**
 * What a listing at its listed address says and can hardly mean on a day (yyyy-mm-dd), for the agency to look at; it is
 * shown as it came.
 */
export function doubtfulFactsOfNode(node: EstateNode, today: string): NodeFault[] {
  const doubtfulFacts = [
    ...contradictions(node),
    ...price(node),
    ...rent(node),
    ...status(node),
    ...doubtfulFigures(node, today),
    ...colours(node),
  ];
  return doubtfulFacts.map(({ code, path, message }) => ({ level: "warning", code, path, message }));
}

function contradictions(node: EstateNode): DoubtfulFact[] {
  return contradictionsOf(node).map(({ shown, other }) => ({
    code: "contradiction",
    path: other,
    message: notShown(readPath(node, other), shown, readPath(node, shown)),
  }));
}

/** "310000 is not what general.price.value says, 300000, which is shown"; texts and lists are not repeated. */
function notShown(value: unknown, shown: string, shownValue: unknown): string {
  if (typeof value === "object" || typeof shownValue === "object")
    return `says something else than ${shown}, which is shown`;
  return `${String(value)} is not what ${shown} says: ${String(shownValue)}, which is shown`;
}

function price(node: EstateNode): DoubtfulFact[] {
  const { project } = node.general;
  const { value, priceFrom } = node.general.price ?? {};
  if (value == null || isPriceHidden(node)) return [];
  const path = "general.price.value";
  if (value === 0 && priceFrom)
    return [{ code: "not-shown", path, message: "0 is no price: general.price.priceFrom is shown" }];
  if (value === 0) return [{ code: "not-shown", path, message: "0 is shown as a price on request" }];
  const question = questionOnPrice(node, value);
  if (question)
    return [
      { code: "doubtful-value", path, message: `${formatEuro(value)} is shown as the price; ${question}` },
    ];
  return !project && priceFrom && priceFrom !== value
    ? [
        {
          code: "contradiction",
          path: "general.price.priceFrom",
          message: notShown(priceFrom, path, value),
        },
      ]
    : [];
}

function questionOnPrice(node: EstateNode, value: number): string | null {
  const { transaction } = node.general;
  const deal = isForRent(transaction?.id) ? "rent" : "sale";
  if (transaction?.id === LIFE_ANNUITY) return null;
  const isOfHome = isDwelling(node);
  const range = PRICES.find((row) => row.deal === deal && row.ofHomes === isOfHome)!;
  if (value < range.least) return range.tooLow;
  return value > range.most ? range.tooHigh : null;
}

const PERIOD_ASSUMED: DoubtfulFact = {
  code: "assumed-value",
  path: "general.price.period",
  message: "missing; the rent is shown as by the month",
};

function rent(node: EstateNode): DoubtfulFact[] {
  const { transaction, price: asked } = node.general;
  const costs = isForRent(transaction?.id) ? rentCostsOf(node) : null;
  if (!costs) return [];
  const sum = costs.total ?? costs.rent;
  return [
    ...(asked?.period?.name ? [] : [PERIOD_ASSUMED]),
    ...(asked?.totalPrice && asked.totalPrice !== sum
      ? [
          {
            code: "contradiction" as const,
            path: "general.price.totalPrice",
            message: `is not the rent and its charges together (${formatEuro(sum)})`,
          },
        ]
      : []),
  ];
}

function status({ general, property }: EstateNode): DoubtfulFact[] {
  const meant = statusOfTransaction(general.transaction?.id);
  const told = property?.status;
  if (!meant || !told || meant === told) return [];
  return [
    {
      code: "contradiction",
      path: "property.status",
      message: `${told} says something else than general.transaction, which means ${meant}`,
    },
  ];
}

function colours({ general: { sticker } }: EstateNode): DoubtfulFact[] {
  const corrected = sticker && correctedColours(sticker);
  if (!corrected) return [];
  const { background, wanted, shown, ratio } = corrected;
  const message = `${wanted} on ${background} is hard to read (contrast ${ratio.toFixed(1)} to 1, text wants ${AA_CONTRAST}); it shows in ${shown}`;
  return [{ code: "corrected-colour", path: "general.sticker.colorText", message }];
}
