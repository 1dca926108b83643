import { useQuery } from "@tanstack/react-query";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { call, send } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { Version, VersionDocument } from "../api/published.ts";

const VERSIONS_KEY = ["versions"] as const;

type Versions = { readonly versions: readonly Version[] };

/** The last changes of the whole site; those of people alone, or of imports and programs too. */
export function useLastChanges(isByPeople: boolean) {
  return useQuery({
    queryKey: [...VERSIONS_KEY, { isByPeople }],
    queryFn: () => call<Versions>("GET", isByPeople ? "versions?by=person" : "versions"),
  });
}

/** What one resource was before its changes, and the mark of what stands now. */
export function useHistory(resource: string) {
  return useQuery({
    queryKey: [...VERSIONS_KEY, resource],
    queryFn: async () => {
      const { document, etag } = await readNow(resource);
      const { versions } = await call<Versions>("GET", `${resource}/versions`);
      return { versions, etag, title: titleOf(document) };
    },
  });
}

/** One version beside what stands now; null where nothing does. */
export function useVersion(resource: string, id: number) {
  return useQuery({
    queryKey: [...VERSIONS_KEY, resource, id],
    queryFn: async () => {
      const { document: now } = await readNow(resource);
      const version = await call<VersionDocument>("GET", `${resource}/versions/${id}`);
      return { version, now };
    },
  });
}

/** What a page or item is called now; null where nothing stands. */
export function titleOf(document: unknown): Multilingual | null {
  return (document as { readonly title?: Multilingual } | null)?.title ?? null;
}

/** What stands now, with its mark; neither where it was taken off. */
async function readNow(
  resource: string,
): Promise<{ readonly document: unknown; readonly etag: string | null }> {
  try {
    const answer = await send("GET", resource);
    return { document: await answer.json(), etag: answer.headers.get("ETag") };
  } catch (error) {
    if (error instanceof CallFailed && [404, 410].includes(error.status))
      return { document: null, etag: null };
    throw error;
  }
}
