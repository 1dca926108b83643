import { nameOf } from "./chips-of.ts";
import styles from "./filter-part.module.css";
import { summaryOf } from "./summary-of.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";
import { CityFilter } from "./city-filter.island.tsx";

/** Cities: any by typing, those with most listings by one press. */
export function CityQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { cities } = view.query;
  const names = cities.map((city) => nameOf(filter.cities, city));
  return (
    <FilterQuestion
      label={t("listing.city")}
      isChosen={cities.length > 0}
      summary={summaryOf(names, t("listing.cityAll"))}
    >
      <div className={styles.field}>
        <CityFilter id={`${id}-town`} />
      </div>
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
