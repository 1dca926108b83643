import { useState } from "react";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { CityField } from "#features/listings/filter/city-field.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";

/** Where one searches: a city that is chosen from the list goes along as its id, words as they are. */
export const SearchCity = defineIsland({
  name: "search-city",
  hydrate: "touched",
  messages: ["listing.cityNone", "listing.cityFound"],
  Content: Town,
});

function Town() {
  const t = useTranslate();
  const [city, setCity] = useState<number | null>(null);
  return (
    <>
      <CityField
        label={t("listing.cityInput")}
        placeholder={t("listing.cityPlaceholder")}
        keepsChoice
        onPick={(picked) => setCity(picked?.id ?? null)}
      />
      {city !== null && <input type="hidden" name="city" value={city} />}
    </>
  );
}
