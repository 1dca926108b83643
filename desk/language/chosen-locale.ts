import { useSyncExternalStore } from "react";
import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { SITE } from "../site.ts";

const KEY = "gevel-desk-language";
const listeners = new Set<() => void>();

function read(): Locale {
  try {
    const kept = localStorage.getItem(KEY);
    return isLocale(kept) ? kept : SITE.locale;
  } catch {
    return SITE.locale;
  }
}

let chosen = read();

function choose(locale: Locale): void {
  chosen = locale;
  listeners.forEach((listener) => listener());
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

/** The language before somebody signed in: as was chosen here, else as the browser asks. */
export function useChosenLocale(): readonly [Locale, (locale: Locale) => void] {
  const locale = useSyncExternalStore(subscribe, () => chosen);
  return [locale, choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
