import { useMemo } from "react";
import { useNavigate } from "react-router";
import { listingQueryOf } from "#domain/listing/estate-filter-state.ts";
import { createEstateFilterStore, type EstateFilterStore } from "#domain/listing/estate-filter-store.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import { firstPageHref } from "../listing-href.ts";
import type { ListingView } from "../listing-view.ts";
import { readListingForm } from "./read-listing-form.ts";
import { useListingForm } from "./use-listing-form.ts";

/** What the fields of one name change in the filter, as the form holds them now. */
const CHANGES: Readonly<Record<string, (filter: EstateFilterStore, asked: ListingQuery) => void>> = {
  city: (filter, { cities }) => filter.setCities(cities),
  type: (filter, { types }) => filter.setTypes(types),
  subType: (filter, { subTypes }) => filter.setSubTypes(subTypes),
  transaction: (filter, { transactions }) => filter.setTransactions(transactions),
  bedrooms: (filter, { bedrooms }) => filter.setBedrooms(bedrooms),
  country: (filter, { country }) => filter.setCountry(country),
  "price-min": (filter, { priceMin, priceMax }) => filter.setPriceRange(priceMin, priceMax),
  "price-max": (filter, { priceMin, priceMax }) => filter.setPriceRange(priceMin, priceMax),
};

/** Runs a list's form on the filter of the domain: each change of it is a new search, which is the address of its list. */
export function useListFilter({ path, query }: ListingView) {
  const navigate = useNavigate();
  const { search, searchPlace } = useListingForm(path);
  const filter = useMemo(() => {
    const store = createEstateFilterStore(query);
    // The form asks for no order: an address that says none keeps the page's own.
    const { sortType, sortOrder } = query;
    store.setApi({
      search: (filterQuery) =>
        void navigate(firstPageHref(path, { ...listingQueryOf(filterQuery, query), sortType, sortOrder }), {
          preventScrollReset: true,
        }),
    });
    return store;
  }, [navigate, path, query]);

  /** Takes over what the fields of a name say; without a name what all of them do. */
  function change(form: HTMLFormElement, name = ""): void {
    const { query: asked, place } = readListingForm(form);
    const apply = CHANGES[name] ?? setAll;
    if (place === null) apply(filter, asked);
    else searchPlace(form);
  }

  return {
    search,
    change,
    addCity: (id: number) => filter.setCities([...(filter.getState().filterQuery.city ?? []), id]),
  };
}

function setAll(filter: EstateFilterStore, asked: ListingQuery): void {
  filter.setAll(asked);
}
