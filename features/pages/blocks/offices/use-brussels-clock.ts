import { useEffect, useState } from "react";
import { type BrusselsMoment, inBrussels } from "#domain/format/moments.ts";

const MINUTE = 60_000;

/** What the clock in Brussels says; null until the browser draws it, since a kept page may be older than today. */
export function useBrusselsClock(): BrusselsMoment | null {
  const [moment, setMoment] = useState<BrusselsMoment | null>(null);
  useEffect(() => {
    const tick = () => setMoment(inBrussels(new Date()));
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
