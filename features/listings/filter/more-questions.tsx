import { nameOf } from "./chips-of.ts";
import styles from "./filter-part.module.css";
import { summaryOf } from "./summary-of.ts";
import { useSay } from "#features/site/messages/say-context.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";

/** What fewer people ask for; a question with one answer is not asked. */
export function MoreQuestions({ view, filter, id }: QuestionProps) {
  const say = useSay();
  const { subTypes, transactions, country } = view.query;
  const hasTransactions = filter.transactions.length > 1 || transactions.length > 0;
  const hasCountries = filter.countries.length > 1 || country !== null;
  const chosen = [
    ...subTypes.map((subType) => nameOf(filter.subTypes, subType)),
    ...transactions.map((transaction) => nameOf(filter.transactions, transaction)),
    ...(country === null ? [] : [nameOf(filter.countries, country)]),
  ];
  return (
    <FilterQuestion
      label={say("listing.moreFilters")}
      isChosen={chosen.length > 0}
      summary={summaryOf(chosen, say("listing.moreFiltersAll"))}
    >
      <div className={styles.groups}>
        <ChoiceGroup
          id={id}
          name="subType"
          legend={say("listing.subType")}
          options={filter.subTypes}
          chosen={subTypes.map(String)}
        />
        {hasTransactions && (
          <ChoiceGroup
            id={id}
            name="transaction"
            legend={say("listing.transaction")}
            options={filter.transactions}
            chosen={transactions.map(String)}
          />
        )}
        {hasCountries && (
          <ChoiceGroup
            id={id}
            type="radio"
            name="country"
            legend={say("listing.country")}
            options={[{ id: "", name: say("listing.countryAll") }, ...filter.countries]}
            chosen={[country ?? ""]}
          />
        )}
      </div>
    </FilterQuestion>
  );
}
