import { hasFilters } from "#domain/listing/query.ts";
import { hiddenFieldsOf } from "./hidden-fields.ts";
import { nameOf } from "./chips-of.ts";
import styles from "./list-filter.module.css";
import { namesOfPlaces, withRadius } from "./names-of-places.ts";
import { summaryOf } from "./summary-of.ts";
import type { FilterOptions, ListingView } from "../listing-view.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { BedroomsQuestion } from "./bedrooms-question.tsx";
import { CityQuestion } from "./city-question.tsx";
import { SheetFoot, SheetHead, SheetOpener } from "./filter-sheet.tsx";
import { MoreQuestions } from "./more-questions.tsx";
import { OwnWordsQuestion } from "./own-words-question.tsx";
import { PriceQuestion } from "./price-question.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { FilterQuestion } from "./filter-question.tsx";

export type FilterProps = { readonly view: ListingView; readonly filter: FilterOptions };

/** Ids of fields begin with the filter's own. */
export type QuestionProps = FilterProps & { readonly id: string };

/**
 * A bar of choices on wide screens, a full sheet behind one button on phones: a popover, so that it opens without scripts too.
 * Every change shows its result; without scripts the button does.
 */
export function ListFilter({ view, filter }: FilterProps) {
  const t = useTranslate();
  const { query, path, results } = view;
  const id = `filter-${view.blockId}`;
  const question = { view, filter, id };
  const cities = summaryOf(namesOfPlaces(query, filter), t("listing.cityAny"));
  const types = query.types.map((type) => nameOf(filter.types, type));
  return (
    <search aria-label={t("listing.filter")}>
      {/* The address says what is chosen, and not what a browser remembers of the fields. */}
      <form className={styles.form} action={path} autoComplete="off" data-list-form="">
        <OwnWordsQuestion id={id} words={query.words} example={t("listing.ownWordsExample")} />
        <SheetOpener
          id={id}
          answers={[
            [t("listing.city"), withRadius(cities, query)],
            [t("listing.type"), summaryOf(types, t("listing.typeAny"))],
          ]}
        />
        <div className={styles.sheet} id={id} popover="auto" data-sheet="">
          <SheetHead id={id} title={t("listing.filter")} />
          <div className={styles.parts}>
            <CityQuestion {...question} />
            <TypeQuestion {...question} />
            <PriceQuestion {...question} />
            <BedroomsQuestion {...question} />
            <MoreQuestions {...question} />
          </div>
          <SheetFoot
            clearHref={hasFilters(query) ? path : null}
            show={results.total > 0 ? t("listing.show", { count: results.total }) : t("listing.showNone")}
          />
        </div>
        {hiddenFieldsOf(query, filter).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}

function TypeQuestion({ view, filter, id }: QuestionProps) {
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
