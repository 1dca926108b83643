import { pagingOf } from "#domain/listing/paging.ts";
import styles from "./estate-listing.module.css";
import { ListPager } from "./list-pager.tsx";
import { listingHref } from "./listing-href.ts";
import listStyles from "./pages/endless-results.module.css";
import { EndlessResults } from "./endless-results.tsx";
import type { ListingBlockProps } from "./listing-block.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultsCards } from "./results-cards.tsx";
import { SearchFailed } from "./search-failed.tsx";

/** What is in a list, or why nothing is; scripts show in its place that a change of the list could not be had. */
export function Results(props: ListingBlockProps) {
  const { path, query } = props.view;
  const failed = <SearchFailed href={listingHref(path, query)} />;
  return (
    <>
      <div className={styles.results} data-list-results="">
        {props.view.results.isFailed ? failed : <Found {...props} />}
      </div>
      <template data-list-failed="">{failed}</template>
    </>
  );
}

function Found({ view, isFirst }: ListingBlockProps) {
  const { path, query, results, size, filter } = view;
  if (results.cards.length === 0) return <NoResults view={view} />;
  if (view.isEndless) return <EndlessResults view={view} isFirst={isFirst} />;
  return (
    <div className={listStyles.list}>
      <ResultsCards view={view} isFirst={isFirst} />
      {filter && <ListPager paging={pagingOf(query, results.total, size)} path={path} />}
    </div>
  );
}
