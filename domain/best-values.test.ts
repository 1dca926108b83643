import { expect, test } from "vitest";
import { bestValues, type BetterValue, type Measure } from "./best-values.ts";

const sale = (amount: number): Measure => ({ kind: "sale", amount });
const rent = (amount: number): Measure => ({ kind: "rent", amount });

test.each<[string, ReadonlyArray<Measure | null>, BetterValue, readonly boolean[]]>([
  ["the lowest price", [sale(389_000), sale(342_000)], "lowest", [false, true]],
  ["the largest area", [sale(168), null, sale(182)], "highest", [false, false, true]],
  ["both of two best ones", [sale(3), sale(3), sale(2)], "highest", [true, true, false]],
  ["none where all are alike", [sale(3), sale(3)], "highest", [false, false]],
  ["none where one alone is known", [sale(3), null], "lowest", [false, false]],
  ["none between a price and a rent", [sale(389_000), rent(950)], "lowest", [false, false]],
  ["none of nothing", [null, null], "lowest", [false, false]],
])("the best value is %s", (_, measures, better, expected) => {
  expect(bestValues(measures, better)).toEqual(expected);
});
