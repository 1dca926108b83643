import { useEffect, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { Field } from "#ui/form/field.tsx";
import { Select, type SelectOption } from "#ui/form/select.tsx";
import { useFormField } from "./form-state.ts";
import styles from "./select-field.module.css";

type SelectFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly initial?: string | undefined;
  /** What is said where nothing was chosen; without it the list always has a choice. */
  readonly unchosen?: string | undefined;
  /** Choices may be longer than their field is wide: there the chosen one stands below it as well. */
  readonly isLong?: boolean;
};

/** One choice of a list. */
export function SelectField({ name, label, options, initial, unchosen, isLong = false }: SelectFieldProps) {
  const { id, error, value } = useFormField(name);
  const before = value === undefined ? initial : String(value);
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(before);
  // It may have been chosen before the scripts were there.
  useEffect(() => setChosen(select.current?.value), []);
  return (
    <Field id={id} label={label} error={error}>
      {(ids) => (
        <div className={classNames(styles.choice, isLong && styles.long)}>
          <Select
            ref={select}
            name={name}
            required={unchosen !== undefined}
            data-unchosen={unchosen}
            options={options}
            defaultValue={before}
            onChange={(event) => setChosen(event.target.value)}
            {...ids}
          />
          {isLong && chosen && (
            <p className={styles.chosen} aria-hidden="true">
              {options.find((option) => option.value === chosen)?.label}
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
