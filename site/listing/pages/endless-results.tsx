import { pagingOf, SCROLL_THRESHOLD } from "#domain/listing/paging.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { CardSkeletons } from "../card/card-skeletons.tsx";
import styles from "./endless-results.module.css";
import { ListPager } from "../later-controls.ts";
import { listingHref } from "../listing-href.ts";
import type { ListingView } from "../listing-view.ts";
import { ResultsCards } from "../results-cards.tsx";
import { ScrollMark } from "./scroll-mark.tsx";
import { useAnnouncement } from "./use-announcement.ts";
import { useEndlessList } from "./use-endless-list.ts";

type EndlessResultsProps = { readonly view: ListingView; readonly isFirst: boolean };

/** About two screens ahead the next page is fetched, so that it is there when its place comes near. */
const FETCH_AHEAD = 1_800;

export function EndlessResults({ view, isFirst }: EndlessResultsProps) {
  const say = useSay();
  const { state, hasMore, setNear, setDue, loadNow } = useEndlessList(view);
  const { list, sections, lastPage } = state;
  const announcement = useAnnouncement(list.estates.length, list.total);
  const { path, query, results, size } = view;
  const hrefOfPage = (page: number) => listingHref(path, { ...query, page });
  return (
    <div className={styles.list}>
      {query.page > 1 && (
        <LinkButton className={styles.earlier} look="quiet" href={hrefOfPage(query.page - 1)}>
          {say("listing.earlier")}
        </LinkButton>
      )}
      <ResultsCards cards={list.estates} sections={sections} isFirst={isFirst} />
      {list.isLoadingNextPage && <CardSkeletons />}
      <output className={styles.announcement}>
        {list.isLoadingNextPage ? say("listing.loadingMore") : announcement}
      </output>
      <ScrollMark distance={FETCH_AHEAD} onChange={setNear} />
      <ScrollMark distance={SCROLL_THRESHOLD} onChange={setDue} />
      {hasMore && (
        <div className={styles.more}>
          {list.error !== null && <p role="alert">{say("listing.failedMore")}</p>}
          <p className={styles.shown}>
            {say("listing.shown", { shown: list.estates.length, total: list.total })}
          </p>
          <LinkButton
            look="quiet"
            href={hrefOfPage(lastPage + 1)}
            onClick={(event) => {
              event.preventDefault();
              loadNow();
            }}
          >
            {say(list.error === null ? "listing.loadMore" : "listing.retry")}
          </LinkButton>
        </div>
      )}
      <ListPager paging={pagingOf(query, results.total, size)} path={path} />
    </div>
  );
}
