import { useEffect, useState } from "react";
import { useLocale } from "#features/site/locale-context.tsx";
import type { Locale } from "#domain/locale/locale.ts";
import type { FoundMarkers } from "../load-markers.ts";

export type Markers = {
  readonly status: "loading" | "failed" | "ready";
  /** The earlier estates stay until the new ones are there. */
  readonly found: FoundMarkers | null;
  readonly retry: () => void;
};

type Answer = { readonly key: string; readonly found: FoundMarkers | null; readonly isFailed: boolean };

/** What the list holds as it is narrowed now; `load` is always the same function. */
export function useMarkers<View>(
  view: View,
  load: (view: View, locale: Locale) => Promise<FoundMarkers | null>,
): Markers {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = JSON.stringify(view);
  const key = `${attempt} ${locale} ${asked}`;
  useEffect(() => {
    let isStale = false;
    void load(JSON.parse(asked) as View, locale).then((found) => {
      if (isStale) return;
      setAnswer((before) => ({ key, found: found ?? before?.found ?? null, isFailed: found === null }));
    });
    return () => {
      isStale = true;
    };
  }, [load, asked, locale, key]);
  const retry = () => setAttempt((count) => count + 1);
  if (answer?.key !== key) return { status: "loading", found: answer?.found ?? null, retry };
  return { status: answer.isFailed ? "failed" : "ready", found: answer.found, retry };
}
