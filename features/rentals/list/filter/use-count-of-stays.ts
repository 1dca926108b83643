import { type RefObject, useEffect, useState } from "react";
import { readRentalQuery, writeRentalQuery } from "#domain/rental/rental-query.ts";
import type { rentalSearch } from "#features/rentals/api/rental-reads.ts";
import { browserClient } from "#features/site/browser-client.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import { paramsOfForm } from "#platform/render/browser/params-of-form.ts";
import { rentalWhereOf } from "../rental-where-of.ts";

/** After the last choice, in ms. */
const PAUSE_MS = 200;

/** A press on a day of the calendar writes into its fields, which tell nobody. */
const EVENTS = ["input", "click"] as const;

/** What the form around a part asks for, as an address says it; null before this script has read it. */
export function useAskedStays(part: RefObject<HTMLElement | null>): string | null {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const form = part.current?.closest("form");
    if (!form) return;
    const read = () => setAsked(writeRentalQuery(readRentalQuery(paramsOfForm(form))));
    read();
    for (const event of EVENTS) form.addEventListener(event, read);
    return () => {
      for (const event of EVENTS) form.removeEventListener(event, read);
    };
  }, [part]);
  return asked;
}

/** How many holiday homes fit what is asked for; null while that is not known. */
export function useCountOfStays(asked: string | null): number | null {
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly total: number } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const where = rentalWhereOf(readRentalQuery(new URLSearchParams(asked)));
      const search = { where, limit: { from: 0, size: 0 } };
      const found = await browserClient(locale)
        .askSite<typeof rentalSearch>("rentals", "rental-units", search, { signal: stop.signal })
        .catch(() => null);
      if (found) setAnswer({ asked, total: found.total.value });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [locale, asked]);
  return answer?.asked === asked ? answer.total : null;
}
