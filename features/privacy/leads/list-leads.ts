import type { Pool } from "pg";
import type { Lead } from "./schema.ts";
import { leadOf, type LeadRow } from "./lead-of-row.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly listLeads: (siteId: string, asked: LeadsAsked) => Promise<LeadPage>;
  }
}

/** Where a page of leads ends. */
export type LeadPlace = { readonly at: string; readonly key: string };

type LeadsAsked = {
  readonly type: Lead["type"] | null;
  readonly after: LeadPlace | null;
  readonly most: number;
  readonly now: Date;
};

/** `next` is null where no more follow. */
export type LeadPage = { readonly leads: readonly Lead[]; readonly next: LeadPlace | null };

/** What visitors asked of a site, the newest first, as its agency got it by mail. */
export async function listLeads(
  pool: Pool,
  siteId: string,
  { type, after, most, now }: LeadsAsked,
): Promise<LeadPage> {
  const { rows } = await pool.query<LeadRow>(LIST, [
    siteId,
    type,
    after?.at ?? null,
    after?.key ?? null,
    most + 1,
  ]);
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return {
    leads: page.map((row) => leadOf(row, now)),
    next: last && rows.length > most ? { at: last.at, key: last.key } : null,
  };
}

/** The key tells nothing: with the id of a visit its visitor's links can be made. */
const part = (type: Lead["type"], from: string, at: string, data: string) => `
  (select '${type}' as type, ${at} as moment, md5(id::text) as key, id::text as id, locale,
    jsonb_build_object(${data}) as data
  from ${from} and ($2::text is null or $2 = '${type}')
    and ($3::timestamptz is null or (${at}, md5(id::text)) < ($3::timestamptz, $4::text))
  order by ${at} desc, md5(id::text) desc limit $5)`;

const LISTING = `(select jsonb_build_object('externalId', l.external_id, 'source', l.source)
  from listing_source l where l.site_id = $1 and l.id =`;

const LIST = `
  select type, to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, key, id, locale, data
  from (${[
    part(
      "contact",
      "submission where site_id = $1 and form = 'contact'",
      "created_at",
      `'fields', payload, 'email', email, 'listingId', estate_id, 'brought', ${LISTING} estate_id)`,
    ),
    part(
      "visit",
      "appointment where site_id = $1",
      "booked_at",
      `'visitor', visitor, 'start', starts_at, 'end', ends_at, 'isCancelled', cancelled_at is not null,
        'estate', estate, 'guide', sales_rep, 'brought', ${LISTING} (estate ->> 'id')::bigint)`,
    ),
    part(
      "stay",
      "stay_request where site_id = $1",
      "asked_at",
      `'visitor', visitor, 'message', message, 'unit', unit, 'start', lower(stay), 'end', upper(stay), 'persons', persons, 'cost', cost,
        'endedAs', ended_as, 'confirmedAt', confirmed_at, 'heldUntil', held_until`,
    ),
    part(
      "subscription",
      "subscription where site_id = $1 and confirmed_at is not null",
      "confirmed_at",
      `'email', email, 'frequency', frequency, 'criteria', criteria`,
    ),
  ].join(" union all ")}) as lead
  order by moment desc, key desc limit $5`;
