import { useCallback, useSyncExternalStore } from "react";

/** Told to the other parts of the page: browsers tell other tabs alone. */
const CHANGED = "gevel:stored";

function watchStorage(listener: () => void): () => void {
  for (const type of ["storage", CHANGED]) addEventListener(type, listener);
  return () => {
    for (const type of ["storage", CHANGED]) removeEventListener(type, listener);
  };
}

/** What the browser alone keeps under a name; "" where there is nothing, or where it keeps nothing for anyone. */
export function readStored(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text under a name, for "" nothing; false where the browser refuses. */
export function writeStored(name: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
    dispatchEvent(new Event(CHANGED));
    return true;
  } catch {
    return false;
  }
}

export function useStored(name: string): string {
  const read = useCallback(() => readStored(name), [name]);
  return useSyncExternalStore(watchStorage, read, () => "");
}
