import type { WordStart } from "../search-conditions/word-query.ts";
import { inEither, without } from "./ascending-ids.ts";
import { firstWhere } from "./first-where.ts";

/** Some listings and the words they have. */
export type WordSegment = {
  /** Ascending. */
  readonly ids: Float64Array;
  /** Each once, in the order of their bytes in UTF-8: the word, a colon and the weights of where it stands, such as `gent:C`. */
  readonly words: readonly string[];
  /** Of each word where its listings end in `places`: they begin where those of the word before end. */
  readonly ends: Int32Array;
  /** Places in `ids`. */
  readonly places: Uint16Array;
};

/** The words of a site's listings, but their references. */
export type WordIndex = {
  /** One after the other by their ids, as they were when the index was read. */
  readonly segments: readonly WordSegment[];
  /** What they take in memory. */
  readonly bytes: number;
  /** What changed since: `segment` has those of the listings `ids` that are still there. */
  readonly changes: { readonly ids: ReadonlySet<number>; readonly segment: WordSegment } | null;
};

/** The ids of the listings that have a word for every start, ascending; perhaps of hidden listings and units too. */
export function findByWords({ segments, changes }: WordIndex, starts: readonly WordStart[]): Float64Array {
  const found = segments.map((segment) => findInSegment(segment, starts));
  if (!changes) return joined(found);
  const unchanged = without(joined(found), Float64Array.from(changes.ids).sort());
  return inEither(unchanged, findInSegment(changes.segment, starts));
}

function findInSegment(segment: WordSegment, starts: readonly WordStart[]): Float64Array {
  // How many of the starts a listing has, counted until one is missing.
  const met = new Uint16Array(segment.ids.length);
  let found = 0;
  for (const [number, start] of starts.entries()) {
    found = 0;
    for (const word of wordsWith(segment, start))
      for (let at = segment.ends[word - 1] ?? 0; at < segment.ends[word]!; at += 1) {
        const place = segment.places[at]!;
        if (met[place] !== number) continue;
        met[place] = number + 1;
        found += 1;
      }
    if (found === 0) break;
  }
  const ids = new Float64Array(found);
  for (let place = 0, end = 0; end < found; place += 1)
    if (met[place] === starts.length) ids[end++] = segment.ids[place]!;
  return ids;
}

function* wordsWith({ words }: WordSegment, { start, weight }: WordStart): Generator<number> {
  const first = firstWhere(words.length, (word) => !isBefore(words[word]!, start));
  for (let at = first; at < words.length; at += 1) {
    if (!words[at]!.startsWith(start)) return;
    // Words have no capitals, so that this is a weight.
    if (words[at]!.includes(weight)) yield at;
  }
}

/** As PostgreSQL sorts; texts compared by JavaScript have letters of four bytes elsewhere. */
function isBefore(word: string, other: string): boolean {
  return Buffer.compare(Buffer.from(word), Buffer.from(other)) < 0;
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

const BYTES_OF_POINTER = 8;

/** What a segment takes in memory, in bytes, but the texts of its words, which others have too. */
export function bytesOf({ ids, words, ends, places }: WordSegment): number {
  return ids.byteLength + ends.byteLength + places.byteLength + words.length * BYTES_OF_POINTER;
}
