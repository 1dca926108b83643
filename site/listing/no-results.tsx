import { useRevalidator } from "react-router";
import { EMPTY_LISTING_QUERY, hasFilters } from "#domain/listing/query.ts";
import { EmptyHouse } from "../shell/empty-house/empty-house.tsx";
import { useSay } from "../shell/words/say-context.tsx";
import { LinkButton } from "../ui/link/link-button.tsx";
import { listingHref } from "./listing-href.ts";
import type { ListingView } from "./listing-view.ts";
import styles from "./no-results.module.css";

/** Nothing fits: a drawing, one sentence, and one way on. */
export function NoResults({ view }: { readonly view: ListingView }) {
  const say = useSay();
  const isNarrowed = hasFilters(view.query) || view.query.page > 1;
  return (
    <div className={styles.nothing}>
      <EmptyHouse scene="searching" />
      <p className={styles.message}>{say(isNarrowed ? "listing.empty" : "listing.emptyList")}</p>
      {isNarrowed && (
        <>
          <p className={styles.hint}>{say("listing.emptyHint")}</p>
          <LinkButton href={listingHref(view.path, EMPTY_LISTING_QUERY)} keepScroll>
            {say("listing.emptyWay")}
          </LinkButton>
        </>
      )}
    </div>
  );
}

/** The search failed: the filters stay, and one press tries again, with or without scripts. */
export function SearchFailed({ view }: { readonly view: ListingView }) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.nothing} role="alert">
      <EmptyHouse scene="scaffold" />
      <p className={styles.message}>{say("listing.failed")}</p>
      <p className={styles.hint}>{say("listing.failedHint")}</p>
      <LinkButton
        href={listingHref(view.path, view.query)}
        reloads
        onClick={(event) => {
          event.preventDefault();
          void revalidate();
        }}
      >
        {say("listing.retry")}
      </LinkButton>
    </div>
  );
}
