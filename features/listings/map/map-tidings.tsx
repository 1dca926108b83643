import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { FoundMarkers } from "./load-markers.ts";
import styles from "./map-tidings.module.css";
import type { Markers } from "./markers/use-markers.ts";

/** That a map is still being filled, could not be, or shows only a part of what its list holds. */
export function MapTidings({ markers: { status, found, retry } }: { readonly markers: Markers }) {
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
