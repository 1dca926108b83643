import type { Pool } from "pg";

export type SalesRepOfListings = { readonly id: number; readonly name: string; readonly listings: number };

/** The sales reps whom listings of the site name, by name. */
export async function listSalesReps(pool: Pool, siteId: string): Promise<SalesRepOfListings[]> {
  const { rows } = await pool.query<SalesRepOfListings>(LIST, [siteId]);
  return rows;
}

/** Of one id the name that most listings give. */
const LIST = `
  with rep as (
    select (document #>> '{salesRep,id}')::float8 as id,
      trim(concat_ws(' ', document #>> '{salesRep,firstname}', document #>> '{salesRep,lastname}')) as name
    from estate_content
    where site_id = $1 and jsonb_typeof(document #> '{salesRep,id}') = 'number'
  )
  select id, mode() within group (order by name) as name, count(*)::float8 as listings
  from rep group by id order by lower(mode() within group (order by name)), id`;
