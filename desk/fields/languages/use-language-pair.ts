import { useMemo, useSyncExternalStore } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { useLanguage } from "../../language/language.tsx";
import { SITE } from "../../site.ts";
import { type LanguagePair, pairOf } from "./language-pair.ts";

/** What this device remembers; whether pages show both languages too is chosen apart. */
type Kept = Partial<LanguagePair> & { readonly isBeside?: boolean };

const KEY = `gevel-desk-languages:${SITE.siteId}`;
const listeners = new Set<() => void>();
let kept = read();

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Kept;
  } catch {
    return {};
  }
}

function keep(next: Kept): void {
  kept = { ...kept, ...next };
  listeners.forEach((listener) => listener());
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The two languages that this device shows side by side, the same on each screen. */
export function useLanguagePair() {
  const { locale: spoken } = useLanguage();
  const chosen = useSyncExternalStore(subscribe, () => kept);
  const pair = useMemo(() => pairOf(SITE.locales, firstLanguage(spoken), chosen), [spoken, chosen]);
  return { pair, isBeside: chosen.isBeside === true, keep };
}

/** The language that somebody changes first: their own where the site has it. */
export function firstLanguage(spoken: Locale): Locale {
  return SITE.locales.includes(spoken) ? spoken : SITE.defaultLocale;
}
