import styles from "./checkbox-group.module.css";
import { Kept } from "../kept.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";

export type CheckboxOption = {
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

/** What stands in the gaps for an option. */
const GAPS = 3;

/** Options with how many results each would give; uncontrolled, so that the form works before scripts do. */
export function CheckboxGroup({
  legend,
  isLegendHidden = false,
  name,
  options,
  checked,
  type = "checkbox",
}: CheckboxGroupProps) {
  const marks = () =>
    options
      .map(({ value, count }) => (checked.includes(value) ? "x" : "o") + (count === undefined ? "" : "1"))
      .join("");
  return (
    <Kept
      as="fieldset"
      className={styles.group}
      by={() => `${type} ${name} ${isLegendHidden} ${marks()} ${legend}`}
      values={options.flatMap(({ value, label, count = 0 }) => [value, label, count])}
    >
      {(values) => (
        <>
          <legend className={styles.legend}>
            {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
          </legend>
          {options.map(({ value, count }, at) => {
            const [shownValue, label, shownCount] = values.slice(at * GAPS);
            return (
              <label className={styles.option} key={value}>
                <input
                  className={styles.input}
                  type={type}
                  name={name}
                  value={shownValue}
                  defaultChecked={checked.includes(value)}
                />
                <span className={styles.name}>{label}</span>
                {count !== undefined && <span className={styles.count}>{shownCount}</span>}
              </label>
            );
          })}
        </>
      )}
    </Kept>
  );
}
