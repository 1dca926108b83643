import { defineIsland } from "#platform/render/island/define-island.tsx";
import { reportChunkFailure } from "#features/site/chunks/chunk-failure.ts";
import { EMPTY_LISTING_QUERY, type ListingQuery, readListingQuery } from "#domain/listing/query.ts";
import { whereOf, withoutPlaces } from "#domain/listing/search-of.ts";
import type { ListingView } from "../listing-view.ts";
import { CityField } from "./city-field.tsx";
import { paramsOfForm } from "#platform/render/browser/params-of-form.ts";
import type { Place } from "./use-city-field.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";

type CityFilterProps = {
  /** Of its field. */
  readonly id: string;
  /** What the agency fixed of the list. */
  readonly fixed: ListingView["fixed"];
};

/** A field in which a visitor finds any municipality or city; one that is chosen narrows the list whose form it stands in. */
export const CityFilter = defineIsland<CityFilterProps>({
  name: "city-filter",
  hydrate: "touched",
  messages: ["listing.cityNone", "listing.cityFound", "listing.wholeMunicipality"],
  Content: function CityFilterField({ id, fixed }) {
    const t = useTranslate();
    return (
      <CityField
        id={id}
        label={t("listing.cityInput")}
        placeholder={t("listing.cityPlaceholder")}
        placesOf={() => whereOf(fixed, withoutPlaces(queryOfForm(id)))}
        onPick={(place) => place && narrow(id, place)}
      />
    );
  },
});

/** What the fields of the filter say now. */
function queryOfForm(id: string): ListingQuery {
  const form = formOf(id);
  return form ? readListingQuery(paramsOfForm(form)) : EMPTY_LISTING_QUERY;
}

function narrow(id: string, addedPlace: Place): void {
  const form = formOf(id);
  if (!form) return;
  import("../in-place/filter-list.ts")
    .then(({ filterList }) => filterList(form, { keepsScroll: true, addedPlace }))
    .catch(reportChunkFailure);
}

function formOf(id: string): HTMLFormElement | null {
  return document.getElementById(id)?.closest("form") ?? null;
}
