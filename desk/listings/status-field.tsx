import { FieldError } from "#ui/form/field-error.tsx";
import { useLanguage } from "../language/language.tsx";
import { ChangedMark } from "../fields/changed-mark.tsx";
import { LockMark } from "../fields/labelled-field.tsx";
import styles from "./listing.module.css";

type StatusFieldProps = {
  readonly value: number | null;
  readonly choices: readonly { readonly id: number; readonly name: string }[];
  readonly isLocked: boolean;
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly onChange: (transaction: number) => void;
};

/** For sale, under option, sold: one of those that the site knows. */
export function StatusField({ value, choices, isLocked, isChanged, error, onChange }: StatusFieldProps) {
  const { t } = useLanguage();
  return (
    <fieldset className={styles.choices} disabled={isLocked}>
      <legend className={styles.label}>
        {t("listing.status")}
        {isLocked && <LockMark />}
        <ChangedMark isChanged={isChanged} />
      </legend>
      {choices.map(({ id, name }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name="status" checked={id === value} onChange={() => onChange(id)} />
          <span>{name}</span>
        </label>
      ))}
      <FieldError id="status-error">{error}</FieldError>
    </fieldset>
  );
}
