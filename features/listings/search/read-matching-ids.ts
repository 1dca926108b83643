import { BYTES_A_ROW } from "#platform/db/query-cache.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { type Bind, type Condition, ROOTS, writeConditions } from "../search-conditions/conditions-of.ts";
import { statement } from "../search-conditions/statement.ts";

/** The same as {@link readMatchingIds} finds, and perhaps of hidden listings and units: words are asked one by one, since many searches share them. */
export async function readIdsApart(
  reader: DatabaseReader,
  siteId: string,
  conditions: readonly Condition[],
): Promise<Float64Array> {
  const words = conditions.filter(({ writeIds }) => writeIds);
  const others = conditions.filter(({ writeIds }) => !writeIds);
  const asked = [...words.map((one) => [one]), ...(others.length > 0 ? [[ROOTS, ...others]] : [])];
  const found = await Promise.all(asked.map((some) => readMatchingIds(reader, siteId, some)));
  return found.reduce(inBoth);
}

/** Of two ascending lists. */
function inBoth(some: Float64Array, others: Float64Array): Float64Array {
  let next = 0;
  return some.filter((id) => {
    while (others[next]! < id) next += 1;
    return others[next] === id;
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
    async () => {
      const { rows } = await database.query<{ ids: Buffer | null }>(
        statement(siteId, (bind) => {
          return `select string_agg(float8send(e.id), '' order by e.id) as ids from ${writeFrom(conditions, bind)}`;
        }),
      );
      return numbersIn(rows[0]!.ids ?? Buffer.alloc(0));
    },
    ({ byteLength }) => Math.ceil(byteLength / BYTES_A_ROW),
  );
}

function writeFrom(conditions: readonly Condition[], bind: Bind): string {
  const [first, ...others] = conditions;
  if (first?.writeIds && others.length === 0) return `(${first.writeIds(bind)}) e`;
  return `estate e where ${writeConditions(conditions, bind)}`;
}

/** As PostgreSQL sends them: the most significant byte first. */
function numbersIn(bytes: Buffer): Float64Array {
  const size = Float64Array.BYTES_PER_ELEMENT;
  const numbers = new Float64Array(bytes.length / size);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = bytes.readDoubleBE(at * size);
  return numbers;
}

/** The same for two lists of the same conditions. */
export function keyOf(conditions: ReadonlyArray<{ readonly key: string }>): string {
  return conditions
    .map(({ key }) => key)
    .toSorted()
    .join("&");
}
