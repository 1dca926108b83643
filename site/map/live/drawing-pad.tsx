import { type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import type { Corner } from "#domain/listing/query.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { ringOfDrawing } from "../estates/area-ring.ts";
import styles from "./drawing-pad.module.css";
import type { LibreMap } from "./map-library.ts";

type DrawingPadProps = {
  readonly map: LibreMap;
  /** The drawn area, or null when the visitor drew nothing. */
  readonly onDone: (ring: Corner[] | null) => void;
};

/** Lies over the map while an area is drawn: the pointer leaves a line, and where it ends the area closes. */
export function DrawingPad({ map, onDone }: DrawingPadProps) {
  const say = useSay();
  const line = useRef<SVGPolylineElement>(null);
  const points = useRef<Array<[number, number]>>([]);
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onDone(null);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => cancel(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  const add = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    points.current.push([event.clientX - left, event.clientY - top]);
    line.current?.setAttribute("points", points.current.join(" "));
  };
  return (
    <div
      className={styles.pad}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        points.current = [];
        add(event);
      }}
      onPointerMove={(event) => points.current.length > 0 && add(event)}
      onPointerCancel={() => onDone(null)}
      onPointerUp={() => onDone(ringOfDrawing(points.current.map((point): Corner => cornerAt(map, point))))}
    >
      <svg className={styles.paper} aria-hidden="true">
        <polyline ref={line} />
      </svg>
      <output className={styles.hint}>{say("map.drawing")}</output>
    </div>
  );
}

function cornerAt(map: LibreMap, point: [number, number]): Corner {
  const { lng, lat } = map.unproject(point);
  return [lng, lat];
}
