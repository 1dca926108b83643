import { EMPTY_LISTING_QUERY, hasFilters } from "#domain/listing/query.ts";
import { listingHref } from "./listing-href.ts";
import type { ListingView } from "./listing-view.ts";
import styles from "./no-results.module.css";
import { EmptyStateDrawing } from "#features/site/error-pages/empty-state-drawing.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";

/** Nothing fits: a rendering, one sentence, and one way on. */
export function NoResults({ view }: { readonly view: ListingView }) {
  const t = useTranslate();
  const isNarrowed = hasFilters(view.query) || view.query.page > 1;
  return (
    <div className={styles.nothing}>
      <EmptyStateDrawing scene="searching" />
      <p className={styles.message}>{t(isNarrowed ? "listing.empty" : "listing.emptyList")}</p>
      {isNarrowed && (
        <>
          <p className={styles.hint}>{t("listing.emptyHint")}</p>
          <LinkButton href={listingHref(view.path, EMPTY_LISTING_QUERY)} keepScroll>
            {t("listing.emptyWay")}
          </LinkButton>
        </>
      )}
    </div>
  );
}
