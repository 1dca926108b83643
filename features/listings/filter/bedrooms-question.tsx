import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { useSay } from "#features/site/messages/say-context.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";

export function BedroomsQuestion({ view, filter, id }: QuestionProps) {
  const say = useSay();
  const { bedrooms, bedMin } = view.query;
  const nameOf = (count: number) =>
    count >= LARGE_BEDROOM_COUNT ? say("listing.bedroomsLarge") : String(count);
  const chosen = [
    ...bedrooms.map(nameOf),
    ...(bedMin === null ? [] : [say("listing.orMore", { count: bedMin })]),
  ];
  if (filter.bedrooms.length === 0 && chosen.length === 0) return null;
  return (
    <FilterQuestion
      label={say("listing.bedroomsLabel")}
      isChosen={chosen.length > 0}
      summary={chosen.length > 0 ? chosen.join(", ") : say("listing.bedroomsAll")}
    >
      <ChoiceGroup
        id={id}
        name="bedrooms"
        legend={say("listing.bedroomsLabel")}
        isLegendHidden
        options={filter.bedrooms.map((option) => ({ ...option, name: nameOf(Number(option.id)) }))}
        chosen={bedrooms.map(String)}
      />
    </FilterQuestion>
  );
}
