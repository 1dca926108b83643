import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { FORM_MS } from "#platform/db/deadlines.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import type { StoreEvents } from "#features/webhooks/outbox/store-events.ts";
import type { StoreMails } from "#features/site/mail/outbox/store-mails.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Accepted, Json, Outcome, Submission } from "./submissions.ts";

/** Without a token, equal fields count as one for this long. */
const SAME_FOR_MS = 10 * 60_000;

export type AcceptParts = {
  readonly pool: Pool;
  readonly storeMails: StoreMails;
  readonly storeEvents: StoreEvents;
};

export function accept(
  { pool, storeMails, storeEvents }: AcceptParts,
  siteId: string,
  submission: Submission,
  work: (transaction: Transaction, submissionId: string) => Promise<Outcome>,
): Promise<Accepted> {
  const storeOnce = async (transaction: Transaction): Promise<Accepted> => {
    const id = randomUUID();
    const first = submission.token
      ? await insertOnce(transaction, siteId, id, submission)
      : await insertUnlike(transaction, siteId, id, submission);
    if (first) return { kind: "repeated", answer: first.answer };
    const { mails, events = [], answer } = await work(transaction, id);
    await storeMails(siteId, transaction, mails, { submissionId: id, now: submission.now });
    await storeEvents(siteId, transaction, events, submission.now);
    await transaction.query("update submission set answer = $3 where site_id = $1 and id = $2", [
      siteId,
      id,
      JSON.stringify(answer),
    ]);
    return { kind: "stored", answer };
  };
  return inTransaction(pool, storeOnce, FORM_MS);
}

/** What a repeated submission gets. */
export type First = { readonly answer: Json };

/** What was answered to the first one of those that count as the same; null where this is the first. */
export async function findFirst(
  database: Pick<Pool, "query">,
  siteId: string,
  submission: Submission,
): Promise<First | null> {
  const { form, token } = submission;
  const { rows } = token
    ? await database.query<First>(FIND_TOKEN, [siteId, form, token])
    : await database.query<First>(FIND_ALIKE, aliasOf(siteId, submission));
  return rows[0] ?? null;
}

/** The first one of a known token, else null; a server that stores the same one right now is waited for. */
async function insertOnce(
  transaction: Transaction,
  siteId: string,
  id: string,
  submission: Submission,
): Promise<First | null> {
  if (await insert(transaction, siteId, id, submission)) return null;
  return (await findFirst(transaction, siteId, submission)) ?? { answer: null };
}

/** The same without a token: whoever sends equal fields at the same moment stands in one line. */
async function insertUnlike(
  transaction: Transaction,
  siteId: string,
  id: string,
  submission: Submission,
): Promise<First | null> {
  await transaction.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `${siteId} ${submission.fingerprint}`,
  ]);
  const first = await findFirst(transaction, siteId, submission);
  if (first) return first;
  await insert(transaction, siteId, id, submission);
  return null;
}

async function insert(
  transaction: Transaction,
  siteId: string,
  id: string,
  { form, token, fingerprint, email, estateId, locale, payload, now }: Submission,
): Promise<boolean> {
  const { rowCount } = await transaction.query(INSERT, [
    siteId,
    id,
    form,
    token,
    fingerprint,
    email,
    estateId,
    locale,
    JSON.stringify(payload),
    now,
  ]);
  return rowCount === 1;
}

function aliasOf(siteId: string, { fingerprint, now }: Submission) {
  return [siteId, fingerprint, new Date(now.getTime() - SAME_FOR_MS)];
}

const INSERT = `
  insert into submission (site_id, id, form, token, fingerprint, email, estate_id, locale, payload, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (site_id, form, token) where token is not null do nothing`;

const FIND_TOKEN = "select answer from submission where site_id = $1 and form = $2 and token = $3";

const FIND_ALIKE = `
  select answer from submission where site_id = $1 and fingerprint = $2 and created_at > $3
  order by created_at desc limit 1`;
