import { useEffect, useState } from "react";
import { readListingQuery } from "#domain/listing/query.ts";
import { whereOf } from "#domain/listing/search-of.ts";
import type { filterSearch } from "#features/listings/api/search.ts";
import type { Client } from "#features/site/api-client.ts";
import { browserClient } from "#features/site/browser-client.ts";
import { useLocale } from "#features/site/locale-context.tsx";
import type { SearchTarget } from "./load-search-targets.ts";

/** What can be chosen beside what a form asks for, and how many listings fit that. */
export type Offered = {
  /** Null where only the server can tell what was typed, or nothing answers yet. */
  readonly total: number | null;
  /** The listings of each type, within all other choices; null where it is not known. */
  readonly countOfType: ReadonlyMap<string, number> | null;
  /** The lowest price within all other choices, in euro. */
  readonly cheapest: number | null;
};

/** After the last choice, in ms. */
const PAUSE_MS = 200;

/** Asks what fits the choices of a form, given as they are sent. */
export function useOffered({ total, fixed }: SearchTarget, asked: string): Offered {
  const locale = useLocale();
  const [answer, setAnswer] = useState<(Offered & { readonly asked: string }) | null>(null);
  const params = new URLSearchParams(asked);
  const isTyped = params.has("q");
  useEffect(() => {
    if (isTyped || asked === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const where = whereOf(fixed, readListingQuery(new URLSearchParams(asked)));
      const offered = await askOffered(where, browserClient(locale), stop.signal);
      if (offered) setAnswer({ ...offered, asked });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [locale, fixed, asked, isTyped]);
  if (answer?.asked === asked) return answer;
  return { total: asked === "" ? total : null, countOfType: null, cheapest: null };
}

/** Null where it can't be had: then everything can still be chosen. */
async function askOffered(
  where: ReturnType<typeof whereOf>,
  client: Client,
  signal: AbortSignal,
): Promise<Offered | null> {
  try {
    const { total, headTypes, prices } = await client.askSite<typeof filterSearch>(
      "filters",
      "estate-filters",
      { where, locations: [] },
      { signal },
    );
    const counts = headTypes.map(({ id, count }) => [String(id), count] as const);
    return { total, countOfType: new Map(counts), cheapest: prices.min };
  } catch {
    return null;
  }
}
