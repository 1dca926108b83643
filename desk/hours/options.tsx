import { useId } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./options.module.css";

type OptionsProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** A few options side by side of which one holds. */
export function Options<Value extends string>({ legend, options, chosen, onChoose }: OptionsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            data-covering
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={styles.label}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
