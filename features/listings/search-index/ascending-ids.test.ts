import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inBoth, inEither, without } from "./ascending-ids.ts";

const ascending = fc
  .uniqueArray(fc.oneof(fc.integer({ min: -9, max: 20 }), fc.maxSafeInteger()))
  .map((ids) => Float64Array.from(ids).sort());

test("lists of ids are joined, cut and subtracted as sets are", () => {
  fc.assert(
    fc.property(ascending, ascending, (some, others) => {
      const [one, other] = [new Set(some), new Set(others)];
      expect(inEither(some, others)).toEqual(Float64Array.from(one.union(other)).sort());
      expect(inBoth(some, others)).toEqual(some.filter((id) => other.has(id)));
      expect(without(some, others)).toEqual(some.filter((id) => !other.has(id)));
    }),
  );
});
