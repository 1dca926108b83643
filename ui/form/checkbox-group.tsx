import styles from "./checkbox-group.module.css";
import { VisuallyHidden } from "../visually-hidden.tsx";

type CheckboxOption = {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
};

type CheckboxGroupProps = {
  readonly legend: string;
  /** The legend is heard but not seen where a heading above already says it. */
  readonly isLegendHidden?: boolean;
  readonly name: string;
  readonly options: readonly CheckboxOption[];
  readonly checked: readonly string[];
  /** One choice of several (`radio`) or any number (`checkbox`). */
  readonly type?: "checkbox" | "radio";
};

/** Options with how many results each would give; uncontrolled, so that the form works before scripts do. */
export function CheckboxGroup({
  legend,
  isLegendHidden = false,
  name,
  options,
  checked,
  type = "checkbox",
}: CheckboxGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map(({ value, label, count }) => (
        <label className={styles.option} key={value}>
          <input
            className={styles.input}
            type={type}
            name={name}
            value={value}
            defaultChecked={checked.includes(value)}
          />
          <span className={styles.name}>{label}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
