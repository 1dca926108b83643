import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { MapTidings } from "./map-tidings.tsx";
import styles from "./map-tools.module.css";
import type { Markers } from "./markers/use-markers.ts";

type MapToolsProps = {
  readonly markers: Markers;
  readonly hasArea: boolean;
  readonly canSearch: boolean;
  readonly isDrawing: boolean;
  readonly onSearch: () => void;
  readonly onDraw: () => void;
  readonly onClear: () => void;
};

/** What can be done with the map, and what it has to say. */
export function MapTools(props: MapToolsProps) {
  const t = useTranslate();
  const { hasArea, canSearch, isDrawing, onSearch, onDraw, onClear } = props;
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Button
          look="quiet"
          data-map-control=""
          className={styles.tool}
          aria-pressed={isDrawing}
          onClick={onDraw}
        >
          {t(isDrawing ? "map.stopDrawing" : "map.draw")}
        </Button>
        {hasArea && !isDrawing && (
          <Button look="quiet" data-map-control="" className={styles.tool} onClick={onClear}>
            {t("map.clearArea")}
          </Button>
        )}
        {canSearch && (
          <Button data-map-control="" className={styles.tool} onClick={onSearch}>
            {t("map.searchHere")}
          </Button>
        )}
      </div>
      <MapTidings markers={props.markers} />
    </div>
  );
}
