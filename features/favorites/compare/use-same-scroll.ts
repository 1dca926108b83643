import { useEffect, useRef } from "react";

/** Keeps two rows of columns at the same place: whichever the visitor moves, the other follows. */
export function useSameScroll() {
  const heads = useRef<HTMLUListElement>(null);
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [one, other] = [heads.current, table.current];
    if (!one || !other) return;
    const stop = new AbortController();
    follow(one, other, stop.signal);
    follow(other, one, stop.signal);
    return () => stop.abort();
  }, []);
  return { heads, table };
}

/** What follows does not snap by itself, or it would jump from column to column. */
function follow(leader: HTMLElement, follower: HTMLElement, signal: AbortSignal): void {
  const lead = () => {
    delete leader.dataset["follows"];
    follower.dataset["follows"] = "";
  };
  for (const begin of ["pointerdown", "touchstart", "wheel", "focusin", "keydown"])
    leader.addEventListener(begin, lead, { passive: true, signal });
  const move = () => {
    if (!("follows" in leader.dataset)) follower.scrollLeft = leader.scrollLeft;
  };
  leader.addEventListener("scroll", move, { passive: true, signal });
}
