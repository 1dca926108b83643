import type { ReactNode } from "react";
import { Field } from "#ui/form/field.tsx";
import fieldStyles from "#ui/form/field.module.css";
import { classNames } from "#ui/class-names.ts";
import styles from "./loan-form.module.css";

type AmountFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly sign: "€" | "%";
  readonly isSignAfter?: boolean;
  readonly placeholder?: string;
  readonly value: string;
  readonly hint?: string;
  readonly error: ReactNode;
  readonly onType: (text: string) => void;
};

/** A number to type with its sign; a phone shows its digits. */
export function AmountField({
  name,
  label,
  sign,
  isSignAfter = false,
  placeholder,
  value,
  hint,
  error,
  onType,
}: AmountFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className={classNames(styles.signed, isSignAfter && styles.signAfter)}>
          <span aria-hidden="true">{sign}</span>
          <input
            className={fieldStyles.input}
            type="text"
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onType(event.target.value)}
            {...ids}
          />
        </span>
      )}
    </Field>
  );
}
