import { formatEuro } from "#domain/format/figures.ts";
import { formatPriceRange } from "./chips-of.ts";
import styles from "./filter-part.module.css";
import { classNames } from "#ui/class-names.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { FilterQuestion } from "./filter-question.tsx";
import type { QuestionProps } from "./list-filter.tsx";
import { StepSelect } from "./step-select.tsx";

export function PriceQuestion({ view, filter, id }: QuestionProps) {
  const t = useTranslate();
  const { priceMin, priceMax } = view.query;
  const steps = filter.prices.map((price) => ({ value: String(price), label: formatEuro(price) }));
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
        <StepSelect
          id={`${id}-min`}
          name="price-min"
          label={t("listing.priceMin")}
          none={t("listing.noMinimum")}
          chosen={priceMin}
          steps={steps}
        />
        <StepSelect
          id={`${id}-max`}
          name="price-max"
          label={t("listing.priceMax")}
          none={t("listing.noMaximum")}
          chosen={priceMax}
          steps={steps}
        />
      </fieldset>
    </FilterQuestion>
  );
}
