import { formatEuro } from "#domain/format/figures.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { CheckboxGroup, type CheckboxOption } from "../../ui/form/checkbox-group.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Kept } from "../../ui/kept.tsx";
import { Select } from "../../ui/form/select.tsx";
import { nameOf, priceInWords } from "./chips-of.ts";
import { FilterPart } from "./filter-part.tsx";
import styles from "./filter-part.module.css";
import type { FilterPartsProps } from "./list-filter.tsx";
import type { FilterOption } from "../listing-view.ts";
import { summaryOf } from "./summary-of.ts";

const choices = (options: readonly FilterOption[]): CheckboxOption[] =>
  options.map(({ id, name, count }) => ({ value: id, label: name, count }));

export function TypeFilter({ view, filter }: FilterPartsProps) {
  const say = useSay();
  const { types } = view.query;
  return (
    <FilterPart
      label={say("listing.type")}
      isChosen={types.length > 0}
      summary={summaryOf(
        types.map((id) => nameOf(filter.types, id)),
        say("listing.typeAll"),
      )}
    >
      <CheckboxGroup
        legend={say("listing.type")}
        isLegendHidden
        name="type"
        checked={types.map(String)}
        options={choices(filter.types)}
      />
    </FilterPart>
  );
}

export function PriceFilter({ view, filter, id }: FilterPartsProps) {
  const say = useSay();
  const { priceMin, priceMax } = view.query;
  const chosen = priceInWords(view.query, say);
  return (
    <FilterPart
      label={say("listing.price")}
      isChosen={chosen !== null}
      summary={chosen ?? say("listing.priceAll")}
    >
      <Kept
        as="div"
        className={styles.pair}
        by={() => "prices"}
        parts={[
          <PriceEnd
            key="min"
            id={`${id}-min`}
            name="price-min"
            label="listing.priceMin"
            none="listing.noMinimum"
            bound={priceMin}
            prices={filter.prices}
          />,
          <PriceEnd
            key="max"
            id={`${id}-max`}
            name="price-max"
            label="listing.priceMax"
            none="listing.noMaximum"
            bound={priceMax}
            prices={filter.prices}
          />,
        ]}
      >
        {(_, ends) => ends}
      </Kept>
    </FilterPart>
  );
}

type PriceEndProps = {
  readonly id: string;
  readonly name: "price-min" | "price-max";
  readonly label: string;
  readonly none: string;
  readonly bound: number | null;
  readonly prices: readonly number[];
};

function PriceEnd({ id, name, label, none, bound, prices }: PriceEndProps) {
  const say = useSay();
  const chosen = prices.findIndex((price) => price === bound);
  return (
    <Kept
      by={() => `${name} ${chosen} of ${prices.length}`}
      values={[id, ...prices.flatMap((price) => [price, formatEuro(price)])]}
    >
      {([fieldId, ...steps]) => {
        const options = prices.map((_, at) => ({
          value: String(steps[2 * at]),
          label: String(steps[2 * at + 1]),
        }));
        return (
          <Field id={String(fieldId)} label={say(label)}>
            {(ids) => (
              <Select
                {...ids}
                name={name}
                defaultValue={options[chosen]?.value ?? ""}
                options={[{ value: "", label: say(none) }, ...options]}
              />
            )}
          </Field>
        );
      }}
    </Kept>
  );
}

export function BedroomsFilter({ view, filter }: FilterPartsProps) {
  const say = useSay();
  const { bedrooms, bedMin } = view.query;
  const name = (count: number) =>
    count >= LARGE_BEDROOM_COUNT ? say("listing.bedroomsLarge") : String(count);
  const chosen = [
    ...bedrooms.map(name),
    ...(bedMin === null ? [] : [say("listing.orMore", { count: bedMin })]),
  ];
  if (filter.bedrooms.length === 0 && chosen.length === 0) return null;
  return (
    <FilterPart
      label={say("listing.bedroomsLabel")}
      isChosen={chosen.length > 0}
      summary={chosen.length > 0 ? chosen.join(", ") : say("listing.bedroomsAll")}
    >
      <CheckboxGroup
        legend={say("listing.bedroomsLabel")}
        isLegendHidden
        name="bedrooms"
        checked={bedrooms.map(String)}
        options={filter.bedrooms.map(({ id, count }) => ({ value: id, label: name(Number(id)), count }))}
      />
    </FilterPart>
  );
}

/** What fewer people ask for; a question with one answer is not asked. */
export function MoreFilters({ view, filter }: FilterPartsProps) {
  const say = useSay();
  const { subTypes, transactions, country } = view.query;
  const hasTransactions = filter.transactions.length > 1 || transactions.length > 0;
  const hasCountries = filter.countries.length > 1 || country !== null;
  const chosen = [
    ...subTypes.map((id) => nameOf(filter.subTypes, id)),
    ...transactions.map((id) => nameOf(filter.transactions, id)),
    ...(country === null ? [] : [nameOf(filter.countries, country)]),
  ];
  const groups = [
    <CheckboxGroup
      key="subType"
      legend={say("listing.subType")}
      name="subType"
      checked={subTypes.map(String)}
      options={choices(filter.subTypes)}
    />,
    hasTransactions && (
      <CheckboxGroup
        key="transaction"
        legend={say("listing.transaction")}
        name="transaction"
        checked={transactions.map(String)}
        options={choices(filter.transactions)}
      />
    ),
    hasCountries && (
      <CheckboxGroup
        key="country"
        type="radio"
        legend={say("listing.country")}
        name="country"
        checked={[country ?? ""]}
        options={[{ value: "", label: say("listing.countryAll") }, ...choices(filter.countries)]}
      />
    ),
  ];
  return (
    <FilterPart
      label={say("listing.moreFilters")}
      isChosen={chosen.length > 0}
      summary={summaryOf(chosen, say("listing.moreFiltersAll"))}
    >
      <Kept as="div" className={styles.groups} by={() => "groups"} parts={groups}>
        {(_, shown) => shown}
      </Kept>
    </FilterPart>
  );
}
