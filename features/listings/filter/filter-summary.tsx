import { useSay } from "#features/site/messages/say-context.tsx";
import styles from "./list-filter.module.css";

type FilterSummaryProps = { readonly cities: string; readonly types: string };

/** The first two answers of the filter, for the button that opens it on a phone. */
export function FilterSummary({ cities, types }: FilterSummaryProps) {
  const say = useSay();
  const cells = [
    [say("listing.city"), cities],
    [say("listing.type"), types],
  ] as const;
  return cells.map(([label, words]) => (
    <span className={styles.cell} key={label}>
      <span className={styles.cellLabel}>{label}</span>
      <span className={styles.cellWords}>{words}</span>
    </span>
  ));
}
