import { BYTES_A_ROW } from "#platform/db/query-cache.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { type Bind, type Condition, ROOTS, writeConditions } from "../search-conditions/conditions-of.ts";
import { statement } from "../search-conditions/statement.ts";
import { asksForReference, type WordQuery, writeIdsOfWords } from "../search-conditions/word-query.ts";
import { inBoth, inEither, without } from "../search-index/ascending-ids.ts";
import { readListingRows } from "../search-index/listing-rows.ts";
import { fraction, numbersIn } from "../search-index/packed-numbers.ts";
import { findWordIndex, isWordIndexLoaded, prepareWordIndex } from "../search-index/read-word-index.ts";
import { findByWords } from "../search-index/word-index.ts";

/** The same as {@link readMatchingIds} finds, and perhaps of hidden listings and units: words are asked one by one, since many searches share them. */
export async function readIdsApart(
  reader: DatabaseReader,
  siteId: string,
  conditions: readonly Condition[],
): Promise<Float64Array> {
  const others = conditions.filter(({ words }) => !words);
  const asked = conditions.flatMap(({ words }) => (words ? [findIdsOfWords(reader, siteId, words)] : []));
  if (others.length > 0) asked.push(readMatchingIds(reader, siteId, [ROOTS, ...others]));
  return (await Promise.all(asked)).reduce(inBoth);
}

/** By the site's index of words, where there is one. */
async function findIdsOfWords(
  reader: DatabaseReader,
  siteId: string,
  query: WordQuery,
): Promise<Float64Array> {
  const { ids } = await readListingRows(reader, siteId);
  prepareWordIndex(reader, siteId, ids.length);
  if (!isWordIndexLoaded(reader, siteId)) return readIdsOfWords(reader, siteId, query);
  // The index is found while the answer is loaded: one of before a change would pass for an answer after it.
  const load = async () => {
    const index = await findWordIndex(reader, siteId, ids.length);
    if (!index) return readIdsOfWords(reader, siteId, query);
    const references = query.filter(asksForReference);
    const found = query
      .filter((starts) => !asksForReference(starts))
      .map((starts) => findByWords(index, starts));
    if (references.length > 0) found.push(await readIdsOfWords(reader, siteId, references));
    return found.reduce(inEither);
  };
  return reader.queryCache.getOrLoad(siteId, `indexed-words/${JSON.stringify(query)}`, load, sizeOf);
}

/** Read whole once; after a change only the listings that changed are asked for. */
function readIdsOfWords(
  { database, queryCache }: DatabaseReader,
  siteId: string,
  query: WordQuery,
): Promise<Float64Array> {
  const read = (changed?: readonly number[]) =>
    readIds(database, siteId, (bind) => {
      const among = changed ? ` and w.id = any(${bind(changed)}::bigint[])` : "";
      return `(${writeIdsOfWords(query, bind)}${among}) e`;
    });
  return queryCache.getOrPatch(siteId, `words/${JSON.stringify(query)}`, {
    load: () => read(),
    patch: async (ids, changed) =>
      inEither(without(ids, Float64Array.from(changed).sort()), await read(changed)),
    sizeOf,
  });
}

/** The ids of the listings that meet conditions which the database alone knows, ascending; in runs of bytes, which are read many times as fast as rows. */
export function readMatchingIds(
  { database, queryCache }: DatabaseReader,
  siteId: string,
  conditions: readonly Condition[],
): Promise<Float64Array> {
  return queryCache.getOrLoad(
    siteId,
    `ids/${keyOf(conditions)}`,
    () => readIds(database, siteId, (bind) => `estate e where ${writeConditions(conditions, bind)}`),
    sizeOf,
  );
}

const sizeOf = ({ byteLength }: Float64Array) => Math.ceil(byteLength / BYTES_A_ROW);

async function readIds(
  database: DatabaseReader["database"],
  siteId: string,
  writeFrom: (bind: Bind) => string,
): Promise<Float64Array> {
  const { rows } = await database.query<{ ids: Buffer | null }>(
    statement(
      siteId,
      (bind) => `select string_agg(float8send(e.id), '' order by e.id) as ids from ${writeFrom(bind)}`,
    ),
  );
  return numbersIn(rows[0]!.ids, fraction);
}

/** The same for two lists of the same conditions. */
export function keyOf(conditions: ReadonlyArray<{ readonly key: string }>): string {
  return conditions
    .map(({ key }) => key)
    .toSorted()
    .join("&");
}
