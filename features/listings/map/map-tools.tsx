import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import type { FoundMarkers } from "./load-markers.ts";
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
      <Tidings {...props} />
    </div>
  );
}

function Tidings({ markers: { status, found, retry } }: MapToolsProps) {
  const t = useTranslate();
  if (status === "failed") {
    return (
      <p className={styles.tidings} role="alert">
        {t("map.failed")}{" "}
        <button type="button" className={styles.retry} onClick={retry}>
          {t("map.retry")}
        </button>
      </p>
    );
  }
  if (status === "loading") {
    return <output className={styles.tidings}>{t("map.loading")}</output>;
  }
  return found && <Missing {...found} />;
}

/** How much of the list the map does not show, and why. */
function Missing({ markers, placed, total }: FoundMarkers) {
  const t = useTranslate();
  const shown = markers.length;
  if (shown === total) return null;
  const unplaced = total - placed;
  return (
    <output className={styles.tidings}>
      {shown < placed && t("map.limited", { shown, total: placed })}
      {shown < placed && unplaced > 0 && " "}
      {unplaced > 0 && t("map.unplaced", { count: unplaced })}
    </output>
  );
}
