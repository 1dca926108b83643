import { FOR_SALE } from "#domain/estate/reference/status.ts";
import { placeFinder } from "#domain/listing/own-words/place-book.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { townsOfPlaces } from "#domain/place/towns-of-places.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { isHomeForSale } from "#domain/rental/own-words/stay-wishes.ts";
import { queryOfStay, type StayPlace } from "#domain/rental/own-words/query-of-stay.ts";
import { readStay } from "#domain/rental/own-words/read-stay.ts";
import { idsOfKind, type StayChoices, stayChoices } from "#domain/rental/own-words/stay-choices.ts";
import { type RentalQuery, writeRentalQuery } from "#domain/rental/rental-query.ts";
import { findListOfTransaction } from "#features/listings/find-list-of-transaction.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { RentalFilters } from "../schema/search.ts";

/**
 * Leads on to the stays that a visitor's own words mean, with what no filter expresses; nothing where they are asked for already. Who buys
 * is led to the agency's list of sales.
 */
export async function leadToUnderstoodStay(
  context: RequestContext,
  locale: Locale,
  url: URL,
  query: RentalQuery,
  filters: Partial<RentalFilters>,
): Promise<void> {
  if (query.words === null) return;
  const names = await context.queries.placeNames().catch(() => new Map<string, readonly number[]>());
  const choices = stayChoices(filters);
  const { wishes, unknown, said } = readStay<StayPlace>(query.words, {
    findPlace: placesOfList(choices, placeFinder(names)),
    hasKind: (kind) => idsOfKind(choices, kind).length > 0,
  });
  const sales = isHomeForSale(wishes) ? await findListOfTransaction(context, FOR_SALE) : null;
  const path = sales?.paths[locale];
  if (typeof path === "string")
    leadTo(hrefWithQuery(hrefOfPage(locale, path), String(new URLSearchParams({ words: query.words }))));
  const { changes, unused } = queryOfStay(wishes, choices, inBrussels(context.now)!.date);
  const { days, persons, ...filtered } = changes;
  const understood = {
    ...query,
    ...filtered,
    wanted: { ...query.wanted, ...(days && { days }), ...(persons !== undefined && { persons }) },
    words: [...unknown, ...unused.flatMap((key) => said[key] ?? [])].join(", ") || null,
    page: 1,
  };
  const address = writeRentalQuery(understood);
  if (address !== writeRentalQuery({ ...query, page: 1 })) leadTo(hrefWithQuery(url.pathname, address));
}

/** The agency's own names of where its homes lie, and places where it has some; of other places the words stay. */
function placesOfList(
  { locations, towns }: StayChoices,
  find: ReturnType<typeof placeFinder>,
): (name: string) => StayPlace | null {
  return (name) => {
    const ids = locations.get(name);
    if (ids) return { locations: ids };
    const place = find(name);
    if (place === null) return null;
    const meant = "cities" in place ? { cities: place.cities } : { municipalities: [place.municipality] };
    const found = townsOfPlaces(meant, towns);
    return towns.some(({ id }) => found.has(id)) ? place : null;
  };
}

function leadTo(address: string): never {
  throw new Response(null, { status: 302, headers: { Location: address } });
}
