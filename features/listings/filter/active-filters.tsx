import { EMPTY_LISTING_QUERY, hasFilters } from "#domain/listing/query.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { chipsOf } from "./chips-of.ts";
import { FilterChips } from "./filter-chips.tsx";
import { firstPageHref } from "../listing-href.ts";
import type { FilterOptions, ListingView } from "../listing-view.ts";

type ActiveFiltersProps = { readonly view: ListingView; readonly filter: FilterOptions };

/** What the list is narrowed by, and what of the visitor's own words no filter expresses: the search without it can be watched. */
export function ActiveFilters({ view, filter }: ActiveFiltersProps) {
  const t = useTranslate();
  const { path, query, alertHref, hasNoStays } = view;
  const { sortType, sortOrder, group, words } = query;
  if (!hasFilters(query) && words === null) return null;
  const way = alertHref && !hasNoStays ? { label: t("listing.ownWordsWay"), href: alertHref } : null;
  return (
    <FilterChips
      chips={chipsOf(query, filter, t).map(({ key, label, without }) => ({
        key,
        label,
        removeHref: firstPageHref(path, without),
      }))}
      words={
        words === null
          ? null
          : {
              text: words,
              removeHref: firstPageHref(path, { ...query, words: null }),
              explanation: t(hasNoStays ? "listing.noStays" : "listing.ownWordsLeft", { words }),
              way,
            }
      }
      clearHref={firstPageHref(path, { ...EMPTY_LISTING_QUERY, sortType, sortOrder, group })}
    />
  );
}
