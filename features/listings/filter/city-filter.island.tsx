import { defineIsland } from "#platform/render/island/define-island.tsx";
import { reportChunkFailure } from "#features/site/chunks/chunk-failure.ts";
import { CityField } from "./city-field.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";

type CityFilterProps = {
  /** Of its field. */
  readonly id: string;
};

/** A field in which a visitor finds any city; one that is chosen narrows the list whose form it stands in. */
export const CityFilter = defineIsland<CityFilterProps>({
  name: "city-filter",
  hydrate: "touched",
  messages: ["listing.cityNone", "listing.cityFound"],
  Content: function CityFilterField({ id }) {
    const t = useTranslate();
    return (
      <CityField
        id={id}
        label={t("listing.cityInput")}
        placeholder={t("listing.cityPlaceholder")}
        onPick={(city) => city && narrow(id, city.id)}
      />
    );
  },
});

function narrow(id: string, addedCity: number): void {
  const form = document.getElementById(id)?.closest("form");
  if (!form) return;
  import("../in-place/filter-list.ts")
    .then(({ filterList }) => filterList(form, { keepsScroll: true, addedCity }))
    .catch(reportChunkFailure);
}
