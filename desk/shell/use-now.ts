import { useEffect, useState } from "react";

const A_MINUTE_MS = 60_000;

/** The time, anew each minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), A_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
