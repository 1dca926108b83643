import { ANYWHERE } from "#domain/listing/search-paths.ts";
import type { Bind } from "./conditions-of.ts";
import { MATCH_WEIGHTS, REFERENCE_PATH } from "./search-columns.ts";
import { REFERENCE_MARK } from "./words-of-estate.ts";

/** A word begins like this, where the listing has it with that weight; with any where it is empty. */
export type WordStart = { readonly start: string; readonly weight: string };

/** Finds the listings that have a word for every start of one of these lists. */
export type WordQuery = ReadonlyArray<readonly WordStart[]>;

/** Every word must stand somewhere, whole or as a beginning, or all of them are a reference; null for a path that has no words. */
export function wordQueryOf(path: string, words: readonly string[]): WordQuery | null {
  const reference = [{ start: REFERENCE_MARK + words.join(""), weight: "" }];
  if (path === REFERENCE_PATH) return [reference];
  const weight = MATCH_WEIGHTS[path];
  if (weight === undefined) return null;
  const all = [...new Set(words)].map((start) => ({ start, weight }));
  return path === ANYWHERE ? [all, reference] : [all];
}

export function asksForReference(starts: readonly WordStart[]): boolean {
  return starts.some(({ start }) => start.startsWith(REFERENCE_MARK));
}

/** A statement that finds the ids alone, also of what no list shows. */
export function writeIdsOfWords(query: WordQuery, bind: Bind): string {
  return `select w.id from estate_content w where w.site_id = $1 and w.words @@ ${bind(tsqueryOf(query))}::tsquery`;
}

function tsqueryOf(query: WordQuery): string {
  return query.map((starts) => `(${starts.map(lexemeOf).join(" & ")})`).join(" | ");
}

/** Words hold letters and digits only, so quoting is safe. */
function lexemeOf({ start, weight }: WordStart): string {
  return `'${start}':*${weight}`;
}
