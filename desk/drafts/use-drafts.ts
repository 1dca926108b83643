import { useQuery } from "@tanstack/react-query";
import { foldAccents } from "#domain/locale/fold-accents.ts";
import { call } from "../api/api.ts";
import type { Drafts } from "../api/published.ts";

export const DRAFTS_KEY = ["drafts"] as const;

export type ListedDraft = Drafts["drafts"][number];

/** What is prepared and not published: of listings, or of all that an editor writes. */
export function useDrafts(path: "drafts" | "listing-drafts") {
  const { data } = useQuery({
    queryKey: [...DRAFTS_KEY, path],
    queryFn: () => call<Drafts>("GET", path),
  });
  return data?.drafts ?? [];
}

/** The drafts of what was never published, of one kind. Example: `newDrafts(drafts, "pages/")`. */
export function newDrafts(drafts: readonly ListedDraft[], beginning: string): readonly ListedDraft[] {
  return drafts.filter(({ base, resource }) => base === null && resource.startsWith(beginning));
}

/** Those whose title has all words. */
export function draftsNamed(drafts: readonly ListedDraft[], typed: string): readonly ListedDraft[] {
  const words = foldAccents(typed).split(/\s+/).filter(Boolean);
  return drafts.filter(({ title }) => {
    const text = foldAccents(Object.values(title).join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Whether something has changes that are not published. */
export function hasDraft(drafts: readonly ListedDraft[], resource: string): boolean {
  return drafts.some((draft) => draft.resource === resource);
}
