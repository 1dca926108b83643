import { listingQueryOf } from "#domain/listing/estate-filter-state.ts";
import { createEstateFilterStore } from "#domain/listing/estate-filter-store.ts";
import { type ListingQuery, readListingQuery } from "#domain/listing/query.ts";
import { firstPageHref } from "../listing-href.ts";
import { showList } from "./show-list.ts";

type Filtering = {
  readonly keepsScroll: boolean;
  /** A city that was chosen by its name. */
  readonly addedCity?: number;
};

/** Runs a list's form on the filter of the domain: each change of it is a new search, which is the address of its list. */
export function filterList(form: HTMLFormElement, { keepsScroll, addedCity }: Filtering): Promise<void> {
  const { query, place } = readListingForm(form);
  const cities = addedCity === undefined ? query.cities : [...query.cities, addedCity];
  const href = searchOf({ ...query, cities }, new URL(form.action).pathname);
  return showList(place === null ? href : withPlace(href, place), { keepsScroll });
}

/** The address that the filter searches with what the form asks; an address that says no order keeps the page's own. */
function searchOf(asked: ListingQuery, path: string): string {
  const { sortType, sortOrder } = asked;
  const filter = createEstateFilterStore(readListingQuery(new URLSearchParams(location.search)));
  let href = path;
  filter.setApi({
    search: (filterQuery) => {
      href = firstPageHref(path, { ...listingQueryOf(filterQuery, asked), sortType, sortOrder });
    },
  });
  filter.setAll(asked);
  return href;
}

/** What was typed as a city and not chosen, the server looks for. */
function withPlace(href: string, place: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ q: place })}`;
}

type AskedListing = {
  readonly query: ListingQuery;
  /** What was typed as a city and not chosen: the server looks for it. */
  readonly place: string | null;
};

/** What all fields of a form of filters ask; without scripts the browser sends the same fields as an address. */
function readListingForm(form: HTMLFormElement): AskedListing {
  const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return { query: readListingQuery(params), place: params.get("q")?.trim() || null };
}
