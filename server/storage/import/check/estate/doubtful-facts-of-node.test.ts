import { expect, test } from "vitest";
import { EstateNode } from "#contract/estate/estate.ts";
import { doubtfulFactsOfNode } from "./doubtful-facts-of-node.ts";

const doubts = (node: { readonly general?: object; readonly [group: string]: unknown }) =>
  doubtfulFactsOfNode(EstateNode.parse({ ...node, general: { id: 1, ...node.general } })).map(
    ({ path, message }) => `${path}: ${message}`.replaceAll("\u00a0", " "),
  );
const month = { name: { nl: "maand" } };

test("a home of which nothing is odd raises no doubt", () => {
  expect(
    doubts({
      general: { transaction: { id: 2 }, price: { value: 950, totalPrice: 1_030, period: month } },
      technical: { monthlyCost: 80 },
      energy: { epcValue: 600 },
      property: { status: "TO_RENT", financial: { price: 950 } },
    }),
  ).toEqual([]);
});

test("two prices that contradict each other are told, with the one that is shown", () => {
  expect(
    doubts({ general: { price: { value: 300_000 } }, property: { financial: { price: 310_000 } } }),
  ).toEqual(["property.financial.price: says something else than general.price.value, which is shown"]);
  expect(doubts({ general: { price: { value: 300_000, priceFrom: 280_000 } } })).toEqual([
    "general.price.priceFrom: says something else than general.price.value, which is shown",
  ]);
});

test.each([
  [0, "general.price.value: 0 is shown as a price on request"],
  [1, "general.price.value: € 1,00 is shown as the price; is that right?"],
  [750, "general.price.value: € 750,00 is shown as the price; is that right?"],
])("a home for sale at %i euro is asked about", (value, doubt) => {
  expect(doubts({ general: { transaction: { id: 1 }, price: { value } } })).toEqual([doubt]);
});

test("a rent without a period, or with a total that is another sum, is asked about", () => {
  const general = { transaction: { id: 2 }, price: { value: 950, totalPrice: 1_100 } };
  expect(doubts({ general, technical: { monthlyCost: 80 } })).toEqual([
    "general.price.period: missing; the rent is shown as by the month",
    "general.price.totalPrice: is not the rent and its charges together (€ 1.030,00)",
  ]);
});

test.each([
  [{ energy: { epcValue: 84_204 } }, "energy.epcValue"],
  [{ property: { certification: { epc_value: 84_204 } } }, "property.certification.epc_value"],
])("an energy figure that no home has is asked about: %o", (node, path) => {
  expect(doubts(node)).toEqual([`${path}: 84.204 kWh/m² is more than any home uses; is that right?`]);
});

test("a status that is not the transaction's is asked about", () => {
  expect(doubts({ general: { transaction: { id: 5 } }, property: { status: "FOR_SALE" } })).toEqual([
    "property.status: FOR_SALE says something else than general.transaction, which means SOLD",
  ]);
});

test("colours of a sticker that the site corrects are told, with how little they differ", () => {
  const sticker = { id: 4, name: { nl: "Nieuw" }, color: "#c48a2c", colorText: "#ffffff" };
  expect(doubts({ general: { sticker } })).toEqual([
    "general.sticker.colorText: #ffffff on #c48a2c is hard to read (contrast 3.0 to 1, text wants 4.5); it shows in #000000",
  ]);
  expect(doubts({ general: { sticker: { ...sticker, color: "#3f6f5f" } } })).toEqual([]);
  expect(doubts({ general: { sticker: { ...sticker, id: 1 } } })).toEqual([]);
});
