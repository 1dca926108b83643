import { expect, test } from "vitest";
import type { MarketState } from "../reference/market-state.ts";
import { titleOf } from "../title.ts";
import { shownTransaction, withShownTransaction } from "./shown-transaction.ts";

const project = (id: number, homesState?: MarketState) => ({
  general: {
    id: 12,
    transaction: { id, name: { nl: id === 2 ? "Te huur" : "Te koop" } },
    subType: { name: { nl: "Woningproject" } },
  },
  homesState,
});

test.each<[number, MarketState | undefined, number | undefined]>([
  [1, undefined, 1],
  [1, "sold", 5],
  [2, "rented", 6],
  [1, "underOption", 7],
  [2, "underOption", 8],
  [5, "underOption", 5],
  [10, "takenOver", undefined],
])("a project of transaction %i whose units are %s is shown as %s", (own, units, shown) => {
  expect(shownTransaction(project(own, units))?.id).toBe(shown);
});

test("the facts of a project say what became of its units, in both models", () => {
  const told = withShownTransaction({ ...project(1, "sold"), property: { status: "FOR_SALE" } });
  expect([told.general.transaction.id, told.property.status]).toEqual([5, "SOLD"]);
  const free = { ...project(1), property: { status: "FOR_SALE" } as const };
  expect(withShownTransaction(free)).toBe(free);
});

test("a project without a title is called sold when its units are, and as before while they are under option", () => {
  expect(titleOf(project(1, "sold"), "nl").text).toBe("Woningproject verkocht");
  expect(titleOf(project(2, "rented"), "nl").text).toBe("Woningproject verhuurd");
  expect(titleOf(project(1, "underOption"), "nl").text).toBe("Woningproject te koop");
});
