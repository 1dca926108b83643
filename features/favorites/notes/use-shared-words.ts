import { useMemo, useSyncExternalStore } from "react";
import { readSharedWords, type SharedWords } from "#domain/shared-list.ts";

function watchHash(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** What the sender of this address wrote in its fragment; nothing before scripts run. */
export function useSharedWords(): SharedWords {
  const hash = useSyncExternalStore(
    watchHash,
    () => location.hash,
    () => "",
  );
  return useMemo(() => readSharedWords(hash), [hash]);
}
