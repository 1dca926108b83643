import { formatNumber } from "#domain/locale/number.ts";
import type { FilterOption } from "../listing-view.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "#ui/form/checkbox-group.module.css";
import looks from "./choice-group.module.css";
import parts from "./filter-part.module.css";

type Choice = Omit<FilterOption, "count"> & {
  readonly count?: number;
  /** In place of the box, until it is chosen. */
  readonly icon?: IconName;
};

type ChoiceGroupProps = {
  /** Of the filter: each choice has an id, by which it stays the same field when others come before it. */
  readonly id: string;
  readonly name: string;
  /** None where a legend around it says what is asked. */
  readonly legend?: string;
  /** On wide screens the legend is heard but not seen: the question's own button says it. */
  readonly isLegendForPhones?: boolean;
  /** Beside each other, where a choice is a word or two. */
  readonly look?: "lines" | "tile" | "row" | "stops";
  readonly options: readonly Choice[];
  readonly chosen: readonly string[];
  /** One choice of several (`radio`) or any number (`checkbox`). */
  readonly type?: "checkbox" | "radio";
};

/** The choices of a question, with how many results each would give. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, name, legend, isLegendForPhones = false, options, chosen, type = "checkbox" } = props;
  const { look = "lines" } = props;
  const Group = legend === undefined ? "div" : "fieldset";
  return (
    <Group className={classNames(styles.group, look !== "lines" && looks[look])}>
      {legend !== undefined && (
        <legend className={classNames(styles.legend, isLegendForPhones && parts.forPhones)}>{legend}</legend>
      )}
      {options.map(({ id: value, name: words, count, icon }) => (
        <label className={styles.option} key={value}>
          <input
            className={styles.input}
            type={type}
            id={`${id}-${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            // Nothing is left to find there; what is chosen can be taken back.
            disabled={count === 0 && !chosen.includes(value)}
          />
          {icon && <ChoiceIcon name={icon} />}
          <span>{words}</span>
          {count !== undefined && <span className={styles.count}>{formatNumber(count, 0)}</span>}
        </label>
      ))}
    </Group>
  );
}

function ChoiceIcon({ name }: { readonly name: IconName }) {
  return (
    <span className={looks.icon}>
      <Icon name={name} />
      <Icon name="check" />
    </span>
  );
}
