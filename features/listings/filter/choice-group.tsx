import { formatNumber } from "#domain/format/number.ts";
import type { FilterOption } from "../listing-view.ts";
import { classNames } from "#ui/class-names.ts";
import styles from "#ui/form/checkbox-group.module.css";
import hiddenStyles from "#ui/visually-hidden.module.css";

type ChoiceGroupProps = {
  /** Of the filter: each choice has an id, by which it stays the same field when others come before it. */
  readonly id: string;
  readonly name: string;
  readonly legend: string;
  /** The legend is heard but not seen where a heading above already says it. */
  readonly isLegendHidden?: boolean;
  readonly options: ReadonlyArray<Omit<FilterOption, "count"> & { readonly count?: number }>;
  readonly chosen: readonly string[];
  /** One choice of several (`radio`) or any number (`checkbox`). */
  readonly type?: "checkbox" | "radio";
};

/** The choices of a question, with how many results each would give. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, name, legend, isLegendHidden = false, options, chosen, type = "checkbox" } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={classNames(styles.legend, isLegendHidden && hiddenStyles.hidden)}>{legend}</legend>
      {options.map(({ id: value, name: words, count }) => (
        <label className={styles.option} key={value}>
          <input
            className={styles.input}
            type={type}
            id={`${id}-${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          {words}
          {count !== undefined && <span className={styles.count}>{formatNumber(count, 0)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
