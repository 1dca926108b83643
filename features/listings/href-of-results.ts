import { canBeAwaited } from "#domain/estate/reference/status.ts";
import { writeListingQuery, type ListingQuery } from "#domain/listing/query.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Page } from "#features/site/schema/page.ts";
import { EstateList } from "./schema/listing-blocks.ts";

const TRANSACTIONS = "general.transaction.id";

/**
 * Where a visitor sees all that a search finds, newest first: on the page whose list holds nothing less than its
 * transactions. Null where the agency has no such page in the language.
 */
export function hrefOfResults(pages: readonly Page[], locale: Locale, query: ListingQuery): string | null {
  const lists = pages.flatMap((page) => {
    const path = page.paths[locale];
    const list = path === undefined ? null : listOf(page);
    return list ? [{ path: path!, fixed: list.fixed }] : [];
  });
  const found =
    lists.find(({ fixed }) => fixed && query.transactions.length > 0 && holds(fixed, query.transactions)) ??
    lists.find(({ fixed }) => !fixed);
  if (!found) return null;
  const isFixed = found.fixed && holds(query.transactions, found.fixed.filter(canBeAwaited));
  const transactions = isFixed ? [] : query.transactions;
  const search = writeListingQuery({ ...query, transactions, sortType: "date", sortOrder: "DESC" });
  return `${hrefOfPage(locale, found.path)}?${search}`;
}

/** The first list that a visitor can filter, if its agency fixed no more of it than the transactions. */
function listOf({ blocks }: Page): { readonly fixed: readonly number[] | null } | null {
  for (const block of blocks) {
    const { data } = EstateList.safeParse(block);
    if (data?.type !== "estate-list" || !data.filter) continue;
    const { terms = {}, ...others } = data.where;
    const isOpen =
      data.collectionIds.length === 0 &&
      Object.values(others).every((condition) => Object.keys(condition ?? {}).length === 0) &&
      Object.keys(terms).every((path) => path === TRANSACTIONS);
    return isOpen ? { fixed: (terms[TRANSACTIONS] as readonly number[] | undefined) ?? null } : null;
  }
  return null;
}

function holds(all: readonly number[], some: readonly number[]): boolean {
  return some.every((one) => all.includes(one));
}
