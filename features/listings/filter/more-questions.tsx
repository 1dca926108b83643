import { inWords, WORDED_KEYS } from "#domain/listing/filters.ts";
import { nameOf } from "./chips-of.ts";
import styles from "./filter-part.module.css";
import { summaryOf } from "./summary-of.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";
import { TraitQuestions } from "./trait-questions.tsx";

const TRAITS = ["amenities", "energyLabels", "areas", "plots", "newBuild"] as const;

/** What fewer people ask for; a question with one answer is not asked. */
export function MoreQuestions({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { subTypes, transactions, country } = view.query;
  const hasSubTypes = filter.subTypes.length > 0 || subTypes.length > 0;
  const hasTransactions = filter.transactions.length > 1 || transactions.length > 0;
  const hasCountries = filter.countries.length > 1 || country !== null;
  const hasTraits = TRAITS.some((list) => filter[list].length > 0);
  if (!hasTraits && !hasSubTypes && !hasTransactions && !hasCountries) return null;
  const chosen = [
    ...WORDED_KEYS.filter((key) => key !== "bedMin").flatMap((key) => inWords(key, view.query[key], t) ?? []),
    ...subTypes.map((subType) => nameOf(filter.subTypes, subType)),
    ...transactions.map((transaction) => nameOf(filter.transactions, transaction)),
    ...(country === null ? [] : [nameOf(filter.countries, country)]),
  ];
  return (
    <FilterQuestion
      label={t("listing.moreFilters")}
      isChosen={chosen.length > 0}
      summary={summaryOf(chosen, t("listing.moreFiltersAll"))}
      isUnfolded
    >
      <div className={styles.groups}>
        <TraitQuestions view={view} filter={filter} id={id} />
        {hasSubTypes && (
          <ChoiceGroup
            id={id}
            name="subType"
            legend={t("listing.subType")}
            options={filter.subTypes}
            chosen={subTypes.map(String)}
          />
        )}
        {hasTransactions && (
          <ChoiceGroup
            id={id}
            name="transaction"
            legend={t("listing.transaction")}
            options={filter.transactions}
            chosen={transactions.map(String)}
          />
        )}
        {hasCountries && (
          <ChoiceGroup
            id={id}
            type="radio"
            name="country"
            legend={t("listing.country")}
            options={[{ id: "", name: t("listing.countryAll") }, ...filter.countries]}
            chosen={[country ?? ""]}
          />
        )}
      </div>
    </FilterQuestion>
  );
}
