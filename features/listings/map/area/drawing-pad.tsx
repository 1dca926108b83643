import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { Corner } from "#domain/listing/query.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Button } from "#ui/link/button.tsx";
import { ringOfDrawing } from "../area-ring.ts";
import styles from "./drawing-pad.module.css";
import type { LibreMap } from "#features/map/live/map-library.ts";
import { type Spot, useDrawing } from "./use-drawing.ts";

type DrawingPadProps = {
  readonly map: LibreMap;
  /** The drawn area, or null when the visitor drew nothing. */
  readonly onDone: (ring: Corner[] | null) => void;
};

/** Fewer enclose nothing. */
const LEAST_CORNERS = 3;

/** Lies over the map while an area is drawn: by a line around it, or by its corners, which a keyboard can set as well. */
export function DrawingPad({ map, onDone }: DrawingPadProps) {
  const t = useTranslate();
  const hint = useId();
  const finish = (spots: readonly Spot[]) =>
    onDone(ringOfDrawing(spots.map((spot): Corner => cornerAt(map, spot))));
  const { corners, cross, trail, pad } = useDrawing({ onArea: finish, onCancel: () => onDone(null) });
  const box = useBorrowedFocus();
  useEscape(() => onDone(null));
  return (
    <>
      <div
        {...pad}
        ref={box}
        className={styles.pad}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move its cross
        tabIndex={0}
        aria-label={t("map.draw")}
        aria-describedby={hint}
      >
        <svg className={styles.paper} aria-hidden="true">
          <polyline points={trail} />
          {corners.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
          ))}
          {cross && <path d={`M${cross[0] - 12} ${cross[1]}h24m-12-12v24`} />}
        </svg>
      </div>
      <div className={styles.words}>
        {corners.length >= LEAST_CORNERS && (
          <Button className={styles.search} onClick={() => finish(corners)}>
            {t("map.searchHere")}
          </Button>
        )}
        <output className={styles.hint} id={hint}>
          {corners.length > 0 ? t("map.corners", { count: corners.length }) : t("map.drawing")}
        </output>
      </div>
    </>
  );
}

/** Takes the focus, and gives it back to what had it. */
function useBorrowedFocus() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return box;
}

function useEscape(onEscape: () => void): void {
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => cancel(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function cornerAt(map: LibreMap, [x, y]: Spot): Corner {
  const { lng, lat } = map.unproject([x, y]);
  return [lng, lat];
}
