import type { Pool } from "pg";
import { RENT_TRANSACTIONS } from "#domain/estate/reference/status.ts";
import type { Deal } from "#domain/figures/price-bands.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { Days } from "./search-figures.ts";

export type LeadFigures = {
  readonly questions: number;
  /** Half of the answered ones were answered within so many hours; null where none was. */
  readonly answeredWithinHours: number | null;
  readonly visits: number;
  readonly cancelled: number;
};

/** What came within some days. */
export async function findLeadFigures(
  pool: Pool,
  siteId: string,
  { from, until }: Days,
): Promise<LeadFigures> {
  const { rows } = await pool.query<LeadFigures>(COUNT, [siteId, from, until]);
  return rows[0]!;
}

export type HomeFigures = {
  readonly id: number;
  readonly card: Estate;
  readonly publishedAt: Date | null;
  readonly questions: number;
  readonly visits: number;
};

const MOST_HOMES = 10;

/** The listings of a deal with most questions and visits within some days. */
export async function findHomeFigures(
  pool: Pool,
  siteId: string,
  { from, until, deal }: Days & { readonly deal: Deal },
): Promise<HomeFigures[]> {
  const values = [siteId, from, until, RENT_TRANSACTIONS, deal === "rent", MOST_HOMES];
  const { rows } = await pool.query<HomeFigures>(HOMES, values);
  return rows;
}

/** From the beginning of the first day in Belgium to the end of the last. */
const WITHIN = (moment: string) => `${moment} >= $2::date::timestamp at time zone 'Europe/Brussels'
  and ${moment} < ($3::date + 1)::timestamp at time zone 'Europe/Brussels'`;

const COUNT = `
  select q.questions, q."answeredWithinHours", v.visits, v.cancelled
  from (
    select count(*)::float8 as questions,
      round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 3600)::numeric, 1)::float8
        as "answeredWithinHours"
    from submission where site_id = $1 and form = 'contact' and ${WITHIN("created_at")}
  ) as q, (
    select count(*)::float8 as visits, count(cancelled_at)::float8 as cancelled
    from appointment where site_id = $1 and ${WITHIN("booked_at")}
  ) as v`;

const HOMES = `
  with lead as (
    select estate_id as id, 1 as question, 0 as visit from submission
    where site_id = $1 and form = 'contact' and estate_id is not null and ${WITHIN("created_at")}
    union all
    select (estate ->> 'id')::bigint, 0, 1 from appointment
    where site_id = $1 and cancelled_at is null and ${WITHIN("booked_at")}
  )
  select e.id::float8 as id, c.card, e.publication_date as "publishedAt",
    sum(question)::float8 as questions, sum(visit)::float8 as visits
  from lead join estate e on e.site_id = $1 and e.id = lead.id
    join estate_content c on c.site_id = e.site_id and c.id = e.id
  where (e.transaction = any($4::bigint[])) = $5
  group by e.site_id, e.id, c.card::text, e.publication_date, c.id, c.site_id
  order by count(*) desc, e.id desc limit $6`;
