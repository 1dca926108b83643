import { type ComponentType, useEffect, useRef, useState } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import { canDrawMap } from "./can-draw-map.ts";
import { loadMapSheet } from "./load-map-sheet.ts";
import styles from "./map-frame.module.css";
import { whenSettled } from "./when-settled.ts";

/** What a live map tells its place: that it can't go on. */
export type LiveMapProps = { readonly onFailure: () => void };

type MapInViewProps<P> = {
  /** Fetches the chunk that draws; always the same function. */
  readonly load: () => Promise<ComponentType<P & LiveMapProps>>;
  readonly part: P;
  /** How long to wait once the map is near, in milliseconds. */
  readonly delay?: number;
};

/** Begins to fetch this far ahead of the visitor. */
const NEAR = "400px";

/** A map that is fetched when the visitor comes near; where none can be drawn, it leaves its frame to what stands there. */
export function MapInView<P extends object>({ load, part, delay = 0 }: MapInViewProps<P>) {
  const place = useRef<HTMLSpanElement>(null);
  const { Live, isImpossible, fail } = useLive(place, load, delay);
  if (isImpossible) return <span data-impossible="" hidden />;
  return Live ? <Live {...part} onFailure={fail} /> : <Skeleton ref={place} className={styles.skeleton} />;
}

function useLive<P>(
  place: { readonly current: HTMLElement | null },
  load: MapInViewProps<P>["load"],
  delay: number,
) {
  const [Live, setLive] = useState<ComponentType<P & LiveMapProps> | null>(null);
  const [isImpossible, setImpossible] = useState(false);
  const [fail] = useState(() => () => setImpossible(true));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const start = async () => {
      if (!canDrawMap()) return setImpossible(true);
      await whenSettled();
      if (isGone) return;
      const [component] = await Promise.all([load(), loadMapSheet()]);
      if (!isGone) setLive(() => component);
    };
    const startOrGiveUp = () => void start().catch(() => !isGone && setImpossible(true));
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        timer = setTimeout(startOrGiveUp, delay);
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      isGone = true;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, load, delay]);
  return { Live, isImpossible, fail };
}
