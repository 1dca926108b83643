import { type QueryClient, useQueries } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { StoredMedia } from "../api/published.ts";

const MOST_NAMES = 100;

const keyOf = (name: string) => ["media", name] as const;

/** What the site keeps under the names that documents give to media; a name stays without an answer until it is known. */
export function useStoredMedia(names: readonly string[]): ReadonlyMap<string, StoredMedia> {
  return useQueries({
    queries: names.map((name) => ({
      queryKey: keyOf(name),
      queryFn: () => findMedia(name),
      staleTime: Infinity,
    })),
    combine: (results) => {
      const found = results.flatMap(({ data }, at) => (data ? [[names[at]!, data] as const] : []));
      return new Map(found);
    },
  });
}

/** What was just brought is shown without asking for it. */
export function rememberMedia(client: QueryClient, media: StoredMedia): void {
  client.setQueryData(keyOf(media.name), media);
}

type Waiting = { readonly name: string; readonly resolve: (found: StoredMedia | null) => void } & {
  readonly reject: (error: unknown) => void;
};

let waiting: Waiting[] = [];

/** Names that are asked for at once go in one call. */
function findMedia(name: string): Promise<StoredMedia | null> {
  const { promise, resolve, reject } = Promise.withResolvers<StoredMedia | null>();
  if (waiting.length === 0) setTimeout(() => askForAll(waiting.splice(0)));
  waiting.push({ name, resolve, reject });
  return promise;
}

function askForAll(asked: readonly Waiting[]): void {
  for (let from = 0; from < asked.length; from += MOST_NAMES) void ask(asked.slice(from, from + MOST_NAMES));
}

async function ask(asked: readonly Waiting[]): Promise<void> {
  try {
    const query = new URLSearchParams(asked.map(({ name }) => ["name", name]));
    const { media } = await call<{ readonly media: readonly StoredMedia[] }>("GET", `media?${query}`);
    const found = new Map(media.map((one) => [one.name, one]));
    for (const { name, resolve } of asked) resolve(found.get(name) ?? null);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}
