import type { Site } from "#contract/site/site.ts";
import type { Storage } from "../storage/storage.ts";
import { hostnameOf } from "./hostname.ts";
import { keepLookup } from "./kept-lookup.ts";

export type SiteDirectory = {
  byId(siteId: string): Promise<Site | null>;
  /** The site of exactly this host name. */
  byHostname(hostname: string): Promise<Site | null>;
  /** The site that a visitor of this `Host` sees: the host's own, else the default one, else none. */
  forVisitor(host: string | null): Promise<Site | null>;
  close(): void;
};

/** Nothing else is a site's id, so nothing else is looked up. */
const SITE_ID = /^[a-z0-9][a-z0-9-]{0,62}$/;

type SiteStorage = Pick<Storage, "findSite" | "findSiteByHostname" | "findDefaultSite" | "onChange">;

/** Finds sites without asking the database each time; an import that changes a site empties it. */
export function createSiteDirectory(storage: SiteStorage): SiteDirectory {
  const ids = keepLookup((id) => storage.findSite(id));
  const hostnames = keepLookup((name) => storage.findSiteByHostname(name));
  const defaults = keepLookup(() => storage.findDefaultSite());

  const close = storage.onChange(({ scope }) => {
    if (scope !== "site") return;
    // A host name may have moved from one site to another: all of it goes.
    for (const lookup of [ids, hostnames, defaults]) lookup.clear();
  });

  const byHostname = async (host: string | null) => {
    const name = hostnameOf(host);
    return name === null ? null : hostnames.find(name);
  };

  return {
    byId: async (siteId) => (SITE_ID.test(siteId) ? ids.find(siteId) : null),
    byHostname,
    forVisitor: async (host) => (await byHostname(host)) ?? defaults.find("default"),
    close,
  };
}
