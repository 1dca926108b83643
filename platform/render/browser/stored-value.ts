import { useCallback, useSyncExternalStore } from "react";

/** Sent to the other parts of the page: browsers tell other tabs alone. */
const CHANGED = "gevel:stored";

function watchStorage(listener: () => void): () => void {
  for (const type of ["storage", CHANGED]) addEventListener(type, listener);
  return () => {
    for (const type of ["storage", CHANGED]) removeEventListener(type, listener);
  };
}

/** What only this browser stores under a name; "" where there is nothing, or where its storage is off. */
export function readStored(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Stores a text under a name, and for "" removes it; false where the browser refuses. */
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

/** What was stored as JSON; null for what is not, as what a visitor changed in the browser's tools. */
export function parseStored(text: string): unknown {
  try {
    return JSON.parse(text || "null");
  } catch {
    return null;
  }
}

/** What is stored under a name, also while it changes; "" before scripts run. */
export function useStored(name: string): string {
  const read = useCallback(() => readStored(name), [name]);
  return useSyncExternalStore(watchStorage, read, () => "");
}
