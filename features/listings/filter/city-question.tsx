import { nameOf } from "./chips-of.ts";
import styles from "./filter-part.module.css";
import { summaryOf } from "./summary-of.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";
import { RadiusQuestion } from "./radius-question.tsx";
import { CityFilter } from "./city-filter.island.tsx";

/** Cities: any by typing, those with most listings by one press. */
export function CityQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { cities } = view.query;
  const { municipalities, radius } = view.query;
  const names = [
    ...municipalities.map((municipality) => nameOf(filter.municipalities, municipality)),
    ...cities.map((city) => nameOf(filter.cities, city)),
    ...(radius === null ? [] : [t("listing.around", { radius })]),
  ];
  return (
    <FilterQuestion
      label={t("listing.city")}
      isChosen={names.length > 0}
      summary={summaryOf(names, t("listing.cityAll"))}
    >
      <div className={styles.field}>
        <CityFilter id={`${id}-town`} fixed={view.fixed} />
      </div>
      {filter.municipalities.length > 0 && (
        <div className={styles.first}>
          <ChoiceGroup
            id={id}
            name="municipality"
            legend={t("listing.municipalities")}
            options={filter.municipalities.map((option) => ({
              ...option,
              name: t("listing.wholeMunicipality", { name: option.name }),
            }))}
            chosen={municipalities.map(String)}
          />
        </div>
      )}
      <RadiusQuestion view={view} filter={filter} id={id} />
      <ChoiceGroup
        id={id}
        name="city"
        legend={t("listing.cityTop")}
        options={filter.cities}
        chosen={cities.map(String)}
      />
    </FilterQuestion>
  );
}
