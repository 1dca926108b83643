import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether a part of the screen is at least so wide. */
export function useIsWide(part: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    if (!part.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setIsWide((entry?.contentRect.width ?? 0) >= pixels));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, pixels]);
  return isWide;
}
