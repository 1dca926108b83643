import { expect, test } from "vitest";
import { EstateNode } from "#features/listings/schema/estate.ts";
import { doubtfulFactsOfNode } from "./doubtful-facts-of-node.ts";

const doubts = (node: { readonly general?: object; readonly [group: string]: unknown }) =>
  doubtfulFactsOfNode(EstateNode.parse({ ...node, general: { id: 1, ...node.general } }), TODAY).map(
    ({ path, message }) => `${path}: ${message}`.replaceAll("\u00a0", " "),
  );
const TODAY = "2026-03-01";
const month = { name: { nl: "maand" } };

test("an estate of which nothing is odd raises no doubt", () => {
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
  ).toEqual([
    "property.financial.price: 310000 is not what general.price.value says: 300000, which is shown",
  ]);
  expect(doubts({ general: { price: { value: 300_000, priceFrom: 280_000 } } })).toEqual([
    "general.price.priceFrom: 280000 is not what general.price.value says: 300000, which is shown",
  ]);
});

test.each([
  [0, "general.price.value: 0 is shown as a price on request"],
  [1, "general.price.value: € 1,00 is shown as the price; is that right?"],
  [750, "general.price.value: € 750,00 is shown as the price; is that right?"],
])("an estate for sale at %i euro is asked about", (value, doubt) => {
  expect(doubts({ general: { transaction: { id: 1 }, price: { value } } })).toEqual([doubt]);
});

test("a price of 0 beside a least price is no price on request", () => {
  expect(doubts({ general: { price: { value: 0, priceFrom: 250_000 } } })).toEqual([
    "general.price.value: 0 is no price: general.price.priceFrom is shown",
  ]);
});

const estate = { headType: { id: 1 } };

test.each([
  [
    { ...estate, transaction: { id: 1 }, price: { value: 950 } },
    "€ 950,00 is shown as the price; is it a rent?",
  ],
  [
    { ...estate, transaction: { id: 2 }, price: { value: 249_000, period: month } },
    "€ 249.000,00 is shown as the price; is it a price for sale?",
  ],
  [
    { headType: { id: 6 }, transaction: { id: 1 }, price: { value: 500 } },
    "€ 500,00 is shown as the price; is that right?",
  ],
])("a price that another deal would have is asked about: %j", (general, doubt) => {
  expect(doubts({ general })).toEqual([`general.price.value: ${doubt}`]);
});

test("a garage is sold for less than an estate, and the bouquet of an annuity may be small", () => {
  expect(
    doubts({ general: { headType: { id: 6 }, transaction: { id: 1 }, price: { value: 9_500 } } }),
  ).toEqual([]);
  const price = { value: 5_000, annuity: 800 };
  expect(doubts({ general: { ...estate, transaction: { id: 11 }, price } })).toEqual([]);
});

test("a period or an annuity with a price for sale is asked about", () => {
  const price = { value: 300_000, annuity: 500, period: month };
  expect(doubts({ general: { ...estate, transaction: { id: 1 }, price } })).toEqual([
    "general.price.period: a price for sale has none; is it to let?",
    "general.price.annuity: not shown: transaction 11 alone is a life annuity",
  ]);
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
])("an energy figure that no estate has is asked about: %o", (node, path) => {
  expect(doubts(node)).toEqual([`${path}: 84.204 kWh/m²: is it the yearly total?`]);
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

const inGent = { ...estate, address: { region: "FLANDERS", city: { id: 1 } } };

test("a label that its region does not give, or that the figure contradicts, is asked about", () => {
  const certified = (energy: object, general: object = inGent) => doubts({ general, energy });
  expect(certified({ energyLabel: "B", epcValue: 650 })).toEqual([
    "energy.energyLabel: B, and 650 kWh/m² is label F in Flanders; which is right?",
  ]);
  expect(certified({ energyLabel: "G" })).toEqual([
    "energy.energyLabel: G is no label of Flanders, which has A+, A, B, C, D, E, F",
  ]);
  expect(certified({ energyLabel: "B", epcValue: 150 })).toEqual([]);
  expect(certified({ energyLabel: "B", epcValue: 84_204 })).toEqual([
    "energy.epcValue: 84.204 kWh/m²: is it the yearly total?",
  ]);
  expect(
    certified({ energyLabel: "B", epcValue: 650 }, { headType: { id: 4 }, address: inGent.address }),
  ).toEqual([]);
});

test("a point outside Belgium, and a renovation before the building, are asked about", () => {
  const address = { ...inGent.address, location: { latitude: 3.72, longitude: 51.05 } };
  expect(
    doubts({ general: { address }, technical: { constructionYear: 1_990, renovationYear: 1_960 } }),
  ).toEqual([
    "general.address.location: 3.72, 51.05 is not in Belgium, where the address is",
    "technical.renovationYear: 1960 is before technical.constructionYear, 1990",
  ]);
});

test("a sold estate without a sticker is not asked about", () => {
  expect(doubts({ general: { ...estate, transaction: { id: 5 }, price: { value: 300_000 } } })).toEqual([]);
});
