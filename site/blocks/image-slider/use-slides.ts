import { type PointerEvent, useEffect, useState, useSyncExternalStore } from "react";
import { SLIDE_STANDS_MS, stepOfSwipe, stepTo } from "./next-slide.ts";

/** Which slide shows and whether they change by themselves: not for who paused, points at them, works in them, or asked for less motion. */
export function useSlides(count: number) {
  const [shown, show] = useState(0);
  const [chosen, choose] = useState<boolean | null>(null);
  const lessMotion = useLessMotion();
  const isPaused = chosen ?? lessMotion;
  const [isPointedAt, setPointedAt] = useState(false);
  const [isWorkedIn, setWorkedIn] = useState(false);
  const [draggedFrom, setDraggedFrom] = useState<number | null>(null);
  const runs = count > 1 && !isPaused && !isPointedAt && !isWorkedIn;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) show((now) => stepTo(now, 1, count));
    }, SLIDE_STANDS_MS);
    return () => clearInterval(timer);
  }, [runs, count]);

  const drop = ({ clientX }: PointerEvent) => {
    if (draggedFrom !== null) show(stepTo(shown, stepOfSwipe(clientX - draggedFrom), count));
    setDraggedFrom(null);
  };
  return {
    shown,
    show,
    isPaused,
    togglePause: () => choose(!isPaused),
    box: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setWorkedIn(true),
      onBlur: () => setWorkedIn(false),
      onPointerDown: ({ clientX, isPrimary }: PointerEvent) => setDraggedFrom(isPrimary ? clientX : null),
      onPointerUp: drop,
      onPointerCancel: () => setDraggedFrom(null),
    },
  };
}

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

function useLessMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(LESS_MOTION);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(LESS_MOTION).matches,
    () => false,
  );
}
