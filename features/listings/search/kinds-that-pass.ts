import { LRUCache } from "lru-cache";
import type { KindTest } from "./kind-tests.ts";
import type { Kind } from "./read-kinds.ts";

const MOST_TESTS = 200;
/** Visitors write what is asked for: a test that takes more letters is not worth its room. */
const LONGEST_KEY = 200;

const known = new WeakMap<readonly Kind[], LRUCache<string, Uint8Array>>();

/** 1 at the place of each kind that passes, else 0; lists ask the same few tests again and again. */
export function passesOf(kinds: readonly Kind[], { key, passes }: KindTest): Uint8Array {
  const told = known.get(kinds) ?? new LRUCache({ max: MOST_TESTS });
  known.set(kinds, told);
  const answer = told.get(key) ?? Uint8Array.from(kinds, (kind) => (passes(kind) ? 1 : 0));
  if (key.length <= LONGEST_KEY) told.set(key, answer);
  return answer;
}
