import { useTranslate } from "#features/site/messages/translate-context.tsx";
import styles from "./list-filter.module.css";

type FilterSummaryProps = { readonly cities: string; readonly types: string };

/** The first two answers of the filter, for the button that opens it on a phone. */
export function FilterSummary({ cities, types }: FilterSummaryProps) {
  const t = useTranslate();
  const cells = [
    [t("listing.city"), cities],
    [t("listing.type"), types],
  ] as const;
  return cells.map(([label, words]) => (
    <span className={styles.cell} key={label}>
      <span className={styles.cellLabel}>{label}</span>
      <span className={styles.cellWords}>{words}</span>
    </span>
  ));
}
