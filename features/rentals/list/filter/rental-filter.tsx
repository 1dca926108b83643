import { FilterQuestion } from "#features/listings/filter/filter-question.tsx";
import { SheetFoot, SheetHead, SheetOpener } from "#features/listings/filter/filter-sheet.tsx";
import { OwnWordsQuestion } from "#features/listings/filter/own-words-question.tsx";
import bar from "#features/listings/filter/list-filter.module.css";
import { ChoiceGroup } from "#features/listings/filter/choice-group.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { StayDates } from "../dates/stay-dates.island.tsx";
import type { RentalFilterView, RentalQuestion } from "../rental-list-view.ts";
import { ShowStays } from "./show-stays.island.tsx";
import styles from "./rental-filter.module.css";

type FilterProps = { readonly filter: RentalFilterView; readonly path: string };

const SHEET = "rental-filter";
const WHERE = new Set(["location", "city"]);

/** Where, when and with whom, and the rest: a plain form, whose answers stand in the page's address; a sheet on phones. */
export function RentalFilter({ filter, path }: FilterProps) {
  const t = useTranslate();
  const { words } = filter;
  return (
    <search aria-label={t("rentals.filter")}>
      <form className={classNames(bar.form, styles.form)} action={path} autoComplete="off">
        <OwnWordsQuestion id={SHEET} words={filter.ownWords} example={t("rentals.ownWordsExample")} />
        <SheetOpener
          id={SHEET}
          answers={[
            [t("stayDates.when"), words.when ?? t("stayDates.any")],
            [t("rentals.who"), words.who ?? t("rentals.personsAll")],
          ]}
        />
        <div className={bar.sheet} id={SHEET} popover="auto" data-sheet="">
          <SheetHead id={SHEET} title={t("rentals.filter")} />
          <div className={classNames(bar.parts, styles.parts)}>
            <Where filter={filter} />
            <FilterQuestion
              label={t("stayDates.when")}
              summary={words.when ?? t("stayDates.any")}
              isChosen={words.when !== null}
              isUnfolded
            >
              <div data-columns="">
                <StayDates dates={filter.dates} />
              </div>
            </FilterQuestion>
            <Who filter={filter} />
            <More filter={filter} />
          </div>
          <SheetFoot clearHref={filter.isNarrowed ? path : null} show={<ShowStays />} />
        </div>
        <Unshown filter={filter} />
      </form>
    </search>
  );
}

function Where({ filter: { questions, words } }: { readonly filter: RentalFilterView }) {
  const t = useTranslate();
  const asked = questions.filter(({ name }) => WHERE.has(name));
  if (asked.length === 0) return null;
  return (
    <FilterQuestion
      label={t("rentals.where")}
      summary={words.where ?? t("rentals.anywhere")}
      isChosen={words.where !== null}
    >
      <Questions questions={asked} />
    </FilterQuestion>
  );
}

function Who({ filter: { persons, words } }: { readonly filter: RentalFilterView }) {
  const t = useTranslate();
  if (persons.choices.length < 2) return null;
  return (
    <FilterQuestion
      label={t("rentals.who")}
      summary={words.who ?? t("rentals.personsAll")}
      isChosen={words.who !== null}
      isUnfolded
    >
      <ChoiceGroup
        id="rental"
        name="persons"
        legend={t("rentals.persons")}
        look="row"
        type="radio"
        options={persons.choices.map(({ value, label }) => ({ id: value, name: label }))}
        chosen={[persons.chosen]}
      />
    </FilterQuestion>
  );
}

function More({ filter: { questions, maxPrice, words } }: { readonly filter: RentalFilterView }) {
  const t = useTranslate();
  return (
    <FilterQuestion
      label={t("rentals.more")}
      summary={words.more ?? t("rentals.moreNone")}
      isChosen={words.more !== null}
    >
      <div className={styles.questions}>
        <Questions questions={questions.filter(({ name }) => !WHERE.has(name))} />
        <Field key={maxPrice ?? 0} label={t("rentals.maxPrice")} hint={t("rentals.maxPriceHint")}>
          {(ids) => (
            <input
              {...ids}
              className={styles.input}
              type="number"
              inputMode="numeric"
              name="price-max"
              min={1}
              step={1}
              defaultValue={maxPrice ?? ""}
            />
          )}
        </Field>
      </div>
    </FilterQuestion>
  );
}

function Questions({ questions }: { readonly questions: readonly RentalQuestion[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ name, label, chosen, choices }) => (
        // The browser keeps a field's own state: another answer in the address is another field.
        <Field key={`${name} ${chosen}`} label={label}>
          {(ids) => <Select {...ids} name={name} defaultValue={chosen} options={choices} />}
        </Field>
      ))}
    </div>
  );
}

/** What is asked besides, which no field can hold. */
function Unshown({ filter: { questions, sort } }: { readonly filter: RentalFilterView }) {
  return (
    <>
      {questions.flatMap(({ name, others }) =>
        others.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      {sort !== "best" && <input type="hidden" name="sort" value={sort} />}
    </>
  );
}
