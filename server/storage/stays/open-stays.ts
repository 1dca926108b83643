import type { Pool } from "pg";
import type { Visitor } from "#features/contact/schema/sent-form.ts";
import { FORM_MS } from "#platform/db/deadlines.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import { requestOf, STAY_COLUMNS, type StayRow } from "./stay-row.ts";
import type { Stays } from "./stays.ts";
import { type StepParts, takeStep } from "./take-step.ts";

type Pools = { readonly visitors: Pool; readonly jobs: Pool; readonly lookups: Pool };

type Sending = Pick<StepParts, "tokens"> & { readonly submissions: Pick<StepParts, "storeMails"> };

/** Read from where it is written: no replica lags behind a link in a mail. */
export function openStays({ visitors, jobs, lookups }: Pools, { tokens, submissions }: Sending): Stays {
  const parts = { tokens, storeMails: submissions.storeMails };
  return {
    async hasConfirmed(transaction, siteId, email) {
      const { rows } = await transaction.query<{ known: boolean }>(HAS_CONFIRMED, [siteId, email]);
      return rows[0]!.known;
    },
    async findOpen(transaction, siteId, now) {
      const { rows } = await transaction.query<{ visitor: Visitor }>(FIND_OPEN, [siteId, now]);
      return rows.map(({ visitor }) => visitor);
    },
    create,
    async find(siteId, id, now) {
      const { rows } = await lookups.query<StayRow>(FIND, [siteId, id]);
      return rows[0] ? requestOf(rows[0], now) : null;
    },
    step: (siteId, id, step, now) =>
      inTransaction(
        visitors,
        (transaction) => takeStep(transaction, parts, { siteId, id, step, now }),
        FORM_MS,
      ),
    releaseEnded: (now) => releaseEnded(jobs, now),
  };
}

const create: Stays["create"] = async (transaction, siteId, request) => {
  const { id, unit, periodId, start, end, persons, locale, visitor, cost, askedAt, heldUntil } = request;
  const { rows } = await transaction.query<StayRow>(CREATE, [
    siteId,
    id,
    unit.id,
    periodId,
    start,
    end,
    persons,
    locale,
    visitor,
    unit,
    cost,
    askedAt,
    request.isConfirmed ? askedAt : null,
    heldUntil,
  ]);
  return requestOf(rows[0]!, askedAt);
};

function releaseEnded(pool: Pool, now: Date): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ site_id: string; units: number[]; ended: number }>(RELEASE, [
      now,
    ]);
    for (const { site_id: siteId, units } of rows)
      await notifyChange(transaction, { siteId, scope: [], rentals: units });
    return rows.reduce((sum, { ended }) => sum + ended, 0);
  });
}

const HAS_CONFIRMED = `
  select exists (
      select from stay_request
      where site_id = $1 and lower(visitor ->> 'email') = lower($2) and confirmed_at is not null
    ) or exists (
      select from subscription where site_id = $1 and lower(email) = lower($2) and confirmed_at is not null
    ) as known`;

const FIND_OPEN = `
  select visitor from stay_request where site_id = $1 and held_until > $2 and ended_as is null`;

const FIND = `select ${STAY_COLUMNS} from stay_request where site_id = $1 and id::text = $2`;

const CREATE = `
  insert into stay_request (site_id, id, unit_id, period_id, stay, persons, locale, visitor, unit, cost, asked_at,
    confirmed_at, held_until)
  values ($1, $2, $3, $4, daterange($5::date, $6::date), $7, $8, $9, $10, $11, $12, $13, $14)
  returning ${STAY_COLUMNS}`;

/** A hold that is being changed right now is left to whoever changes it. */
const RELEASE = `
  with ended as (
    delete from rental_hold where (site_id, id) in (
      select site_id, id from rental_hold where held_until <= $1 for update skip locked)
    returning site_id, unit_id
  )
  select site_id, array_agg(distinct unit_id::float8) as units, count(*)::float8 as ended from ended group by site_id`;
