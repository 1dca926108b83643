import { useContext } from "react";
import { pagingOf } from "#domain/listing/paging.ts";
import { IslandsContext } from "#platform/render/island/islands-context.ts";
import { CardSkeletons } from "./card/card-skeletons.tsx";
import { ListPager } from "./list-pager.tsx";
import { listingHref } from "./listing-href.ts";
import styles from "./endless-results.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import type { ListingBlockProps } from "./listing-block.tsx";
import { ResultsCards } from "./results-cards.tsx";

/** What `in-place/end-of-list.ts` says. */
const SCRIPT_MESSAGES = ["listing.loaded", "listing.loadingMore", "listing.shown"];

/** A page of a list to which the next ones are added as one scrolls; below it stand real links to all of them. */
export function EndlessResults({ view, isFirst }: ListingBlockProps) {
  const t = useTranslate();
  const { path, query, results, size } = view;
  const hrefOfPage = (page: number) => listingHref(path, { ...query, page });
  return (
    <div className={styles.list}>
      {query.page > 1 && (
        <LinkButton className={styles.earlier} look="quiet" href={hrefOfPage(query.page - 1)}>
          {t("listing.earlier")}
        </LinkButton>
      )}
      <ResultsCards view={view} isFirst={isFirst} />
      <template data-list-skeletons="">
        <CardSkeletons />
      </template>
      <output className={styles.announcement} data-list-news="" />
      <span className={styles.mark} data-list-end="" aria-hidden="true" />
      {query.page < view.pages && results.cards.length < results.total && (
        <NextPage view={view} href={hrefOfPage(query.page + 1)} />
      )}
      <ListPager paging={pagingOf(query, results.total, size)} path={path} />
    </div>
  );
}

function NextPage({ view, href }: { readonly view: ListingBlockProps["view"]; readonly href: string }) {
  const t = useTranslate();
  useContext(IslandsContext)?.addMessages(SCRIPT_MESSAGES);
  const { page, cards, total } = view.results;
  return (
    <div className={styles.more} data-list-more="" data-page={page} data-total={total}>
      <template data-list-failed-more="">
        <p role="alert">{t("listing.failedMore")}</p>
      </template>
      <p className={styles.shown} data-list-shown="">
        {t("listing.shown", { shown: cards.length, total })}
      </p>
      <LinkButton look="quiet" href={href} data-next-page="" data-retry={t("listing.retry")}>
        {t("listing.loadMore")}
      </LinkButton>
    </div>
  );
}
