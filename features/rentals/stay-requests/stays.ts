import type { Visitor } from "#features/contact/schema/sent-form.ts";
import type { StayRequest } from "../schema/stay-request.ts";
import type { StayState, StayStep } from "#domain/rental/stay-request.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Pool } from "pg";
import { FORM_MS } from "#platform/db/deadlines.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import { requestOf, STAY_COLUMNS, type StayRow } from "./stay-row.ts";
import { NOBODY, type StepBy, type StepParts, applyStayStep } from "./apply-stay-step.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly stays: Stays;
  }
}

export type NewStayRequest = Omit<StayRequest, "state" | "askedAt" | "heldUntil"> & {
  readonly periodId: number;
  readonly askedAt: Date;
  /** Whether the address has confirmed before. */
  readonly isConfirmed: boolean;
  readonly heldUntil: Date;
};

/** What became of a step: done now, done before, not possible in this state, taken by somebody else, or no such request. */
export type StepOutcome =
  | { readonly kind: "done" | "done-before"; readonly request: StayRequest }
  | { readonly kind: "not-possible"; readonly state: StayState }
  | { readonly kind: "taken" }
  | { readonly kind: "unknown" };

/** What visitors of a site ask for in its holiday homes, and what becomes of it. */
export type Stays = {
  /** Tells whether an address has pressed the button of a mail on this site before: of a stay's, or of a subscription's. */
  hasConfirmed(transaction: Transaction, siteId: string, email: string): Promise<boolean>;
  /** Who waits for an answer; counted by the caller, who lets one of a person pass at a time. */
  findOpen(transaction: Transaction, siteId: string, now: Date): Promise<Visitor[]>;
  /** Writes a request whose period is held, as part of the transaction. */
  create(transaction: Transaction, siteId: string, request: NewStayRequest): Promise<StayRequest>;
  find(siteId: string, id: string, now: Date): Promise<StayRequest | null>;
  /**
   * Takes a step with its mails in one transaction; of several at once, one is first and the others see what it did. The site's log
   * names its actor, where there is one.
   */
  step(siteId: string, id: string, step: StayStep, now: Date, by?: StepBy): Promise<StepOutcome>;
  /** Deletes the holds of any site that have ended, and tells every server which homes have become free; answers how many. */
  releaseEnded(now: Date): Promise<number>;
};

type Pools = { readonly visitors: Pool; readonly jobs: Pool; readonly lookups: Pool };

type Sending = Pick<StepParts, "tokens"> & {
  readonly submissions: Pick<StepParts, "storeMails" | "storeEvents">;
};

/** Read from where it is written: no replica lags behind a link in a mail. */
export function openStays({ visitors, jobs, lookups }: Pools, { tokens, submissions }: Sending): Stays {
  const { storeMails, storeEvents } = submissions;
  const parts = { tokens, storeMails, storeEvents };
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
    step: (siteId, id, step, now, by = NOBODY) =>
      inTransaction(
        visitors,
        (transaction) => applyStayStep(transaction, parts, { siteId, id, step, now, by }),
        FORM_MS,
      ),
    releaseEnded: (now) => releaseEnded(jobs, now),
  };
}

const create: Stays["create"] = async (transaction, siteId, request) => {
  const { id, unit, periodId, start, end, persons, locale, visitor, message, cost, askedAt, heldUntil } =
    request;
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
    message,
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
    confirmed_at, held_until, message)
  values ($1, $2, $3, $4, daterange($5::date, $6::date), $7, $8, $9, $10, $11, $12, $13, $14, $15)
  returning ${STAY_COLUMNS}`;

/** A hold that is being changed right now is left to whoever changes it. */
const RELEASE = `
  with ended as (
    delete from rental_hold where (site_id, id) in (
      select site_id, id from rental_hold where held_until <= $1 for update skip locked)
    returning site_id, unit_id
  )
  select site_id, array_agg(distinct unit_id::float8) as units, count(*)::float8 as ended from ended group by site_id`;
