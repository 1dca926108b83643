import { useState } from "react";
import { flushSync } from "react-dom";
import { useSay } from "../../shell/words/say-context.tsx";
import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";
import { nameOf } from "./chips-of.ts";
import { CityField } from "./city-field.tsx";
import { FilterPart } from "./filter-part.tsx";
import partStyles from "./filter-part.module.css";
import type { FilterProps } from "./list-filter.tsx";
import { summaryOf } from "./summary-of.ts";

type CityFilterProps = FilterProps & { readonly onPick: () => void };

/** Towns: any by typing, those with most listings by one press. */
export function CityFilter({ view, filter, onPick }: CityFilterProps) {
  const say = useSay();
  const { cities } = view.query;
  const [picked, setPicked] = useState<number | null>(null);
  const pick = (id: number | null) => {
    flushSync(() => setPicked(id));
    onPick();
    setPicked(null);
  };
  return (
    <FilterPart
      label={say("listing.city")}
      isChosen={cities.length > 0}
      summary={summaryOf(
        cities.map((id) => nameOf(filter.cities, id)),
        say("listing.cityAll"),
      )}
    >
      <div className={partStyles.field}>
        <CityField
          label={say("listing.cityInput")}
          placeholder={say("listing.cityPlaceholder")}
          onPick={(city) => city && pick(city.id)}
        />
      </div>
      {picked !== null && <input type="hidden" name="city" value={picked} />}
      <CheckboxGroup
        legend={say("listing.cityTop")}
        name="city"
        checked={cities.map(String)}
        options={filter.cities.map(({ id, name, count }) => ({ value: id, label: name, count }))}
      />
    </FilterPart>
  );
}
