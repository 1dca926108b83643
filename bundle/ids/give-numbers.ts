import type { ClientBase } from "pg";
import { FIRST_GIVEN_NUMBER, type TextIds } from "./text-ids.ts";

/** What a site knows of numbers: those of text ids, those that are taken, and the highest that was given. */
type Given = {
  readonly numbers: ReadonlyMap<string, number>;
  readonly taken: ReadonlySet<number>;
  readonly highest: number;
};

const NOTHING_GIVEN: Given = { numbers: new Map(), taken: new Set(), highest: 0 };

/** The numbers of a source's text ids on a site: each keeps its own for ever, a new one gets the next that is free. */
export async function findNumbers(
  client: ClientBase,
  { siteId, source }: { readonly siteId: string; readonly source: string },
  textIds: TextIds,
): Promise<ReadonlyMap<string, number>> {
  if (textIds.size === 0) return new Map();
  // Two imports of one site would give one number twice. The lock goes with the connection.
  await client.query("select pg_advisory_lock(hashtext('gevel import'), hashtext($1))", [siteId]);
  const asked = [...textIds.values()].filter((number) => number !== null);
  const { rows } = await client.query<{ external_id: string | null; id: string; is_own: boolean }>(FIND, [
    siteId,
    source,
    [...textIds.keys()],
    asked,
  ]);
  const { rows: highest } = await client.query<{ id: string }>(FIND_HIGHEST, [siteId]);
  return giveNumbers(textIds, {
    numbers: new Map(rows.filter((row) => row.is_own).map((row) => [row.external_id!, Number(row.id)])),
    taken: new Set(rows.map(({ id }) => Number(id))),
    highest: Number(highest[0]!.id),
  });
}

const FIND = `
  select external_id, id, source = $2 and external_id = any($3::text[]) as is_own from listing_source
  where site_id = $1 and ((source = $2 and external_id = any($3::text[])) or id = any($4::bigint[]))`;

const FIND_HIGHEST = "select coalesce(max(id), 0) as id from listing_source where site_id = $1";

/** Gives each text id a number: its own, else the one that it asks for where that is free, else the next. */
export function giveNumbers(textIds: TextIds, given = NOTHING_GIVEN): ReadonlyMap<string, number> {
  const numbers = new Map(given.numbers);
  const taken = new Set(given.taken);
  const asked = [...textIds.values()].filter((number) => number !== null);
  let next = Math.max(FIRST_GIVEN_NUMBER, given.highest + 1, ...asked.map((number) => number + 1));
  for (const [textId, number] of textIds) {
    if (numbers.has(textId)) continue;
    const isFree = number !== null && number >= FIRST_GIVEN_NUMBER && !taken.has(number);
    const own = isFree ? number : next++;
    taken.add(own);
    numbers.set(textId, own);
  }
  return numbers;
}
