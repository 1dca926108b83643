import type { Locale } from "#domain/locale/locale.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { Criteria, MatchedListing } from "#domain/subscription/criteria.ts";
import type { WaitingNews } from "#domain/subscription/digest.ts";
import type { Frequency } from "#domain/subscription/frequency.ts";
import type { Transaction } from "#platform/db/transaction.ts";

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
  /** Forgets it, all that it was still to be told, and its mails that have not left. */
  remove(siteId: string, id: string): Promise<void>;
  /** Matches all news with the confirmed subscriptions of its site; of several servers, one does. Answers how many fitted. */
  matchNews(): Promise<number>;
  /** Takes what is to be told now off the list, as part of a transaction: at once, or noted before a digest's moment. */
  takeDue(
    transaction: Transaction,
    due: { readonly daily: Date; readonly weekly: Date; readonly limit: number },
  ): Promise<DueSubscription[]>;
  /** Confirmed subscriptions of any site that their site keeps for one more month; each is handed out once until it is touched. */
  takeEnding(transaction: Transaction, now: Date, limit: number): Promise<EndingSubscription[]>;
  /** Those of these listings that are on offer. */
  findOffered(
    transaction: Transaction,
    siteId: string,
    estateIds: readonly number[],
  ): Promise<ReadonlyMap<number, OfferedListing>>;
  /** Forgets what was asked for before a moment and never confirmed; answers how many. */
  removeUnconfirmed(before: Date): Promise<number>;
};
