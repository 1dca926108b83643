import { ListPager } from "./later-controls.ts";
import type { ListingView } from "./listing-view.ts";
import styles from "./endless-results.module.css";
import { ResultsCards } from "./results-cards.tsx";

type PagedResultsProps = { readonly view: ListingView; readonly isFirst: boolean };

export function PagedResults({ view, isFirst }: PagedResultsProps) {
  return (
    <div className={styles.list}>
      <ResultsCards cards={view.results.cards} sections={view.results.sections} isFirst={isFirst} />
      {view.filter && <ListPager view={view} />}
    </div>
  );
}
