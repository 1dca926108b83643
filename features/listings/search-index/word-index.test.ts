import { expect, test } from "vitest";
import { findByWords, type WordIndex, type WordSegment } from "./word-index.ts";

/** A segment of listings by their ids, each with its words and their weights. */
function segmentOf(listings: Readonly<Record<number, readonly string[]>>): WordSegment {
  const ids = Object.keys(listings).map(Number);
  const words = [...new Set(Object.values(listings).flat())].toSorted();
  const places = words.map((word) =>
    [...ids.keys()].filter((place) => listings[ids[place]!]!.includes(word)),
  );
  const ends = places.map((_, at) => places.slice(0, at + 1).flat().length);
  return {
    ids: Float64Array.from(ids),
    words,
    ends: Int32Array.from(ends),
    places: Uint16Array.from(places.flat()),
  };
}

const INDEX: WordIndex = {
  segments: [
    segmentOf({ 1: ["gent:C", "tuin:AD"], 2: ["gentbrugge:C", "gent:B"], 3: ["aalst:C"] }),
    segmentOf({ 7: ["gent:C", "zee:A"], 9: ["tuinen:D", "gent:D"] }),
  ],
  bytes: 0,
  changes: null,
};

const find = (index: WordIndex, ...starts: readonly string[]) =>
  Array.from(
    findByWords(
      index,
      starts.map((text) => {
        const [start = "", weight = ""] = text.split(":");
        return { start, weight };
      }),
    ),
  );

test.for([
  { asked: ["aalst"], found: [3], because: "a whole word is found" },
  { asked: ["gent"], found: [1, 2, 7, 9], because: "a word is found by its beginning, each listing once" },
  { asked: ["gent:C"], found: [1, 2, 7], because: "a town's name is found in towns alone" },
  { asked: ["tuin:D"], found: [1, 9], because: "a word that stands in several places is found in each" },
  { asked: ["gent", "tuin"], found: [1, 9], because: "every word must stand somewhere" },
  { asked: ["gent", "tuin", "zee"], found: [], because: "one missing word is enough not to be found" },
  { asked: ["ent"], found: [], because: "the end of a word is not looked for" },
  { asked: ["zzz"], found: [], because: "a word that no listing has finds none" },
])("$asked finds $found: $because", ({ asked, found }) => {
  expect(find(INDEX, ...asked)).toEqual(found);
});

test("a listing that changed is found by its new words only, and one that is gone not at all", () => {
  const changes = { ids: new Set([2, 7, 8]), segment: segmentOf({ 2: ["aalst:C"], 8: ["gent:C"] }) };
  expect(find({ ...INDEX, changes }, "gent")).toEqual([1, 8, 9]);
  expect(find({ ...INDEX, changes }, "aalst")).toEqual([2, 3]);
});
