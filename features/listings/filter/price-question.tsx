import { formatEuro } from "#domain/format/figures.ts";
import { formatPriceRange } from "./chips-of.ts";
import styles from "./filter-part.module.css";
import { classNames } from "#ui/class-names.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";

export function PriceQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { priceMin, priceMax } = view.query;
  const { prices } = filter;
  const chosen = formatPriceRange(view.query, t);
  return (
    <FilterQuestion
      label={t("listing.price")}
      isChosen={chosen !== null}
      summary={chosen ?? t("listing.priceAll")}
      isUnfolded
    >
      <fieldset className={styles.pair}>
        <legend className={classNames(styles.legend, styles.forPhones)}>{t("listing.price")}</legend>
        <PriceEnd
          id={`${id}-min`}
          name="price-min"
          label={t("listing.priceMin")}
          none={t("listing.noMinimum")}
          bound={priceMin}
          prices={prices}
        />
        <PriceEnd
          id={`${id}-max`}
          name="price-max"
          label={t("listing.priceMax")}
          none={t("listing.noMaximum")}
          bound={priceMax}
          prices={prices}
        />
      </fieldset>
    </FilterQuestion>
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
  const steps = prices.map((price) => ({ value: String(price), label: formatEuro(price) }));
  return (
    <Field id={id} label={label}>
      {(ids) => (
        <Select
          {...ids}
          name={name}
          defaultValue={bound === null ? "" : String(bound)}
          options={[{ value: "", label: none }, ...steps]}
        />
      )}
    </Field>
  );
}
