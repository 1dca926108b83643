import { expect, test } from "vitest";
import { randomFrom } from "./random.ts";

const draw = (seed: string) => {
  const random = randomFrom(seed);
  return [random.next(), random.int(1, 100), random.pick(["a", "b", "c"]), random.chance(0.5)];
};

test("a seed always tells the same story", () => {
  expect(draw("gent")).toEqual(draw("gent"));
  expect(draw("gent")).not.toEqual(draw("oostende"));
});

test("numbers stay within their bounds and use all of them", () => {
  const random = randomFrom("dice");
  const rolls = Array.from({ length: 600 }, () => random.int(1, 6));
  expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test("shuffling keeps every item once", () => {
  const cards = ["a", "b", "c", "d", "e"];
  expect(randomFrom("deck").shuffle(cards).toSorted()).toEqual(cards);
});

test("picking from nothing is a mistake in the code", () => {
  expect(() => randomFrom("x").pick([])).toThrow("at least one");
});
