import type { Translate } from "#domain/locale/translate.ts";
import { countsInWords } from "./garages-and-land/counts-in-words.ts";
import styles from "./estate-listing.module.css";
import { headingOfPlaces } from "./heading-of-places.ts";
import { ListHeading } from "./list-heading.tsx";
import type { ListingView, FilterOptions } from "./listing-view.ts";
import { ListingMap } from "./map/listing-map.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { ListFilter, type FilterProps } from "./filter/list-filter.tsx";
import { Results } from "./results.tsx";
import { GroupMenu, SortMenu } from "./filter/order-menus.tsx";
import { MapSwitch } from "./map/map-switch.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import keepInformedLinkStyles from "./keep-informed-link.module.css";
import { EMPTY_LISTING_QUERY, hasFilters } from "#domain/listing/query.ts";
import { chipsOf } from "./filter/chips-of.ts";
import { FilterChips } from "./filter/filter-chips.tsx";
import { firstPageHref } from "./listing-href.ts";

export type ListingBlockProps = {
  readonly view: ListingView;
  /** Its heading is the page's main one. */
  readonly isFirst: boolean;
};

/**
 * A list of estates: what it is, how to narrow it, and what is in it. Plain HTML: `in-place/` lets it change in the browser, by
 * the marks `data-list…`.
 */
export function ListingBlock({ view, isFirst }: ListingBlockProps) {
  const t = useTranslate();
  const { results, filter, map } = view;
  if (!filter && !results.isFailed && results.total === 0) return null;
  const renderedResults = <Results view={view} isFirst={isFirst} />;
  return (
    <section className={styles.block} data-block="estate-list" data-list={view.blockId} tabIndex={-1}>
      <ListHeading heading={headingOfPlaces(view, t)} intro={view.intro} more={view.more} isFirst={isFirst}>
        {filter && <output className={styles.total}>{!results.isFailed && totalInWords(view, t)}</output>}
      </ListHeading>
      {filter && (
        <>
          <ListFilter view={view} filter={filter} />
          {view.unknownPlace && (
            <p className={styles.unknown} role="alert">
              {t("listing.unknownPlace", { place: view.unknownPlace })}
            </p>
          )}
          <ListTools view={view} filter={filter} />
        </>
      )}
      {map ? (
        <div className={classNames(styles.beside, map.isWide && styles.wide)}>
          {renderedResults}
          <ListingMap view={view} map={map} />
        </div>
      ) : (
        renderedResults
      )}
      {filter && view.alertHref && view.relaxed.length + view.nearby.length === 0 && (
        <KeepInformedLink href={view.alertHref} />
      )}
    </section>
  );
}

/** "14 panden", or "14 panden, waarvan 3 garages en 2 gronden" where those stand apart. */
function totalInWords({ results, garagesAndLand }: ListingView, t: Translate): string {
  const total = t("listing.results", { count: results.total });
  return garagesAndLand ? t("listing.ofWhich", { total, part: countsInWords(garagesAndLand, t) }) : total;
}

/** What the list is narrowed by, and how it is laid out, grouped and sorted. */
function ListTools({ view, filter }: FilterProps) {
  const { total, isFailed } = view.results;
  const canBeOrdered = total > 1 || isFailed;
  return (
    <div className={styles.tools}>
      <ActiveFilters view={view} filter={filter} />
      <div className={styles.order}>
        <MapSwitch view={view} />
        {canBeOrdered && (
          <>
            <GroupMenu view={view} />
            <SortMenu view={view} />
          </>
        )}
      </div>
    </div>
  );
}

/** From a list to being told of what comes into it. */
function KeepInformedLink({ href }: { readonly href: string }) {
  const t = useTranslate();
  return (
    <Anchor className={keepInformedLinkStyles.link} href={href} rel="nofollow">
      <Icon name="mail" />
      {t("listing.keepInformed")}
    </Anchor>
  );
}

type ActiveFiltersProps = { readonly view: ListingView; readonly filter: FilterOptions };

/** What the list is narrowed by, and what of the visitor's own words no filter expresses: the search without it can be watched. */
function ActiveFilters({ view, filter }: ActiveFiltersProps) {
  const t = useTranslate();
  const { path, query, alertHref, hasNoStays } = view;
  const { sortType, sortOrder, group, words } = query;
  if (!hasFilters(query) && words === null) return null;
  const way = alertHref && !hasNoStays ? { label: t("listing.ownWordsWay"), href: alertHref } : null;
  return (
    <FilterChips
      chips={chipsOf(query, filter, t).map(({ key, label, without }) => ({
        key,
        label,
        removeHref: firstPageHref(path, without),
      }))}
      words={
        words === null
          ? null
          : {
              text: words,
              removeHref: firstPageHref(path, { ...query, words: null }),
              explanation: t(hasNoStays ? "listing.noStays" : "listing.ownWordsLeft", { words }),
              way,
            }
      }
      clearHref={firstPageHref(path, { ...EMPTY_LISTING_QUERY, sortType, sortOrder, group })}
    />
  );
}
