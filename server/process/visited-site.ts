import type { Site } from "#contract/site/site.ts";
import type { SiteDirectory } from "../middleware/site-directory.ts";

const MAX_REMEMBERED = 2_000;

export type VisitedSites = {
  /** What was found before, without waiting: undefined is not known, null is no site. */
  peek(host: string): Site | null | undefined;
  find(host: string): Promise<Site | null>;
  clear(): void;
};

/** Sites by the raw `Host` header, for requests that must not wait for anything; a change of a site empties it. */
export function createVisitedSites(sites: Pick<SiteDirectory, "forVisitor">): VisitedSites {
  let found = new Map<string, Site | null>();
  return {
    peek: (host) => found.get(host),
    async find(host) {
      const asked = found;
      const site = await sites.forVisitor(host);
      if (asked.size >= MAX_REMEMBERED) asked.clear();
      // When a site changed meanwhile, nobody looks into this map any more.
      asked.set(host, site);
      return site;
    },
    clear: () => void (found = new Map()),
  };
}
