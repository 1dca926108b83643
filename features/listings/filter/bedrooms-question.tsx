import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import styles from "./filter-part.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";

/** At least how many; an exact number is asked by addresses alone, and can be taken away here. */
export function BedroomsQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { bedrooms, bedMin } = view.query;
  const nameOf = (count: number) =>
    count >= LARGE_BEDROOM_COUNT ? t("listing.bedroomsLarge") : String(count);
  const chosen = [
    ...bedrooms.map(nameOf),
    ...(bedMin === null ? [] : [t("listing.orMore", { count: bedMin })]),
  ];
  const { bedroomsFrom } = filter;
  if (bedroomsFrom.length === 0 && chosen.length === 0) return null;
  const exact = filter.bedrooms.filter(({ id: count }) => bedrooms.includes(Number(count)));
  return (
    <FilterQuestion
      label={t("listing.bedroomsLabel")}
      isChosen={chosen.length > 0}
      summary={chosen.length > 0 ? chosen.join(", ") : t("listing.bedroomsAll")}
      isUnfolded
    >
      {bedroomsFrom.length > 0 && (
        <div className={styles.first}>
          <ChoiceGroup
            id={id}
            type="radio"
            look="row"
            name="bed-min"
            legend={t("listing.bedroomsLeast")}
            options={[
              { id: "", name: t("listing.bedroomsAll") },
              ...bedroomsFrom.map(({ id: least, count }) => ({ id: least, name: `${least}+`, count })),
            ]}
            chosen={[String(bedMin ?? "")]}
          />
        </div>
      )}
      {exact.length > 0 && (
        <ChoiceGroup
          id={id}
          name="bedrooms"
          legend={t("listing.bedroomsExact")}
          options={exact.map(({ id: count, count: found }) => ({
            id: count,
            name: nameOf(Number(count)),
            count: found,
          }))}
          chosen={bedrooms.map(String)}
        />
      )}
    </FilterQuestion>
  );
}
