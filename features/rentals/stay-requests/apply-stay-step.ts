import type { Site } from "#features/site/schema/site.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { heldUntil } from "#domain/rental/reservation.ts";
import { canStep, STAY_STEPS, type StayEnd, type StayStep } from "#domain/rental/stay-request.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { answeredMail, withdrawnMail } from "../mails/stay-drafts.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import type { Tokens } from "#platform/secrets/tokens.ts";
import { forgetFingerprints } from "#features/contact/submissions/forget-fingerprints.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import type { StoreEvents } from "#features/webhooks/outbox/store-events.ts";
import { stayEvent } from "../stay-events.ts";
import type { StoreMails } from "#features/site/mail/outbox/store-mails.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { signStayToken } from "./stay-tokens.ts";
import { requestOf, STAY_COLUMNS, type StayRow } from "./stay-row.ts";
import type { StepOutcome } from "./stays.ts";

export type StepParts = {
  readonly storeMails: StoreMails;
  readonly storeEvents: StoreEvents;
  readonly tokens: Tokens;
};

/** Who takes a step. */
export type StepBy = {
  /** Whose doing the site's log names; null for who holds the token of a mail. */
  readonly actor: string | null;
  /** What the agency adds to its answer. */
  readonly note: string | null;
};

export const NOBODY: StepBy = { actor: null, note: null };

type Asked = {
  readonly siteId: string;
  readonly id: string;
  readonly step: StayStep;
  readonly now: Date;
  readonly by: StepBy;
};

/** Takes a step as part of a transaction; whoever comes second waits here, and finds what the first one did. */
export async function applyStayStep(
  transaction: Transaction,
  parts: StepParts,
  { siteId, id, step, now, by }: Asked,
): Promise<StepOutcome> {
  const row = await lock(transaction, siteId, id);
  if (!row) return { kind: "unknown" };
  const request = requestOf(row, now);
  if (request.state === STAY_STEPS[step].to) return { kind: "done-before", request };
  const isOver = row.end <= inBrussels(now)!.date;
  if (!canStep(step, request.state) || (step === "accept" && isOver))
    return { kind: "not-possible", state: request.state };
  if (!(await CHANGES[step](transaction, siteId, row, now))) return { kind: "taken" };
  const changed = requestOf((await lock(transaction, siteId, id))!, now);
  // Whoever asks again for what is free again asks anew.
  if (FREEING.has(step)) await forgetFingerprints(transaction, siteId, { form: "rental", answerId: id });
  const mails = await mailsOf(transaction, parts, { siteId, step, request: changed, note: by.note });
  await parts.storeMails(siteId, transaction, mails, { now });
  await parts.storeEvents(siteId, transaction, eventsOf(step, changed), now);
  await notifyChange(transaction, { siteId, scope: [], rentals: [changed.unit.id] });
  const entry = { at: now, action: "POST", subject: `leads/${id}/${step}`, outcome: changed.state };
  if (by.actor) await writeLogEntry(transaction, siteId, { ...entry, actor: by.actor });
  return { kind: "done", request: changed };
}

async function lock(transaction: Transaction, siteId: string, id: string): Promise<StayRow | undefined> {
  return (await transaction.query<StayRow>(LOCK, [siteId, id])).rows[0];
}

type Change = (transaction: Transaction, siteId: string, row: StayRow, now: Date) => Promise<boolean>;

const FREEING: ReadonlySet<StayStep> = new Set(["withdraw", "refuse", "release"]);

const CHANGES: Readonly<Record<StayStep, Change>> = {
  async confirm(transaction, siteId, { id, asked_at: askedAt }, now) {
    const until = heldUntil(askedAt, true);
    const { rowCount } = await transaction.query(LENGTHEN, [siteId, id, until]);
    if (!rowCount) return false;
    await transaction.query(CONFIRM, [siteId, id, now, until]);
    return true;
  },
  withdraw: (...given) => free("withdrawn", ...given),
  refuse: (...given) => free("refused", ...given),
  release: (...given) => free(null, ...given),
  /** The stay is kept until it is over; when nothing kept it any more, somebody else may have it. */
  async accept(transaction, siteId, { id, unit }, now) {
    await transaction.query(DROP_ENDED, [siteId, unit.id, id, now]);
    const kept = await transaction.query(KEEP, [siteId, id]);
    if (!kept.rowCount && !(await transaction.query(HOLD_AGAIN, [siteId, id])).rowCount) return false;
    await transaction.query(ACCEPT, [siteId, id, now]);
    return true;
  },
};

async function free(endedAs: StayEnd | null, ...[transaction, siteId, { id }, now]: Parameters<Change>) {
  await transaction.query("delete from rental_hold where site_id = $1 and id = $2", [siteId, id]);
  await transaction.query(END, [siteId, id, endedAs, now]);
  return true;
}

type Mailing = {
  readonly siteId: string;
  readonly step: StayStep;
  readonly request: Parameters<typeof withdrawnMail>[0]["request"];
  /** What the agency adds to its answer. */
  readonly note: string | null;
};

/** The agency hears what a visitor takes back, the visitor what the agency answers. */
async function mailsOf(
  transaction: Transaction,
  { tokens }: StepParts,
  { siteId, step, request, note }: Mailing,
): Promise<MailDraft[]> {
  if (step === "confirm" || step === "release") return [];
  const { rows } = await transaction.query<{ site: Site }>(FIND_SITE, [siteId]);
  const { site } = rows[0]!;
  if (step === "withdraw") return [withdrawnMail({ site, request })];
  const token = await signStayToken(tokens, siteId, "visitor", request.id);
  return [answeredMail({ site, request, token, note, answer: step === "accept" ? "accepted" : "refused" })];
}

/** Webhooks are told what a visitor does; what the agency answers, it knows. */
function eventsOf(step: StayStep, request: Mailing["request"]): LeadEvent[] {
  if (step === "confirm") return [stayEvent("stay.confirmed", request)];
  return step === "withdraw" ? [stayEvent("stay.withdrawn", request)] : [];
}

const LOCK = `select ${STAY_COLUMNS} from stay_request where site_id = $1 and id::text = $2 for update`;

const FIND_SITE = "select document as site from site where site_id = $1";

const LENGTHEN = "update rental_hold set held_until = $3 where site_id = $1 and id = $2";

const CONFIRM = `
  update stay_request set confirmed_at = $3, held_until = $4 where site_id = $1 and id = $2`;

const END = `
  update stay_request set ended_as = $3, ended_at = $4, held_until = least(held_until, $4)
  where site_id = $1 and id = $2`;

/** A day begins at midnight in Brussels. */
const LAST_NIGHT = "upper(stay)::timestamp at time zone 'Europe/Brussels'";

const DROP_ENDED = `
  delete from rental_hold where site_id = $1 and unit_id = $2 and id <> $3 and held_until <= $4`;

const KEEP = `update rental_hold set held_until = ${LAST_NIGHT} where site_id = $1 and id = $2`;

/** Of two that need a night, the constraint on the table takes one. */
const HOLD_AGAIN = `
  insert into rental_hold (site_id, id, unit_id, period_id, stay, held_until)
  select site_id, id, unit_id, period_id, stay, ${LAST_NIGHT} from stay_request where site_id = $1 and id = $2
  on conflict do nothing`;

const ACCEPT = `
  update stay_request set ended_as = 'accepted', ended_at = $3, held_until = ${LAST_NIGHT}
  where site_id = $1 and id = $2`;
