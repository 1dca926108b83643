import type { Transaction } from "#platform/db/transaction.ts";
import type { FormName } from "#features/site/form-answer.ts";
import type { LimitName } from "#domain/contact/limits.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { Pool } from "pg";
import { createJobSender } from "#platform/jobs/job-sender.ts";
import { FORM_MS } from "#platform/db/deadlines.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { accept, findFirst } from "./accept.ts";
import { guard } from "./guard.ts";
import { createSecrets } from "#platform/secrets/secrets.ts";
import { createTokens } from "#platform/secrets/tokens.ts";
import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import { createStoreEvents, type StoreEvents } from "#features/webhooks/outbox/store-events.ts";
import { createStoreMails } from "#features/site/mail/outbox/store-mails.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly submissions: Submissions;
  }
}

/** What JSON can hold. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** What a visitor sent, as it is kept. */
export type Submission = {
  readonly form: FormName;
  /** Made by the page for each form that is filled in; null without JavaScript. */
  readonly token: string | null;
  /** Equal for equal fields. */
  readonly fingerprint: string;
  readonly email: string;
  readonly estateId: number | null;
  readonly locale: Locale;
  readonly payload: Json;
  readonly now: Date;
};

/** What a submission sets going: its mails, what webhooks are told, and what the visitor is answered. */
export type Outcome = {
  readonly mails: readonly MailDraft[];
  readonly events?: readonly LeadEvent[];
  readonly answer: Json;
};

/** A repeated one is answered as the first was, and does nothing more. */
export type Accepted = { readonly kind: "stored" | "repeated"; readonly answer: Json };

/** What stands between a form and those who misuse it. */
export type Guard = {
  /** The solved puzzle, which counts once. */
  readonly puzzle: { readonly id: string; readonly expiresAt: Date } | null;
  readonly counts: ReadonlyArray<{
    readonly limit: LimitName;
    /** Whose messages are counted: a network, a mailbox or a phone; only its keyed hash is stored. */
    readonly subject: string;
    readonly most: number;
    readonly minutes: number;
  }>;
  readonly now: Date;
};

export type Verdict =
  | { readonly kind: "free" }
  | { readonly kind: "replayed" }
  | { readonly kind: "limited"; readonly seconds: number };

type Submissions = {
  /** Spends the puzzle and counts the message, as part of the transaction: what is rolled back was not counted. */
  guard(siteId: string, transaction: Transaction, guard: Guard): Promise<Verdict>;
  /**
   * Stores a submission, what `work` writes, its mails, its events and their delivery in one transaction. Of any number with the same
   * token (without one: with the same fields within ten minutes), also at the same moment on several servers, one is stored.
   * Whatever `work` throws passes on, and nothing has happened.
   */
  accept(
    siteId: string,
    submission: Submission,
    work: (transaction: Transaction, submissionId: string) => Promise<Outcome>,
  ): Promise<Accepted>;
  /** What the first submission of those that count as the same was answered; null where there is none yet. */
  findFirst(siteId: string, submission: Submission): Promise<{ readonly answer: Json } | null>;
  /** For what a visitor does that is no form, such as cancelling: all of the work counts, or nothing; and not for long. */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** The same for work that comes round by itself, which may take its time. */
  transactInJob<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Stores mails that no form set going, such as reminders, with their delivery and as part of a transaction. */
  storeMails(
    siteId: string,
    transaction: Transaction,
    mails: readonly MailDraft[],
    of: { readonly now: Date },
  ): Promise<void>;
  /** Stores for the site's webhooks what no form set going, such as a cancelled visit, as part of a transaction. */
  readonly storeEvents: StoreEvents;
};

type Pools = {
  readonly visitors: Pool;
  readonly jobs: Pool;
  /** What a transaction looks up beside itself: were it the same pool, transactions could wait for each other for ever. */
  readonly lookups: Pool;
};

/** Everything of the storage that a visitor's form needs. */
export function openSubmissions({ visitors, jobs, lookups }: Pools) {
  const secrets = createSecrets(lookups);
  const sender = createJobSender(lookups);
  const storeMails = createStoreMails(sender);
  const storeEvents = createStoreEvents(sender);
  return {
    secrets,
    tokens: createTokens(secrets),
    submissions: {
      guard: guard.bind(null, secrets),
      findFirst: findFirst.bind(null, lookups),
      accept: accept.bind(null, { pool: visitors, storeMails, storeEvents }),
      transact: <T>(work: (transaction: Transaction) => Promise<T>) => inTransaction(visitors, work, FORM_MS),
      transactInJob: <T>(work: (transaction: Transaction) => Promise<T>) => inTransaction(jobs, work),
      storeMails,
      storeEvents,
    },
  };
}
