import type { ClientBase } from "pg";
import { FIRST_GIVEN_NUMBER, readKey, type TextIds } from "./text-ids.ts";
import { lockImports } from "../import-lock.ts";

/** What a site knows of numbers: those of text ids, those that are taken, and the highest that was given. */
type Given = {
  readonly numbers: ReadonlyMap<string, number>;
  readonly taken: ReadonlySet<number>;
  readonly highest: number;
};

const NOTHING_GIVEN: Given = { numbers: new Map(), taken: new Set(), highest: 0 };

/** The numbers of text ids on a site, of `source` where they name none: each keeps its own for ever, a new one gets the next that is free. */
export async function findNumbers(
  client: ClientBase,
  { siteId, source }: { readonly siteId: string; readonly source: string },
  textIds: TextIds,
): Promise<ReadonlyMap<string, number>> {
  if (textIds.size === 0) return new Map();
  // Two imports of one site would give one number twice. The lock goes with the connection.
  await lockImports(client, siteId);
  const asked = [...textIds.values()].filter((number) => number !== null);
  const keys = [...textIds.keys()];
  const named = keys.map(readKey);
  const { rows } = await client.query<{ key: string | null; id: string }>(FIND, [
    siteId,
    keys,
    named.map((one) => one.source ?? source),
    named.map((one) => one.externalId),
    asked,
  ]);
  const { rows: highest } = await client.query<{ id: string }>(FIND_HIGHEST, [siteId]);
  return giveNumbers(textIds, {
    numbers: new Map(rows.flatMap(({ key, id }) => (key === null ? [] : [[key, Number(id)]]))),
    taken: new Set(rows.map(({ id }) => Number(id))),
    highest: Number(highest[0]!.id),
  });
}

const FIND = `
  select asked.key, l.id
  from unnest($2::text[], $3::text[], $4::text[]) as asked (key, source, external_id)
    join listing_source l on l.site_id = $1 and l.source = asked.source and l.external_id = asked.external_id
  union all
  select null, id from listing_source where site_id = $1 and id = any($5::bigint[])`;

const FIND_HIGHEST = "select coalesce(max(id), 0) as id from listing_source where site_id = $1";

/** Gives each text id a number: its own, else the one that it asks for where that is free, else the next. */
export function giveNumbers(textIds: TextIds, given = NOTHING_GIVEN): ReadonlyMap<string, number> {
  const numbers = new Map(given.numbers);
  const taken = new Set(given.taken);
  let next = Math.max(FIRST_GIVEN_NUMBER, given.highest + 1);
  for (const number of textIds.values()) if (isGiven(number)) next = Math.max(next, number + 1);
  for (const [textId, number] of textIds) {
    if (numbers.has(textId)) continue;
    const isFree = isGiven(number) && !taken.has(number);
    const own = isFree ? number : next++;
    taken.add(own);
    numbers.set(textId, own);
  }
  return numbers;
}

/** Numbers that the product gives end long before JavaScript's last exact one. */
const LAST_GIVEN_NUMBER = 1_000_000_000_000;

function isGiven(number: number | null): number is number {
  return number !== null && number >= FIRST_GIVEN_NUMBER && number <= LAST_GIVEN_NUMBER;
}
