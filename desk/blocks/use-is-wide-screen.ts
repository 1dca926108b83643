import { useSyncExternalStore } from "react";

const query = matchMedia("(min-width: 64rem)");

/** Whether a list stands beside what is chosen of it. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

function subscribe(listener: () => void): () => void {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
