import { CALENDAR_UID } from "#features/visits/queries/booked-visit-row.ts";
import type { Lead, LeadOrder } from "./schema.ts";

/** What the statements of leads read of each table. `$1` is the site, `$2` the moment. */
type Part = {
  readonly type: Lead["type"];
  readonly from: string;
  readonly id: string;
  readonly at: string;
  /** When it begins, and on which day; only what begins can be listed by it. */
  readonly start: string | null;
  readonly day: string;
  readonly state: string;
  /** Whether it waits for the agency. */
  readonly isWaiting: string;
  /** Whether it is of one of the sales reps `$3`. */
  readonly isOfReps: string;
  readonly data: string;
};

const BRUSSELS = "at time zone 'Europe/Brussels'";
const TODAY = `($2::timestamptz ${BRUSSELS})::date`;

const LISTING = `(select jsonb_build_object('externalId', l.external_id, 'source', l.source)
  from listing_source l where l.site_id = $1 and l.id =`;

/** The true one of a listing that hides its address, for the agency alone. */
const PRIVATE_ADDRESS = "(select a.address from estate_private_address a where a.site_id = $1 and a.id =";

/** A unit without a sales rep has that of its project. */
const REP_OF_ESTATE = `exists (
  select from estate e
    left join estate_content c on c.site_id = e.site_id and c.id = e.id
    left join estate_content p on p.site_id = e.site_id and p.id = e.parent_id
  where e.site_id = $1 and e.id = estate_id
    and (coalesce(nullif(c.document -> 'salesRep', 'null'), nullif(p.document -> 'salesRep', 'null')) ->> 'id')::bigint
      = any($3))`;

const PARTS: readonly Part[] = [
  {
    type: "contact",
    from: "submission where site_id = $1 and form = 'contact'",
    id: "id::text",
    at: "created_at",
    start: null,
    day: "null::date",
    state: "case when answered_at is null then 'new' else 'answered' end",
    isWaiting: "answered_at is null",
    isOfReps: REP_OF_ESTATE,
    data: `'fields', payload, 'email', email, 'listingId', estate_id, 'isAnswered', answered_at is not null,
      'card', (select c.card from estate_content c where c.site_id = $1 and c.id = estate_id), 'brought', ${LISTING} estate_id), 'address', ${PRIVATE_ADDRESS} estate_id)`,
  },
  {
    type: "visit",
    from: "appointment where site_id = $1",
    id: CALENDAR_UID,
    at: "booked_at",
    start: "starts_at",
    day: `(starts_at ${BRUSSELS})::date`,
    state: "case when cancelled_at is null then 'booked' else 'cancelled' end",
    isWaiting: "false",
    isOfReps: "sales_rep_id = any($3)",
    data: `'visitor', visitor, 'start', starts_at, 'end', ends_at, 'isCancelled', cancelled_at is not null,
      'estate', estate, 'guide', sales_rep, 'brought', ${LISTING} (estate ->> 'id')::bigint),
      'address', ${PRIVATE_ADDRESS} (estate ->> 'id')::bigint)`,
  },
  {
    type: "stay",
    from: "stay_request where site_id = $1",
    id: "id::text",
    at: "asked_at",
    start: `lower(stay)::timestamp ${BRUSSELS}`,
    day: "lower(stay)",
    // The same as `stayState`.
    state: `case when ended_as is not null then ended_as when held_until <= $2 then 'expired'
      when confirmed_at is not null then 'confirmed' else 'asked' end`,
    isWaiting: `ended_as is null and lower(stay) >= ${TODAY} and (held_until > $2 or confirmed_at is not null)`,
    isOfReps: "false",
    data: `'visitor', visitor, 'message', message, 'unit', unit, 'start', lower(stay), 'end', upper(stay),
      'persons', persons, 'cost', cost, 'endedAs', ended_as, 'confirmedAt', confirmed_at, 'heldUntil', held_until`,
  },
  {
    type: "subscription",
    from: "subscription where site_id = $1 and confirmed_at is not null",
    id: "id::text",
    at: "confirmed_at",
    start: null,
    day: "null::date",
    state: "null::text",
    isWaiting: "false",
    isOfReps: "false",
    data: "'email', email, 'frequency', frequency, 'criteria', criteria",
  },
];

/** The key tells nothing: with the id of a visit its visitor's links can be made. */
function listOf(part: Part, moment: string, way: "asc" | "desc"): string {
  return `(select '${part.type}' as type, ${moment} as moment, ${part.at} as sent, md5(id::text) as key, id::text as id,
      locale, jsonb_build_object(${part.data}) as data
    from ${part.from} and ($4::text is null or $4 = '${part.type}')
      and ($5::text[] is null or ${part.state} = any($5))
      and ($6::date is null or ${part.day} >= $6) and ($7::date is null or ${part.day} <= $7)
      and (not $8 or ${part.isWaiting}) and ($3::bigint[] is null or ${part.isOfReps})
      and ($9::text is null or ${part.id} = $9)
      and ($10::timestamptz is null or (${moment}, md5(id::text)) ${way === "asc" ? ">" : "<"} ($10::timestamptz, $11::text))
    order by ${moment} ${way}, md5(id::text) ${way} limit $12)`;
}

function statement(order: LeadOrder): string {
  const way = order === "soonest" ? "asc" : "desc";
  const lists = PARTS.flatMap((part) => {
    const moment = order === "newest" ? part.at : part.start;
    return moment === null ? [] : [listOf(part, moment, way)];
  });
  return `select type, ${asText("sent")} as at, ${asText("moment")} as place, key, id, locale, data
    from (${lists.join(" union all ")}) as lead order by moment ${way}, key ${way} limit $12`;
}

function asText(moment: string): string {
  return `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** The statement of each order. */
export const LISTS: Readonly<Record<LeadOrder, string>> = {
  newest: statement("newest"),
  soonest: statement("soonest"),
  latest: statement("latest"),
};

function countOf(type: Lead["type"], condition: (part: Part) => string): string {
  const part = PARTS.find((one) => one.type === type)!;
  return `(select count(*)::int from ${part.from} and ${condition(part)} and ($3::bigint[] is null or ${part.isOfReps}))`;
}

export const COUNT_WAITING = `select
  ${countOf("contact", ({ isWaiting }) => isWaiting)} as questions,
  ${countOf("stay", ({ isWaiting }) => isWaiting)} as stays,
  ${countOf("visit", ({ day, state }) => `${day} = ${TODAY} and ${state} = 'booked'`)} as "visitsToday",
  exists (select from rental_unit where site_id = $1) or exists (select from stay_request where site_id = $1) as "takesStays"`;
