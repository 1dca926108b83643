import { type Criteria, type MatchedListing, matchesCriteria } from "./criteria.ts";
import type { News } from "./market.ts";

/** News that waits for a subscriber's next mail. */
export type WaitingNews = { readonly estateId: number; readonly news: News; readonly notedAt: Date };

type DigestEntry = { readonly estateId: number; readonly news: News };

export type Digest = {
  readonly entries: readonly DigestEntry[];
  /** How many more there are than a mail can show. */
  readonly more: number;
  /** How many of each kind there are, also of those that a mail can't show. */
  readonly counts: Readonly<Record<News["kind"], number>>;
};

/** Longer mails are cut off by mail programs, and read by nobody. */
const MOST_ENTRIES = 20;

/** Of several news of one listing, the first of these is told. */
const RANK: Readonly<Record<News["kind"], number>> = { new: 0, back: 1, price: 2 };

/**
 * What a mail tells of the news that waits: each listing once, newest news first, and only what is still on offer and still
 * looked for; `listings` holds those on offer now. Null when nothing is left to tell.
 */
export function digestOf(
  waiting: readonly WaitingNews[],
  listings: ReadonlyMap<number, MatchedListing>,
  criteria: Criteria,
): Digest | null {
  const told = [...Map.groupBy(waiting, ({ estateId }) => estateId)].flatMap(([estateId, all]) => {
    const listing = listings.get(estateId);
    if (!listing || !matchesCriteria(criteria, listing)) return [];
    const news = newsToTell(all, listing);
    const notedAt = Math.max(...all.map(({ notedAt: at }) => at.getTime()));
    return news ? [{ estateId, news, notedAt }] : [];
  });
  if (told.length === 0) return null;
  const ordered = told.toSorted((a, b) => b.notedAt - a.notedAt || b.estateId - a.estateId);
  const entries = ordered.slice(0, MOST_ENTRIES).map(({ estateId, news }) => ({ estateId, news }));
  const countOf = (kind: News["kind"]) => told.filter(({ news }) => news.kind === kind).length;
  const counts = { new: countOf("new"), back: countOf("back"), price: countOf("price") };
  return { entries, more: told.length - entries.length, counts };
}

/** Several drops between two mails are one: from the first price to today's. */
function newsToTell(all: readonly WaitingNews[], { price }: MatchedListing): News | null {
  const [first] = all.toSorted(
    (a, b) => RANK[a.news.kind] - RANK[b.news.kind] || a.notedAt.getTime() - b.notedAt.getTime(),
  );
  if (!first || first.news.kind !== "price") return first?.news ?? null;
  const { before } = first.news;
  return price !== null && price < before ? { kind: "price", before, after: price } : null;
}
