import { textOf } from "#domain/locale/multilingual.ts";
import { FieldError } from "#ui/form/field-error.tsx";
import type { AgencyListingDetail } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { ChangedMark } from "./changed-mark.tsx";
import styles from "./listing.module.css";

type StatusFieldProps = {
  readonly value: number | null;
  readonly choices: AgencyListingDetail["choices"]["transactions"];
  readonly isLocked: boolean;
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly onChange: (transaction: number) => void;
};

/** For sale, under option, sold: one of those that the site knows. */
export function StatusField({ value, choices, isLocked, isChanged, error, onChange }: StatusFieldProps) {
  const { t, locale } = useLanguage();
  return (
    <fieldset className={styles.choices} disabled={isLocked}>
      <legend className={styles.label}>
        {t("listing.status")}
        <ChangedMark isChanged={isChanged} />
      </legend>
      {choices.map(({ id, name }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name="status" checked={id === value} onChange={() => onChange(id)} />
          <span>{textOf(name, locale)}</span>
        </label>
      ))}
      <FieldError id="status-error">{error}</FieldError>
    </fieldset>
  );
}
