import type { ReactNode } from "react";
import { pagingOf } from "#domain/listing/paging.ts";
import styles from "./estate-listing.module.css";
import { ListPager } from "./list-pager.tsx";
import { listingHref } from "./listing-href.ts";
import listStyles from "./endless-results.module.css";
import { EndlessResults } from "./endless-results.tsx";
import type { ListingBlockProps } from "./listing-block.tsx";
import { ResultsCards } from "./results-cards.tsx";
import { EMPTY_LISTING_QUERY, hasFilters } from "#domain/listing/query.ts";
import type { ListingView } from "./listing-view.ts";
import noResultsStyles from "./no-results.module.css";
import { EmptyStateDrawing } from "#features/site/error-pages/empty-state-drawing.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { LinkButton } from "#ui/link/link-button.tsx";
import { FewerWishes } from "./thin/fewer-wishes.tsx";

/** What is in a list, or why nothing is; scripts show in its place that a change of the list could not be had. */
export function Results(props: ListingBlockProps) {
  const { path, query } = props.view;
  const href = listingHref(path, query);
  return (
    <>
      <div className={styles.results} data-list-results="">
        {props.view.results.isFailed ? (
          <SearchFailed href={href} hint="listing.failedHint" />
        ) : (
          <Found {...props} />
        )}
      </div>
      <template data-list-failed="">
        <SearchFailed href={href} hint="listing.failedChange" />
      </template>
    </>
  );
}

function Found(props: ListingBlockProps) {
  const { view } = props;
  const { results, filter, relaxed, nearby } = view;
  const help = filter && relaxed.length + nearby.length > 0 && <FewerWishes view={view} filter={filter} />;
  if (results.cards.length === 0)
    return help ? <HelpFirst view={view} help={help} /> : <NoResults view={view} />;
  return (
    <>
      <FoundCards {...props} />
      {help}
    </>
  );
}

function FoundCards({ view, isFirst }: ListingBlockProps) {
  const { path, query, results, size, filter } = view;
  if (view.isEndless) return <EndlessResults view={view} isFirst={isFirst} />;
  return (
    <div className={listStyles.list}>
      <ResultsCards view={view} isFirst={isFirst} />
      {filter && <ListPager paging={pagingOf(query, results.total, size)} path={path} />}
    </div>
  );
}

type HelpFirstProps = { readonly view: ListingView; readonly help: ReactNode };

/** Nothing fits, and other wishes would find something: those come first, the whole offer and its drawing behind them. */
function HelpFirst({ view, help }: HelpFirstProps) {
  const t = useTranslate();
  return (
    <>
      <p className={noResultsStyles.brief}>{t("listing.empty")}</p>
      {help}
      <div className={classNames(noResultsStyles.nothing, noResultsStyles.small)}>
        <EmptyStateDrawing scene="searching" />
        <LinkButton href={listingHref(view.path, EMPTY_LISTING_QUERY)} look="quiet" keepScroll>
          {t("listing.emptyWay")}
        </LinkButton>
      </div>
    </>
  );
}

/** Nothing fits: a rendering, one sentence, and one way on. */
function NoResults({ view }: { readonly view: ListingView }) {
  const t = useTranslate();
  const isNarrowed = hasFilters(view.query) || view.query.page > 1;
  return (
    <div className={noResultsStyles.nothing}>
      <EmptyStateDrawing scene="searching" />
      <p className={noResultsStyles.message}>{t(isNarrowed ? "listing.empty" : "listing.emptyList")}</p>
      {isNarrowed && (
        <>
          <p className={noResultsStyles.hint}>{t("listing.emptyHint")}</p>
          <LinkButton href={listingHref(view.path, EMPTY_LISTING_QUERY)} keepScroll>
            {t("listing.emptyWay")}
          </LinkButton>
        </>
      )}
    </div>
  );
}

type SearchFailedProps = {
  readonly href: string;
  readonly hint: "listing.failedHint" | "listing.failedChange";
};

/** The search failed, and one press tries again, with or without scripts. */
function SearchFailed({ href, hint }: SearchFailedProps) {
  const t = useTranslate();
  return (
    <div className={noResultsStyles.nothing} role="alert">
      <EmptyStateDrawing scene="scaffold" />
      <p className={noResultsStyles.message}>{t("listing.failed")}</p>
      <p className={noResultsStyles.hint}>{t(hint)}</p>
      <LinkButton href={href} keepScroll>
        {t("listing.retry")}
      </LinkButton>
    </div>
  );
}
