import { type RefObject, useEffect } from "react";
import { wakeRegion } from "./early-presses.ts";

/** For the outermost element of a part whose code comes later, which carries `data-later`. */
export function useAwakeRegion(region: RefObject<Element | null>): void {
  useEffect(() => {
    if (region.current) wakeRegion(region.current);
  }, [region]);
}
