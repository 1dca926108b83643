import { pagingOf } from "#domain/listing/paging.ts";
import { ListPager } from "../later-controls.ts";
import type { ListingView } from "../listing-view.ts";
import styles from "./endless-results.module.css";
import { ResultsCards } from "../results-cards.tsx";

type PagedResultsProps = { readonly view: ListingView; readonly isFirst: boolean };

export function PagedResults({ view, isFirst }: PagedResultsProps) {
  const { path, query, results, size, filter } = view;
  return (
    <div className={styles.list}>
      <ResultsCards cards={results.cards} sections={results.sections} isFirst={isFirst} />
      {filter && <ListPager paging={pagingOf(query, results.total, size)} path={path} />}
    </div>
  );
}
