import type { RentalList } from "../schema/rental-list.ts";
import { inBrussels } from "#domain/format/moments.ts";
import type { RentalResult, RentalWhere } from "../schema/search.ts";
import { pageCountOf, pagingWith } from "#domain/listing/paging.ts";
import { MAX_DEPTH } from "#domain/listing/search.ts";
import { localize } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import {
  EMPTY_RENTAL_QUERY,
  isNarrowed,
  readRentalQuery,
  RENTAL_SORTS,
  type RentalQuery,
  writeRentalQuery,
} from "#domain/rental/rental-query.ts";
import { frameOfHomes } from "./map/frame-of-homes.ts";
import type { StaysMapView } from "./map/load-stay-markers.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import { loadBlockLink } from "#features/site/block/load-block-link.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { markerOfRental, rentalCardView } from "./rental-card-view.ts";
import { knownRentalQuery } from "./known-rental-query.ts";
import { windowInWords } from "./dates/stay-words.ts";
import { rentalWhereOf } from "./rental-where-of.ts";
import type { RentalListView, RentalOrder } from "./rental-list-view.ts";
import { leadToUnderstoodStay } from "./understood-stay.ts";
import { stayChips } from "./filter/stay-chips.ts";
import { rentalFilterView } from "./filter/rental-filter-view.ts";
import { nearWindow } from "#domain/rental/stay-window.ts";

/** The holiday homes that an address asks for, with the questions that narrow them. */
export async function loadRentalList(
  context: RequestContext,
  locale: Locale,
  block: RentalList,
  url: URL,
): Promise<RentalListView | null> {
  context.tags.add("rentals");
  const asked = block.filter ? readRentalQuery(url.searchParams) : EMPTY_RENTAL_QUERY;
  const [all, t, more] = await Promise.all([
    context.remember("rental-filters", () => context.queries.rentalFilters()),
    loadTranslate(context, locale),
    block.more ? loadBlockLink(context, locale, block.more) : null,
  ]);
  if (asked.words !== null) await leadToUnderstoodStay(context, locale, url, asked, all);
  const { query, filters } = await knownRentalQuery(context, asked, all);
  const deepest = Math.floor(MAX_DEPTH / block.size);
  const limit = { from: (Math.min(query.page, deepest) - 1) * block.size, size: block.size };
  const where = rentalWhereOf(query);
  const { total, results, error } = await context.queries.searchRentals({ where, limit, sort: query.sort });
  if (error || Object.keys(filters).length === 0) markIncomplete(context);
  if (!block.filter && results.length === 0) return null;
  const near = error || total.value > block.size ? [] : await findNear(context, where, results);
  const today = inBrussels(context.now)!.date;
  const cards = (units: readonly RentalResult[]) =>
    units.map((unit) => rentalCardView(unit, { locale, cdn: context.imageCdn, wanted: query.wanted }));
  return {
    heading: localize(block.heading, locale),
    intro: localize(block.intro, locale),
    path: url.pathname,
    total: total.value,
    isFailed: error !== undefined,
    isNarrowed: isNarrowed(query) || query.page > 1,
    cards: cards(results),
    near: cards(near),
    map: block.filter ? mapOf(context, results, query) : null,
    filter: block.filter ? rentalFilterView(filters, { query, locale, t, today }) : null,
    chips: stayChips(query, filters, { locale, t, today }),
    words: query.words === null ? null : { text: query.words, search: searchWithoutWords(query) },
    orders: ordersOf(query),
    window: windowInWords(query.wanted, { locale, t }),
    paging: pagingWith(query.page, block.filter ? pageCountOf(total.value, block.size) : 1, (page) =>
      writeRentalQuery({ ...query, page }),
    ),
    more,
  };
}

function searchWithoutWords(query: RentalQuery): string {
  return writeRentalQuery({ ...query, words: null });
}

/** Null where none of the homes on this page has a place. */
function mapOf(
  { map: source, imageCdn: cdn }: RequestContext,
  units: readonly RentalResult[],
  query: RentalQuery,
): StaysMapView | null {
  const frame = frameOfHomes(units.flatMap((unit) => markerOfRental(unit) ?? []));
  const { sort, wanted } = query;
  return frame && { source, where: rentalWhereOf(query), sort, wanted, cdn, frame };
}

function ordersOf(query: RentalQuery): RentalOrder[] {
  return RENTAL_SORTS.map((sort) => ({
    sort,
    search: writeRentalQuery({ ...query, sort, page: 1 }),
    isCurrent: sort === query.sort,
  }));
}

const MOST = 6;

/** Units that have nothing free on the days that are asked for, but something close to them; all that fit are given. */
async function findNear(
  context: RequestContext,
  where: RentalWhere,
  fitting: readonly RentalResult[],
): Promise<RentalResult[]> {
  if (!where.stay) return [];
  const { results } = await context.queries.searchRentals({
    where: { ...where, stay: nearWindow(where.stay) },
    // Those that fit come first: they are no further from the days than any other.
    limit: { from: 0, size: fitting.length + MOST },
    sort: "best",
  });
  const ids = new Set(fitting.map(({ id }) => id));
  return results.filter(({ id }) => !ids.has(id)).slice(0, MOST);
}
