import type { Site } from "#contract/site/site.ts";
import type { SiteDirectory } from "../middleware/site-directory.ts";

const REMEMBERED_MS = 5_000;
const MAX_REMEMBERED = 2_000;

export type VisitedSites = {
  /** What was found a moment ago, without waiting: undefined is not known, null is no site. */
  peek(host: string): Site | null | undefined;
  find(host: string): Promise<Site | null>;
  clear(): void;
};

/** Sites by the raw `Host` header, for requests that must not wait for anything. */
export function createVisitedSites(sites: Pick<SiteDirectory, "forVisitor">, now: () => Date): VisitedSites {
  const found = new Map<string, { site: Site | null; until: number }>();
  return {
    peek(host) {
      const known = found.get(host);
      return known && known.until > now().getTime() ? known.site : undefined;
    },
    async find(host) {
      const site = await sites.forVisitor(host);
      if (found.size >= MAX_REMEMBERED) found.clear();
      found.set(host, { site, until: now().getTime() + REMEMBERED_MS });
      return site;
    },
    clear: () => found.clear(),
  };
}
