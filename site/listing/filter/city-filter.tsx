import { useSay } from "../../shell/words/say-context.tsx";
import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";
import { nameOf } from "./chips-of.ts";
import { CityField } from "./city-field.tsx";
import { FilterPart } from "./filter-part.tsx";
import partStyles from "./filter-part.module.css";
import type { FilterProps } from "./list-filter.tsx";
import { summaryOf } from "./summary-of.ts";

type CityFilterProps = FilterProps & { readonly onPick: (cityId: number) => void };

/** Towns: any by typing, those with most listings by one press. */
export function CityFilter({ view, filter, onPick }: CityFilterProps) {
  const say = useSay();
  const { cities } = view.query;
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
          onPick={(city) => city && onPick(city.id)}
        />
      </div>
      <CheckboxGroup
        legend={say("listing.cityTop")}
        name="city"
        checked={cities.map(String)}
        options={filter.cities.map(({ id, name, count }) => ({ value: id, label: name, count }))}
      />
    </FilterPart>
  );
}
