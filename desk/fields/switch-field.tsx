import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/form/field-error.tsx";
import { ChangedMark } from "./changed-mark.tsx";
import type { FieldProps } from "./field-props.ts";
import { LockMark } from "./labelled-field.tsx";
import { useMessages } from "./messages.ts";
import { OptionsField } from "./options-field.tsx";
import styles from "./switch-field.module.css";

type SwitchFieldProps = Omit<FieldProps<boolean>, "onChange"> & {
  readonly onChange: (value: boolean) => void;
};

/** On or off. */
export function SwitchField({ id: given, label, hint, error, value, onChange, ...rest }: SwitchFieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input
          className={styles.input}
          id={id}
          type="checkbox"
          role="switch"
          checked={value ?? false}
          aria-checked={value ?? false}
          disabled={rest.isLocked}
          aria-describedby={described}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.words}>
          {label}
          {rest.isLocked && <LockMark />}
          <ChangedMark isChanged={rest.isChanged} />
        </span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Yes, no, or nobody said: what is not known is no "no". */
export function AnswerField({ value, onChange, ...frame }: FieldProps<boolean>) {
  const t = useMessages();
  return (
    <OptionsField
      {...frame}
      value={value == null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : next === "true")}
      choices={[
        { value: "true", label: t("answer.yes") },
        { value: "false", label: t("answer.no") },
        { value: "", label: t("answer.none") },
      ]}
    />
  );
}
