import { nameOf } from "./chips-of.ts";
import { summaryOf } from "./summary-of.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";

export function TypeQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { types } = view.query;
  const names = types.map((type) => nameOf(filter.types, type));
  return (
    <FilterQuestion
      label={t("listing.type")}
      isChosen={types.length > 0}
      summary={summaryOf(names, t("listing.typeAll"))}
      isUnfolded
    >
      <ChoiceGroup
        id={id}
        name="type"
        legend={t("listing.type")}
        isLegendForPhones
        options={filter.types}
        chosen={types.map(String)}
      />
    </FilterQuestion>
  );
}
