import { MapFrame } from "#features/map/map-frame.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { StaysMapView } from "./load-stay-markers.ts";
import { StaysMapIsland } from "./stays-map.island.tsx";
import styles from "./stays-map.module.css";

/** Where the map stands on the page; on narrow screens a link to it shows it. */
const MAP_ID = "stays-map";

/** Beside the list on wide screens; elsewhere it opens above the list by a link. Without script there is none. */
export function StaysMap({ view }: { readonly view: StaysMapView }) {
  const t = useTranslate();
  return (
    <div id={MAP_ID} className={styles.place}>
      <MapFrame className={styles.map} label={t("rentals.map")}>
        <StaysMapIsland view={view} />
      </MapFrame>
      <a className={styles.close} href="#stays">
        {t("map.hide")}
      </a>
    </div>
  );
}

export function StaysMapLink() {
  const t = useTranslate();
  return (
    <a className={styles.open} href={`#${MAP_ID}`}>
      {t("map.show")}
    </a>
  );
}
