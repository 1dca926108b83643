import { type RefObject, useLayoutEffect, useState } from "react";

/** How wide a part of the screen is; 0 until it is there. */
export function useWidth(part: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!part.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return width;
}
