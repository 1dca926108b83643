import { classNames } from "#ui/class-names.ts";
import inputStyles from "#ui/form/field.module.css";
import type { FieldProps } from "./field-props.ts";
import styles from "./fields.module.css";
import { LabelledField } from "./labelled-field.tsx";

/** A day as yyyy-mm-dd, chosen or typed as the browser offers it. */
export function DateField({ value, onChange, isLocked, ...frame }: FieldProps<string>) {
  return (
    <LabelledField {...frame} isLocked={isLocked}>
      {(ids) => (
        <input
          {...ids}
          className={classNames(inputStyles.input, styles.day)}
          type="date"
          readOnly={isLocked}
          max="9999-12-31"
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value || null)}
        />
      )}
    </LabelledField>
  );
}
