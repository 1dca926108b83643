import { isPlainObject } from "../../is-plain-object.ts";
import { type AskedPrice, askedAmount } from "./asked-amount.ts";

/** A node as far as its attribute groups say whether its price is told. */
export type PricedUnderVat = {
  readonly property?: {
    readonly financial?: { readonly vat_regime?: boolean | null } | null;
  } | null;
};

/** The figures of a node that tell its price, under the names and at the places that they have in the node. */
export type PriceFigures = { readonly [field: string]: unknown };

/** Where a node tells its price, a part of it, or a figure from which it follows: costs by rate, deposits of some months' rent. */
export const PRICE_PATHS: readonly string[] = [
  "general.price.value",
  "general.price.totalPrice",
  "general.price.priceFrom",
  "general.price.constructionValue",
  "general.price.groundValue",
  "general.price.infrastructureValue",
  "general.price.furnitureValue",
  "general.price.deposit",
  "general.price.annuity",
  "financial.tax",
  "financial.registrationCost",
  "financial.notarySalery",
  "property.financial.price",
  "property.financial.price_per_square_meter",
  "property.financial.land_price",
  "property.financial.construction_price",
  "property.financial.infrastructure_price",
  "property.financial.warranty",
  "property.financial.vat",
  "property.financial.registration_cost",
  "property.financial.tax",
  "property.notary.setting_price",
  "property.notary.minimum_bid",
  "property.notary_cost.registration_tax",
  "property.notary_cost.notary_fee",
  "property.notary_cost.deed_costs",
  "property.notary_cost.mortgage_costs",
  "property.notary_cost.vat_on_costs",
  "property.notary_cost.total",
];

/** Tells whether a node keeps its price for a talk: it falls under the VAT regime. */
export function isPriceHidden({ property }: PricedUnderVat): boolean {
  return property?.financial?.vat_regime === true;
}

/**
 * A node as it may be shown, and the figures that it keeps for a talk; null figures where it tells its price. Example: an estate under
 * VAT at 300000 is shown without a price, with the figures `{ general: { price: { value: 300000 } } }`.
 */
export function concealPrice<Node extends PricedUnderVat>(
  node: Node,
): { readonly shown: Node; readonly figures: PriceFigures | null } {
  if (!isPriceHidden(node)) return { shown: node, figures: null };
  return { shown: withoutPrice(node), figures: priceFiguresOf(node) };
}

/** What figures ask in euro, wherever they stand; null on request: `{ property: { financial: { price: 5 } } }` ask 5. */
export function amountOfFigures(figures: PriceFigures): number | null {
  const { general, property } = figures as FiguresOfPrice;
  return askedAmount(general?.price) ?? (property?.financial?.price || null);
}

type FiguresOfPrice = {
  readonly general?: { readonly price?: AskedPrice };
  readonly property?: { readonly financial?: { readonly price?: number } };
};

/** A node without any figure that tells its price. Example: a price of 300000 for "per month" leaves "per month" alone. */
export function withoutPrice<Node extends object>(node: Node): Node {
  return PRICE_PATHS.reduce((rest, path) => without(rest, path.split(".")), node);
}

/** The figures that {@link withoutPrice} takes away; an empty object where there are none. */
export function priceFiguresOf(node: object): PriceFigures {
  return PRICE_PATHS.reduce<PriceFigures>((figures, path) => {
    const keys = path.split(".");
    const value = keys.reduce<unknown>((part, key) => (isPlainObject(part) ? part[key] : undefined), node);
    return value == null ? figures : withValue(figures, keys, value);
  }, {});
}

/** A node with other figures than its own: `withPriceFigures(withoutPrice(node), priceFiguresOf(node))` says what `node` says. */
export function withPriceFigures<Node extends object>(node: Node, figures: PriceFigures): Node {
  return merge(withoutPrice(node) as PriceFigures, figures) as Node;
}

function without<Node extends object>(node: Node, [key, ...rest]: readonly string[]): Node {
  if (key === undefined || !Object.hasOwn(node, key)) return node;
  const { [key]: value, ...others } = node as PriceFigures;
  if (rest.length === 0) return others as Node;
  return isPlainObject(value) ? ({ ...node, [key]: without(value, rest) } as Node) : node;
}

function withValue(figures: PriceFigures, [key, ...rest]: readonly string[], value: unknown): PriceFigures {
  if (key === undefined) return figures;
  const inner = figures[key];
  return {
    ...figures,
    [key]: rest.length === 0 ? value : withValue(isPlainObject(inner) ? inner : {}, rest, value),
  };
}

function merge(node: PriceFigures, figures: PriceFigures): PriceFigures {
  const merged = Object.entries(figures).map(([key, value]) => {
    const own = node[key];
    return [key, isPlainObject(value) ? merge(isPlainObject(own) ? own : {}, value) : value];
  });
  return { ...node, ...Object.fromEntries(merged) };
}
