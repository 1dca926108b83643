import { isForRent } from "#domain/estate/reference/status.ts";
import { LIFE_ANNUITY } from "#domain/estate/reference/transactions.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { Field } from "#ui/form/field.tsx";
import fieldStyles from "#ui/form/field.module.css";
import type { AgencyListingDetail } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { ChangedMark } from "./changed-mark.tsx";
import styles from "./listing.module.css";

type PriceFieldProps = {
  readonly value: string;
  readonly listing: AgencyListingDetail;
  readonly transaction: number | null;
  readonly isLocked: boolean;
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly onChange: (price: string) => void;
};

/** What is asked; the price that is on the site stands below it once another was typed. */
export function PriceField({ value, listing, transaction, isLocked, ...rest }: PriceFieldProps) {
  const { t } = useLanguage();
  const { isChanged, error, onChange } = rest;
  const before = listing.price === null ? t("listing.onRequest") : formatEuro(listing.price);
  const label =
    transaction === LIFE_ANNUITY
      ? "listing.bouquet"
      : isForRent(transaction)
        ? "listing.rent"
        : "listing.price";
  return (
    <Field
      id="price"
      label={
        <>
          {t(label)}
          <ChangedMark isChanged={isChanged} />
        </>
      }
      hint={isChanged ? t("listing.priceBefore", { price: before }) : t("listing.priceHint")}
      error={error}
    >
      {(ids) => (
        <span className={styles.money}>
          <span aria-hidden="true">€</span>
          <input
            {...ids}
            className={fieldStyles.input}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            disabled={isLocked}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
      )}
    </Field>
  );
}
