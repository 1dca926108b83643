import { expect, test } from "vitest";
import { GROUPS_CATALOGUE } from "../../display/groups-catalogue.ts";
import { TABS_CATALOGUE } from "../../display/tabs-catalogue.ts";
import {
  isPriceHidden,
  PRICE_PATHS,
  priceFiguresOf,
  withoutPrice,
  withPriceFigures,
} from "./hidden-price.ts";

const FIGURE = 389_123;

const BESIDE = {
  general: { id: 1, price: { period: { name: { nl: "maand" } } } },
  property: { financial: { vat_regime: true, monthly_costs: 80 }, notary: { session_place: { nl: "Gent" } } },
};

/** A node that says a figure at every place where a price follows from it, and something beside it. */
const everywhere = PRICE_PATHS.reduce<Record<string, unknown>>(
  (node, path) => nested(node, path.split(".")),
  BESIDE,
);

function nested(node: Record<string, unknown>, [key, ...rest]: readonly string[]): Record<string, unknown> {
  const inner = (node[key!] ?? {}) as Record<string, unknown>;
  return { ...node, [key!]: rest.length > 0 ? nested({ ...inner }, rest) : FIGURE };
}

test("a sale under VAT tells its price nowhere, and all else still", () => {
  expect(JSON.stringify(everywhere).split(String(FIGURE))).toHaveLength(PRICE_PATHS.length + 1);
  expect(JSON.stringify(withoutPrice(everywhere))).not.toContain(String(FIGURE));
  expect(withoutPrice(everywhere)).toMatchObject(BESIDE);
});

test("what was taken away can be put back", () => {
  expect(withPriceFigures(withoutPrice(everywhere), priceFiguresOf(everywhere))).toEqual(everywhere);
  expect(priceFiguresOf(withoutPrice(everywhere))).toEqual({});
});

test("a node without prices stays as it is", () => {
  const node = { general: { id: 1, price: null }, property: null };
  expect(withoutPrice(node)).toEqual(node);
  expect(priceFiguresOf(node)).toEqual({});
});

test("only the VAT regime hides a price", () => {
  expect(isPriceHidden({ property: { financial: { vat_regime: true } } })).toBe(true);
  for (const property of [null, {}, { financial: null }, { financial: { vat_regime: false } }])
    expect(isPriceHidden({ property })).toBe(false);
});

test("no row of a catalogue shows such a figure under the VAT regime", () => {
  const rows = [...TABS_CATALOGUE, ...GROUPS_CATALOGUE].flatMap(({ fields }) => fields);
  const shown = rows.filter(({ parts }) => parts.some(({ path }) => PRICE_PATHS.includes(path)));
  expect(shown.length).toBeGreaterThanOrEqual(PRICE_PATHS.length);
  expect(shown.filter(({ rules }) => !rules.includes("hiddenUnderVat")).map(({ label }) => label)).toEqual(
    [],
  );
});
