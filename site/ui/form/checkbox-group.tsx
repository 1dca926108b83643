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

/** Options with how many results each would give; uncontrolled, so that the form works before scripts do. */
export function CheckboxGroup({ options, ...rest }: CheckboxGroupProps) {
  const choices = options.map(({ value, label, count }) => [value, label, count !== undefined]);
  return (
    <Kept
      as="fieldset"
      className={styles.group}
      by={() => JSON.stringify([choices, rest])}
      values={options.map(({ count = 0 }) => count)}
    >
      {(counts) => <Choices options={options} counts={counts} {...rest} />}
    </Kept>
  );
}

type ChoicesProps = CheckboxGroupProps & { readonly counts: ReadonlyArray<string | number> };

function Choices({
  legend,
  isLegendHidden = false,
  name,
  options,
  counts,
  checked,
  type = "checkbox",
}: ChoicesProps) {
  return (
    <>
      <legend className={styles.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map(({ value, label, count }, at) => (
        <label className={styles.option} key={value}>
          <input
            className={styles.input}
            type={type}
            name={name}
            value={value}
            defaultChecked={checked.includes(value)}
          />
          <span className={styles.name}>{label}</span>
          {count !== undefined && <span className={styles.count}>{counts[at]}</span>}
        </label>
      ))}
    </>
  );
}
