import type { Client } from "pg";

/** The names of the sales reps whom listings name, by their number. */
export async function findRepNames(client: Client, siteId: string): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ id: number; name: string }>(FIND_REPS, [siteId]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** As the listing that changed last names them. */
const FIND_REPS = `
  select distinct on (1) (document #>> '{salesRep,id}')::float8 as id,
    trim(concat_ws(' ', document #>> '{salesRep,firstname}', document #>> '{salesRep,lastname}')) as name
  from estate_content where site_id = $1 and document #>> '{salesRep,id}' is not null
  order by 1, changed_at desc`;
