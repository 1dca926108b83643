import { useSay } from "../../shell/words/say-context.tsx";
import { nameOf } from "./chips-of.ts";
import type { FilterProps } from "./list-filter.tsx";
import styles from "./list-filter.module.css";
import { summaryOf } from "./summary-of.ts";

/** The first two answers of the filter, for the button that opens it on a phone. */
export function FilterSummary({ view, filter }: FilterProps) {
  const say = useSay();
  const { cities, types } = view.query;
  const cells = [
    [
      say("listing.city"),
      summaryOf(
        cities.map((id) => nameOf(filter.cities, id)),
        say("listing.cityAny"),
      ),
    ],
    [
      say("listing.type"),
      summaryOf(
        types.map((id) => nameOf(filter.types, id)),
        say("listing.typeAny"),
      ),
    ],
  ] as const;
  return cells.map(([label, words]) => (
    <span className={styles.cell} key={label}>
      <span className={styles.cellLabel}>{label}</span>
      <span className={styles.cellWords}>{words}</span>
    </span>
  ));
}
