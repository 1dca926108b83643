import { useSay } from "../../shell/words/say-context.tsx";
import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";
import { Kept } from "../../ui/kept.tsx";
import { nameOf } from "./chips-of.ts";
import { CityField } from "./city-field.tsx";
import { FilterPart } from "./filter-part.tsx";
import partStyles from "./filter-part.module.css";
import type { FilterPartsProps } from "./list-filter.tsx";
import { summaryOf } from "./summary-of.ts";

type CityFilterProps = FilterPartsProps & { readonly onPick: (cityId: number) => void };

/** Towns: any by typing, those with most listings by one press. */
export function CityFilter({ view, filter, id, onPick }: CityFilterProps) {
  const say = useSay();
  const { cities } = view.query;
  const top = (
    <CheckboxGroup
      legend={say("listing.cityTop")}
      name="city"
      checked={cities.map(String)}
      options={filter.cities.map(({ id: value, name, count }) => ({ value, label: name, count }))}
    />
  );
  return (
    <FilterPart
      label={say("listing.city")}
      isChosen={cities.length > 0}
      summary={summaryOf(
        cities.map((city) => nameOf(filter.cities, city)),
        say("listing.cityAll"),
      )}
    >
      <Kept by={() => "towns"} values={[`${id}-city`]} parts={[top]}>
        {([fieldId], [choices]) => (
          <>
            <div className={partStyles.field}>
              <CityField
                id={String(fieldId)}
                label={say("listing.cityInput")}
                placeholder={say("listing.cityPlaceholder")}
                onPick={(city) => city && onPick(city.id)}
              />
            </div>
            {choices}
          </>
        )}
      </Kept>
    </FilterPart>
  );
}
