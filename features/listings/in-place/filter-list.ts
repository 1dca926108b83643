import { listingQueryOf } from "#domain/listing/estate-filter-state.ts";
import { createEstateFilterStore } from "#domain/listing/estate-filter-store.ts";
import { type ListingQuery, readListingQuery } from "#domain/listing/query.ts";
import { paramsOfForm } from "#platform/render/browser/params-of-form.ts";
import type { SuggestedPlace } from "#domain/place/suggest-places.ts";
import { firstPageHref } from "../listing-href.ts";
import { showList } from "./show-list.ts";

type Filtering = {
  readonly keepsScroll: boolean;
  /** A place that was chosen by its name. */
  readonly addedPlace?: Pick<SuggestedPlace, "kind" | "id">;
};

/** Runs a list's form on the filter of the domain: each change of it is a new search, which is the address of its list. */
export function filterList(form: HTMLFormElement, { keepsScroll, addedPlace }: Filtering): Promise<void> {
  const { query, place } = readListingForm(form);
  // Whoever sends the form wants to see the list.
  if (!keepsScroll) shutSheetAndMenus(form);
  const href = searchOf(withPlace(query, addedPlace), new URL(form.action).pathname);
  return showList(place === null ? href : withTypedPlace(href, place), { keepsScroll });
}

function shutSheetAndMenus(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>("[popover]")?.hidePopover();
  for (const menu of form.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = menu.matches(":popover-open *");
  }
}

function withPlace(query: ListingQuery, added: Filtering["addedPlace"]): ListingQuery {
  if (!added) return query;
  const list = added.kind === "municipality" ? "municipalities" : "cities";
  return { ...query, [list]: [...query[list], added.id] };
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
  filter.change(asked);
  return href;
}

/** What was typed as a city and not chosen, the server looks for. */
function withTypedPlace(href: string, place: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}${new URLSearchParams({ q: place })}`;
}

type AskedListing = {
  readonly query: ListingQuery;
  /** What was typed as a city and not chosen: the server looks for it. */
  readonly place: string | null;
};

/** What all fields of a form of filters ask; without scripts the browser sends the same fields as an address. */
function readListingForm(form: HTMLFormElement): AskedListing {
  const params = paramsOfForm(form);
  return { query: readListingQuery(params), place: params.get("q")?.trim() || null };
}
