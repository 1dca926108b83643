import type { ListingView } from "../listing-view.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { ListingMapIsland } from "./listing-map.island.tsx";
import styles from "./listing-map.module.css";
import type { ShownMap } from "./listing-map-view.ts";
import { MapFrame } from "#features/map/map-frame.tsx";
import { CityLinks } from "./city-links.tsx";

type ListingMapProps = { readonly view: ListingView; readonly map: ShownMap };

/** The map of a list: beside it on wide screens, over the whole screen behind a button on others. */
export function ListingMap({ view, map }: ListingMapProps) {
  const t = useTranslate();
  const { path, query, filter, results } = view;
  // The same when the list changes: an open map stays open.
  const id = `map-${view.blockId}`;
  return (
    <>
      {(results.total > 0 || query.area) && (
        <button type="button" className={styles.opener} popoverTarget={id}>
          {t("map.open")}
        </button>
      )}
      <div className={styles.panel} id={id} popover="auto">
        <MapFrame
          className={styles.frame}
          label={t("map.listing")}
          instead={filter && <CityLinks cities={filter.cities} path={path} query={query} />}
        >
          <ListingMapIsland view={map.search} path={path} query={filter ? query : null} />
        </MapFrame>
        <button type="button" className={styles.closer} popoverTarget={id} popoverTargetAction="hide">
          {t("map.list")}
        </button>
      </div>
    </>
  );
}
