import { hasFilters } from "#domain/listing/query.ts";
import { hiddenFieldsOf } from "./hidden-fields.ts";
import { nameOf } from "./chips-of.ts";
import styles from "./list-filter.module.css";
import { namesOfPlaces, withRadius } from "./names-of-places.ts";
import { summaryOf } from "./summary-of.ts";
import type { FilterOptions, ListingView } from "../listing-view.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Button } from "#ui/link/button.tsx";
import { BedroomsQuestion } from "./bedrooms-question.tsx";
import { CityQuestion } from "./city-question.tsx";
import { MoreQuestions } from "./more-questions.tsx";
import { OwnWordsQuestion } from "./own-words-question.tsx";
import { PriceQuestion } from "./price-question.tsx";
import { TypeQuestion } from "./type-question.tsx";

export type FilterProps = { readonly view: ListingView; readonly filter: FilterOptions };

/** Ids of fields begin with the filter's own. */
export type QuestionProps = FilterProps & { readonly id: string };

type FilterSummaryProps = { readonly cities: string; readonly types: string };

/**
 * A bar of choices on wide screens, a full sheet behind one button on phones: a popover, so that it opens without scripts too.
 * Every change shows its result; without scripts the button does.
 */
export function ListFilter({ view, filter }: FilterProps) {
  const t = useTranslate();
  const { query, path } = view;
  const id = `filter-${view.blockId}`;
  const question = { view, filter, id };
  return (
    <search aria-label={t("listing.filter")}>
      {/* The address says what is chosen, and not what a browser remembers of the fields. */}
      <form className={styles.form} action={path} autoComplete="off" data-list-form="">
        <OwnWordsQuestion {...question} />
        <SheetOpener view={view} filter={filter} id={id} />
        <div className={styles.sheet} id={id} popover="auto">
          <SheetHead id={id} />
          <div className={styles.parts}>
            <CityQuestion {...question} />
            <TypeQuestion {...question} />
            <PriceQuestion {...question} />
            <BedroomsQuestion {...question} />
            <MoreQuestions {...question} />
          </div>
          <SheetFoot view={view} />
        </div>
        {hiddenFieldsOf(query, filter).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  );
}

/** On phones: what is chosen, and the way to the filter. */
function SheetOpener({ view: { query }, filter, id }: QuestionProps) {
  const t = useTranslate();
  const cities = namesOfPlaces(query, filter);
  const types = query.types.map((type) => nameOf(filter.types, type));
  return (
    <button type="button" className={styles.opener} popoverTarget={id}>
      <FilterSummary
        cities={withRadius(summaryOf(cities, t("listing.cityAny")), query)}
        types={summaryOf(types, t("listing.typeAny"))}
      />
      <span className={styles.openerSign}>
        <Icon name="filter" />
        {t("listing.filters")}
      </span>
    </button>
  );
}

function SheetHead({ id }: { readonly id: string }) {
  const t = useTranslate();
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{t("listing.filter")}</h2>
      <button
        type="button"
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t("listing.close")}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}

function SheetFoot({ view: { query, path, results } }: { readonly view: ListingView }) {
  const t = useTranslate();
  const { total } = results;
  return (
    <div className={styles.foot}>
      {hasFilters(query) && (
        <Anchor className={styles.clear} href={path} keepScroll>
          {t("listing.clear")}
        </Anchor>
      )}
      <Button type="submit" className={styles.go}>
        <span className={styles.goWide}>{t("listing.search")}</span>
        <span className={styles.goPhone}>
          {total > 0 ? t("listing.show", { count: total }) : t("listing.showNone")}
        </span>
      </Button>
    </div>
  );
}

/** The first two answers of the filter, for the button that opens it on a phone. */
function FilterSummary({ cities, types }: FilterSummaryProps) {
  const t = useTranslate();
  const cells = [
    [t("listing.city"), cities],
    [t("listing.type"), types],
  ] as const;
  return cells.map(([label, words]) => (
    <span className={styles.cell} key={label}>
      <span className={styles.cellLabel}>{label}</span>
      <span className={styles.cellWords}>{words}</span>
    </span>
  ));
}
