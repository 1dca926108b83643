import { expect, test } from "vitest";
import { costCaseOf } from "#domain/costs/cost-case.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { Estate } from "#features/listings/schema/estate.ts";
import nl from "../../messages/nl.json" with { type: "json" };
import { costCardView, costsView } from "./costs-view.ts";

const WORDS = { t: createTranslate("nl", nl), locale: "nl", agency: "Huyzen" } as const;
const DAY = "2026-11-23";

const estateOf = (general: object, more: object = {}) =>
  Estate.parse({
    general: {
      id: 1,
      transaction: { id: 1 },
      headType: { id: 1 },
      price: { value: 389_000 },
      address: { visible: true, city: { id: 1, zip: "9000", name: "Gent" } },
      ...general,
    },
    ...more,
  });

const viewOf = (estate: Estate) => costsView(costCaseOf(estate)!, DAY, WORDS);
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a home is calculated for one's only home and for any other purchase, its parts up to the total", () => {
  const view = viewOf(estateOf({}));
  if (view.kind !== "purchase") throw new Error("A purchase is expected");
  expect(view.purchases.map(({ rate, dutyAmount }) => [rate, plain(dutyAmount)].join(": "))).toEqual([
    "2\u00a0%: € 7.780,00",
    "12\u00a0%: € 46.680,00",
  ]);
  for (const { lines } of view.purchases) expect(lines.every(({ source }) => source)).toBe(true);
});

test.each([
  ["a home in Brussels tells of the abatement for better energy classes", 1, true],
  ["land in Brussels tells nothing of energy classes", 2, false],
])("%s", (_, headType, isStated) => {
  const address = { visible: true, city: { id: 1, zip: "1000", name: "Brussel" } };
  const view = viewOf(estateOf({ address, headType: { id: headType }, price: { value: 250_000 } }));
  expect(JSON.stringify(view).includes("energieklassen")).toBe(isStated);
});

test("what the agency tells itself stands alone, without a choice", () => {
  const view = viewOf(estateOf({}, { financial: { registrationCost: 7_780, notarySalery: 4_000 } }));
  if (view.kind !== "purchase") throw new Error("A purchase is expected");
  expect(view.purchases.map(({ total }) => plain(total))).toEqual(["€ 400.780,00"]);
  expect(view.notes).toEqual([nl["costs.note.statedCosts"]]);
});

test("a rent without charges says to ask for them", () => {
  const view = viewOf(estateOf({ transaction: { id: 2 }, price: { value: 950 } }));
  expect(view).toMatchObject({ kind: "rent", notes: [nl["costs.rent.chargesUnknown"]] });
});

test("a card has words alone where other rules hold, and nothing where the price is hidden", () => {
  expect(costCardView(estateOf({ transaction: { id: 3 } }), DAY, WORDS)).toMatchObject({
    href: null,
    text: nl["costs.words.publicSale"],
  });
  expect(costCardView(estateOf({ price: null }), DAY, WORDS)).toBeNull();
});

test("a new building in one price shows the most that it can cost, and says what is not known", () => {
  const view = viewOf(estateOf({ price: { value: 345_000 } }, { technical: { newBuilding: true } }));
  if (view.kind !== "purchase") throw new Error("A purchase is expected");
  const [only] = view.purchases;
  expect(view.purchases).toHaveLength(1);
  expect([only?.totalLabel, plain(only?.total ?? "")]).toEqual([nl["costs.totalAtMost"], "€ 417.450,00"]);
  expect(only?.lines.flatMap(({ notes }) => notes)).toContain(nl["costs.note.vatMaybeIn"]);
});

test.each([
  [2025, true],
  [2020, false],
])("a home of %s may still be sold with VAT: %s", (constructionYear, isSaid) => {
  const view = viewOf(estateOf({}, { technical: { constructionYear } }));
  if (view.kind !== "purchase") throw new Error("A purchase is expected");
  expect(view.notes.some((note) => note.startsWith(`Gebouwd in ${constructionYear}`))).toBe(isSaid);
});
