import { expect, test } from "vitest";
import {
  similarityReasons,
  mostSimilar,
  similarity,
  SIMILARITY_WEIGHTS,
  type Similarity,
} from "./similarity.ts";

const estate: Similarity = {
  transactionId: 1,
  headTypeId: 1,
  cityId: 1,
  municipalityId: 44021,
  location: { latitude: 51.054, longitude: 3.719 },
  price: 400_000,
  livingArea: 160,
  bedrooms: 3,
};
const homeWith = (id: number, change: Partial<Similarity>) => ({ ...estate, ...change, id });

test("the weights add up to one, and an estate is wholly like itself", () => {
  const total = Object.values(SIMILARITY_WEIGHTS).reduce((sum, { weight }) => sum + weight, 0);
  expect(total).toBeCloseTo(1);
  expect(similarity(estate, estate)).toBeCloseTo(1);
});

test.each<[string, Partial<Similarity>, number]>([
  ["under option", { transactionId: 7 }, 0.95],
  ["an apartment", { headTypeId: 3 }, 0.8],
  ["in another city of the municipality", { cityId: 2 }, 1],
  ["in Liège", { location: { latitude: 50.633, longitude: 5.567 }, cityId: 3, municipalityId: 62063 }, 0.7],
  ["a fifth cheaper", { price: 320_000 }, 0.8624],
  ["half the price", { price: 200_000 }, 0.75],
  ["of unknown price", { price: null }, 0.875],
  ["a bedroom larger", { bedrooms: 4 }, 0.96667],
  ["of unknown size", { livingArea: null, bedrooms: null }, 0.9],
  ["without a point in the same city", { location: null }, 1],
  ["without a point elsewhere", { location: null, cityId: 3, municipalityId: 62063 }, 0.7],
])("an estate that is %s scores accordingly", (_, change, score) => {
  expect(similarity(estate, { ...estate, ...change })).toBeCloseTo(score, 4);
  expect(similarity({ ...estate, ...change }, estate)).toBeCloseTo(score, 4);
});

test("what is unknown of an estate leaves the order of others as it was", () => {
  const hidden = { ...estate, price: null, livingArea: null, bedrooms: null };
  const others = [homeWith(3, { price: 800_000, bedrooms: 9 }), homeWith(2, { livingArea: 20 })];
  expect(mostSimilar(hidden, others, 2).map(({ id }) => id)).toEqual([2, 3]);
});

test("the most alike come first, ties by id", () => {
  const others = [
    homeWith(9, {}),
    homeWith(2, {}),
    homeWith(1, { headTypeId: 3 }),
    homeWith(5, { price: 390_000 }),
  ];
  expect(mostSimilar(estate, others, 3).map(({ id }) => id)).toEqual([2, 9, 5]);
});

test.each<[string, Partial<Similarity>, readonly unknown[]]>([
  [
    "two kilometres away at a like price",
    { location: { latitude: 51.072, longitude: 3.719 }, price: 380_000, livingArea: 90, bedrooms: 1 },
    [{ kind: "near", kilometres: 2 }, { kind: "price" }],
  ],
  ["in the same building", { price: 900_000, livingArea: null, bedrooms: 4 }, [{ kind: "close" }]],
  [
    "without a point in the same city",
    { location: null, price: null, bedrooms: 5 },
    [{ kind: "city" }, { kind: "size" }],
  ],
  [
    "in Liège, and like it in its kind alone",
    { location: { latitude: 50.633, longitude: 5.567 }, price: 1, livingArea: 1, bedrooms: 1 },
    [{ kind: "type" }],
  ],
  [
    "in Liège, and like it in nothing",
    {
      headTypeId: 99,
      location: { latitude: 50.633, longitude: 5.567 },
      price: 1,
      livingArea: 1,
      bedrooms: 1,
    },
    [],
  ],
  ["the same in all", {}, [{ kind: "close" }, { kind: "price" }, { kind: "size" }]],
])("an estate that is %s is shown for these reasons", (_, change, reasons) => {
  expect(similarityReasons(estate, { ...estate, ...change })).toEqual(reasons);
});

/** Degrees of latitude. */
const METRE = 1 / 111_195;

test.each<[number, unknown, unknown]>([
  [0, { kind: "close" }, { kind: "around" }],
  [95, { kind: "close" }, { kind: "around" }],
  [120, { kind: "metres", metres: 100 }, { kind: "around" }],
  [430, { kind: "metres", metres: 450 }, { kind: "around" }],
  [960, { kind: "metres", metres: 950 }, { kind: "around" }],
  [980, { kind: "near", kilometres: 1 }, { kind: "near", kilometres: 1 }],
  [1_700, { kind: "near", kilometres: 2 }, { kind: "near", kilometres: 2 }],
])("what is %i metres away is told so, unless an address is hidden", (metres, told, toldWhenHidden) => {
  const other = { ...estate, location: { latitude: 51.054 + metres * METRE, longitude: 3.719 } };
  expect(similarityReasons(estate, other)[0]).toEqual(told);
  expect(similarityReasons(estate, { ...other, isApproximate: true })[0]).toEqual(toldWhenHidden);
  expect(similarityReasons({ ...estate, isApproximate: true }, other)[0]).toEqual(toldWhenHidden);
});
