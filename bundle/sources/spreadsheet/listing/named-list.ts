import { LOCALES } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { wordKey, wordKeys } from "../values/word-key.ts";

type Named = { readonly id: number; readonly name: Multilingual };

export type NamedList<R> = {
  /** The rows that are called so: the site's, else the product's. */
  readonly find: (text: string) => readonly R[];
  readonly use: (id: number | null | undefined) => void;
  /** Rows of the product that were used and that the site does not have. */
  readonly added: () => readonly R[];
};

type Lists<R> = {
  readonly site: readonly R[];
  readonly product: readonly R[];
  /** Other words for a row, with commas between them. */
  readonly wordsOf: (row: R) => string | undefined;
};

/** A list of the site with what the product knows besides; a row of the site is that of the product with its id. */
export function createNamedList<R extends Named>({ site, product, wordsOf }: Lists<R>): NamedList<R> {
  const own = new Map(site.map((row) => [row.id, row]));
  const additional = product.filter(({ id }) => !own.has(id));
  const siteWords = indexWords([
    ...site.map((row) => [row, namesOf(row)] as const),
    ...product.flatMap((row) => {
      const same = own.get(row.id);
      return same ? [[same, [...namesOf(row), ...splitWords(wordsOf(row))]] as const] : [];
    }),
  ]);
  const productWords = indexWords(
    additional.map((row) => [row, [...namesOf(row), ...splitWords(wordsOf(row))]] as const),
  );
  const used = new Set<number>();
  return {
    find: (text) => siteWords.get(wordKey(text)) ?? productWords.get(wordKey(text)) ?? [],
    use: (id) => void (id != null && used.add(id)),
    added: () => additional.filter(({ id }) => used.has(id)),
  };
}

function indexWords<R>(
  rows: ReadonlyArray<readonly [R, readonly string[]]>,
): ReadonlyMap<string, readonly R[]> {
  const index = new Map<string, R[]>();
  for (const [row, words] of rows)
    for (const key of new Set(words.flatMap(wordKeys))) {
      const known = index.get(key);
      if (!known) index.set(key, [row]);
      else if (!known.includes(row)) known.push(row);
    }
  return index;
}

function namesOf({ name }: Named): readonly string[] {
  return LOCALES.flatMap((locale) => name[locale] ?? []);
}

function splitWords(words: string | undefined): readonly string[] {
  return words?.split(", ") ?? [];
}
