import type { ListingView } from "../listing-view.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ListingMapIsland } from "./listing-map.island.tsx";
import styles from "./listing-map.module.css";
import type { ShownMap } from "./listing-map-view.ts";
import { MapFrame } from "#features/map/map-frame.tsx";
import { type ListingQuery, writeListingQuery } from "#domain/listing/query.ts";
import { firstPageHref } from "../listing-href.ts";
import { Anchor } from "#ui/link/anchor.tsx";
import { classNames } from "#ui/class-names.ts";

type ListingMapProps = { readonly view: ListingView; readonly map: ShownMap };

type CityLinksProps = {
  readonly cities: ReadonlyArray<{ readonly id: string; readonly name: string; readonly count: number }>;
  readonly path: string;
  readonly query: ListingQuery;
};

const MOST = 30;

/** The map of a list: beside it on wide screens; on others over the whole screen, behind a button or where the address asks. */
export function ListingMap({ view, map }: ListingMapProps) {
  const t = useTranslate();
  const { path, query, filter, results } = view;
  // The same when the list changes: an open map stays open.
  const id = `map-${view.blockId}`;
  // A search that found nothing says so in the list.
  const isWholeScreen = map.isAsked && results.total > 0;
  return (
    <>
      {!isWholeScreen && (results.total > 0 || query.area) && (
        <div className={styles.bar}>
          <button type="button" className={styles.opener} popoverTarget={id}>
            {t("map.open")}
          </button>
        </div>
      )}
      <div
        className={classNames(styles.panel, isWholeScreen && styles.asked)}
        id={id}
        popover="auto"
        data-sheet=""
      >
        <MapFrame
          className={styles.frame}
          label={t("map.listing")}
          instead={filter && <CityLinks cities={filter.cities} path={path} query={query} />}
        >
          <ListingMapIsland view={map.search} path={path} search={filter ? writeListingQuery(query) : null} />
        </MapFrame>
        {isWholeScreen ? (
          <Anchor
            data-map-control=""
            className={styles.closer}
            href={firstPageHref(path, { ...query, view: null })}
            keepScroll
          >
            {t("map.list")}
          </Anchor>
        ) : (
          <button
            type="button"
            data-map-control=""
            className={styles.closer}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {t("map.list")}
          </button>
        )}
      </div>
    </>
  );
}

/** What a map tells, without a map: the cities with the most estates, each with its list. */
function CityLinks({ cities, path, query }: CityLinksProps) {
  const t = useTranslate();
  const largest = cities.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  if (largest.length === 0) return null;
  return (
    <nav aria-label={t("map.perTown")}>
      <ul>
        {largest.slice(0, MOST).map(({ id, name, count }) => (
          <li key={id}>
            <Anchor href={firstPageHref(path, { ...query, cities: [Number(id)], area: null })}>
              {name} ({count})
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
