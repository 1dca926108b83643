import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/form/field-error.tsx";
import { ChangedMark } from "./changed-mark.tsx";
import type { Choice } from "./choice-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { LockMark } from "./labelled-field.tsx";
import styles from "./options.module.css";

type GroupProps = Pick<FieldProps<unknown>, "id" | "label" | "hint" | "error" | "isChanged" | "isLocked"> & {
  readonly children: ReactNode;
};

/** Several controls that answer one question. */
function OptionGroup({ id: given, label, hint, error, isChanged, isLocked, children }: GroupProps) {
  const own = useId();
  const id = given ?? own;
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;
  return (
    <fieldset className={styles.group} id={id} disabled={isLocked} aria-describedby={described} tabIndex={-1}>
      <legend className={styles.legend}>
        {label}
        {isLocked && <LockMark />}
        <ChangedMark isChanged={isChanged} />
      </legend>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

type OptionsFieldProps = FieldProps<string> & { readonly choices: readonly Choice[] };

/** One of a few words, all in sight. */
export function OptionsField({ choices, value, onChange, ...frame }: OptionsFieldProps) {
  const name = useId();
  return (
    <OptionGroup {...frame}>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={choice.value === (value ?? "")}
              onChange={() => onChange(choice.value || null)}
            />
            <span className={styles.words}>{choice.label}</span>
          </label>
        ))}
      </div>
    </OptionGroup>
  );
}

type ChipsFieldProps<Value extends string> = FieldProps<readonly Value[]> & {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
};

/** Any number of words. */
export function ChipsField<Value extends string>({
  choices,
  value,
  onChange,
  ...frame
}: ChipsFieldProps<Value>) {
  const chosen = value ?? [];
  return (
    <OptionGroup {...frame}>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              className={styles.input}
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, choice.value]
                    : chosen.filter((other) => other !== choice.value),
                )
              }
            />
            <span className={styles.words}>{choice.label}</span>
          </label>
        ))}
      </div>
    </OptionGroup>
  );
}
