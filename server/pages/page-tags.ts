import type { Change } from "#features/site/queries/notify-change.ts";
import type { CachedPage } from "#platform/http/page-cache/cached-page.ts";

/** Every page of a site carries this, whatever its loaders say. */
export const SITE_TAG = "site";

/** The tags that a change touches: a site's own change touches all its pages, estates also the lists they may be in. */
export function tagsOfChange({ scope, rentals = [] }: Pick<Change, "scope" | "rentals">): string[] {
  if (scope === "site") return [SITE_TAG];
  return [
    ...(scope.length > 0 || rentals.length === 0 ? ["estates"] : []),
    ...scope.map((id) => `estate:${id}`),
    ...(rentals.length > 0 ? ["rentals"] : []),
    ...rentals.map((id) => `rental:${id}`),
  ];
}

type Tagged = Pick<CachedPage, "key" | "siteId" | "tags">;

const nameOf = (siteId: string, tag: string) => `${siteId} ${tag}`;

/** Which pages carry a tag, by their keys. */
export function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>();
  return {
    keysOf: (siteId: string, tag: string): Iterable<string> => keysByTag.get(nameOf(siteId, tag)) ?? [],
    add({ key, siteId, tags }: Tagged) {
      for (const tag of tags) {
        const name = nameOf(siteId, tag);
        const keys = keysByTag.get(name) ?? new Set();
        keysByTag.set(name, keys.add(key));
      }
    },
    remove({ key, siteId, tags }: Tagged) {
      for (const tag of tags) {
        const name = nameOf(siteId, tag);
        const keys = keysByTag.get(name);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(name);
      }
    },
  };
}
