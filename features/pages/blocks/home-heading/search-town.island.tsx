import { useState } from "react";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { CityField } from "#features/listings/filter/city-field.tsx";
import { useSay } from "#features/site/messages/say-context.tsx";

/** Where one searches: a town that is chosen from the list goes along as its id, words as they are. */
export const SearchTown = defineIsland({
  name: "search-town",
  wake: "touched",
  says: ["listing.cityNone", "listing.cityFound"],
  Content: Town,
});

function Town() {
  const say = useSay();
  const [city, setCity] = useState<number | null>(null);
  return (
    <>
      <CityField
        label={say("listing.cityInput")}
        placeholder={say("listing.cityPlaceholder")}
        keepsChoice
        onPick={(picked) => setCity(picked?.id ?? null)}
      />
      {city !== null && <input type="hidden" name="city" value={city} />}
    </>
  );
}
