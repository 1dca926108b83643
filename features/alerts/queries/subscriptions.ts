import type { Locale } from "#domain/locale/locale.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { Criteria, MatchedListing } from "#domain/alerts/criteria.ts";
import type { WaitingNews } from "#domain/alerts/digest.ts";
import type { Frequency } from "#domain/alerts/frequency.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Pool } from "pg";
import { FORM_MS } from "#platform/db/deadlines.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import type { StoreEvents } from "#features/webhooks/outbox/store-events.ts";
import { endedEvent } from "./subscription-events.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { findOffered } from "./find-offered.ts";
import { matchNews, type SiteFailed } from "./match-news.ts";
import { ID_NOW, SUBSCRIPTION, type SubscriptionRow, subscriptionOf } from "./subscription-row.ts";
import { takeDue } from "./take-due.ts";
import { takeEnding } from "./take-ending.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly subscriptions: Subscriptions;
  }
}

export type Subscription = {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly frequency: Frequency;
  readonly criteria: Criteria;
  /** Null until the button behind the first mail's link was pressed. */
  readonly confirmedAt: Date | null;
  /** When it ends unless its subscriber touches it; null before they were told. */
  readonly endsAt: Date | null;
};

export type NewSubscription = Omit<Subscription, "confirmedAt" | "endsAt"> & {
  /** The one that it takes the place of once it is confirmed. */
  readonly replaces?: string;
};

/** What became of confirming; `movedFrom` is what went because this address took its place. */
export type Confirming =
  | { readonly kind: "confirmed"; readonly movedFrom: Subscription | null }
  | { readonly kind: "unknown" };

/** A subscription that is to be told something now. */
export type DueSubscription = {
  readonly siteId: string;
  readonly subscription: Subscription;
  readonly waiting: readonly WaitingNews[];
  /** The latest of the news, which names the mail. */
  readonly newsId: number;
};

/** A subscription that nobody touched for long; its subscriber is to be told when it ends. */
export type EndingSubscription = {
  readonly siteId: string;
  readonly subscription: Subscription;
  readonly endsAt: Date;
};

/** A listing that is on offer: what it is matched by, and its card. */
export type OfferedListing = { readonly listing: MatchedListing; readonly card: Estate };

export type Subscriptions = {
  /** Writes one that waits for its confirmation. */
  create(transaction: Transaction, siteId: string, subscription: NewSubscription, now: Date): Promise<void>;
  /** By its own id, or by that of one that it took the place of at the same address. */
  find(siteId: string, id: string): Promise<Subscription | null>;
  /** Confirms it, again as often as asked, and keeps it from ending; what it takes the place of goes. */
  confirm(transaction: Transaction, siteId: string, id: string, now: Date): Promise<Confirming>;
  /** Changes what is looked for, how often it is told and in which language; false: there is none. */
  change(
    siteId: string,
    id: string,
    to: Pick<Subscription, "frequency" | "criteria" | "locale">,
    now: Date,
  ): Promise<boolean>;
  /** Forgets it, all that it was still to be told, and its mails that have not left; webhooks are told. */
  remove(siteId: string, id: string, now: Date): Promise<void>;
  /**
   * Matches all news with the confirmed subscriptions of its site; of several servers, one does. Answers how many fitted. A site
   * that fails is handed to `onFailure`, and the others go on.
   */
  matchNews(onFailure?: SiteFailed): Promise<number>;
  /** Takes what is to be told now off the list, as part of a transaction: at once, or noted before a digest's moment. */
  takeDue(
    transaction: Transaction,
    due: {
      readonly daily: Date;
      readonly weekly: Date;
      readonly limit: number;
      readonly except?: readonly string[];
    },
  ): Promise<DueSubscription[]>;
  /** Confirmed subscriptions of any site that their site keeps for one more month; each is handed out once until it is touched. */
  takeEnding(
    transaction: Transaction,
    now: Date,
    limit: number,
    except?: readonly string[],
  ): Promise<EndingSubscription[]>;
  /** Those of these listings that are on offer. */
  findOffered(
    transaction: Transaction,
    siteId: string,
    estateIds: readonly number[],
  ): Promise<ReadonlyMap<number, OfferedListing>>;
  /** Forgets what was asked for before a moment and never confirmed; answers how many. */
  removeUnconfirmed(before: Date): Promise<number>;
};

const changes = async (pool: Pool, sql: string, values: unknown[]) =>
  (await pool.query(sql, values)).rowCount ?? 0;

type Pools = { readonly visitors: Pool; readonly jobs: Pool };

/** Everything that is stored of subscribers, read from where it is written: no replica lags behind a link in a mail. */
export function openSubscriptions(
  { visitors, jobs }: Pools,
  { storeEvents }: { readonly storeEvents: StoreEvents },
): Subscriptions {
  return {
    matchNews: (onFailure) => matchNews(jobs, onFailure),
    takeDue,
    takeEnding,
    findOffered,
    async create(transaction, siteId, { id, email, locale, frequency, criteria, replaces }, now) {
      const values = [siteId, id, email, locale, frequency, JSON.stringify(criteria), now, replaces ?? null];
      await transaction.query(CREATE, values);
    },
    async find(siteId, id) {
      const { rows } = await visitors.query<SubscriptionRow>(FIND, [siteId, id]);
      return rows[0] ? subscriptionOf(rows[0]) : null;
    },
    confirm: confirmSubscription.bind(null, storeEvents),
    change: async (siteId, id, { frequency, criteria, locale }, now) =>
      (await changes(visitors, CHANGE, [siteId, id, frequency, JSON.stringify(criteria), locale, now])) > 0,
    remove: (siteId, id, now) =>
      inTransaction(
        visitors,
        async (transaction) => {
          const { rows } = await transaction.query<SubscriptionRow>(REMOVE, [siteId, id]);
          for (const removed of rows)
            await transaction.query(TAKE_BACK_MAILS, [siteId, mailKeyOf(removed.id, "%")]);
          const ended = rows
            .filter((row) => row.confirmed_at !== null)
            .map((row) => endedEvent(subscriptionOf(row), "unsubscribed"));
          await storeEvents(siteId, transaction, ended, now);
        },
        FORM_MS,
      ),
    removeUnconfirmed: (before) =>
      changes(jobs, "delete from subscription where confirmed_at is null and created_at < $1", [before]),
  };
}

/** Names a mail of a subscription, so that it is stored once, and goes with it. */
export function mailKeyOf(subscriptionId: string, what: string): string {
  return `subscription/${subscriptionId}/${what}`;
}

const CREATE = `
  insert into subscription (site_id, id, email, locale, frequency, criteria, created_at, touched_at, replaces)
  values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`;

const FIND = `select ${SUBSCRIPTION} from subscription s where s.site_id = $1 and s.id = ${ID_NOW}`;

const CHANGE = `
  update subscription s set frequency = $3, criteria = $4, locale = $5, touched_at = $6, ends_at = null
  where s.site_id = $1 and s.id = ${ID_NOW} and s.confirmed_at is not null`;

const REMOVE = `delete from subscription s where s.site_id = $1 and s.id = ${ID_NOW} returning ${SUBSCRIPTION}`;

/** A mail server may be away for hours: who unsubscribed meanwhile shall get nothing any more. */
const TAKE_BACK_MAILS = "delete from mail where site_id = $1 and key like $2 and sent_at is null";
