import type { Site } from "./schema/site.ts";
import type { Suspension } from "./suspension.ts";
import type { Storage } from "./storage.ts";
import { hostnameOf } from "#platform/http/hostname.ts";
import { cacheLookup } from "#platform/http/cached-lookup.ts";

export type SiteDirectory = {
  byId(siteId: string): Promise<Site | null>;
  /** The site of exactly this host name. */
  byHostname(hostname: string): Promise<Site | null>;
  /** The site that a visitor of this `Host` sees: the host's own, else the default one, else none. */
  forVisitor(host: string | null): Promise<Site | null>;
  /** The same, for requests that must not wait for anything: undefined is not known. */
  peekForVisitor(host: string): Site | null | undefined;
  /** Null while the site is served. */
  suspensionOf(siteId: string): Promise<Suspension | null>;
  /** The same, for requests that must not wait for anything: undefined is not known. */
  peekSuspension(siteId: string): Suspension | null | undefined;
  close(): void;
};

/** Nothing else is a site's id, so nothing else is looked up. */
const SITE_ID = /^[a-z0-9][a-z0-9-]{0,62}$/;

type SiteStorage = Pick<
  Storage,
  "findSite" | "findSiteByHostname" | "findDefaultSite" | "findSuspensions" | "onChange"
>;

/**
 * Finds sites without asking the database each time. After an import that changes a site everything is asked again; what was
 * known before it serves while the database is away.
 */
export function createSiteDirectory(
  storage: SiteStorage,
  isDatabaseAway: () => boolean = () => false,
): SiteDirectory {
  const ids = cacheLookup((id) => storage.findSite(id), { isDatabaseAway });
  const hostnames = cacheLookup((name) => storage.findSiteByHostname(name), { isDatabaseAway });
  const suspensions = cacheLookup(() => storage.findSuspensions(), { isDatabaseAway });
  const defaults = cacheLookup(() => storage.findDefaultSite(), { isDatabaseAway });

  const close = storage.onChange(({ scope }) => {
    if (scope !== "site") return;
    // A host name may have moved from one site to another.
    for (const lookup of [ids, hostnames, defaults, suspensions]) lookup.invalidate();
  });

  const byHostname = async (host: string | null) => {
    const name = hostnameOf(host);
    return name === null ? null : hostnames.find(name);
  };
  const peekByHostname = (host: string) => {
    // Most hosts are written as their bare name: finding that costs less than reading it. An IPv6 address never is.
    const site = host.includes(":") ? undefined : hostnames.peek(host);
    if (site !== undefined) return site;
    const name = hostnameOf(host);
    return name === null ? null : hostnames.peek(name);
  };

  return {
    byId: async (siteId) => (SITE_ID.test(siteId) ? ids.find(siteId) : null),
    byHostname,
    forVisitor: async (host) => (await byHostname(host)) ?? defaults.find(DEFAULT),
    peekForVisitor(host) {
      const site = peekByHostname(host);
      return site === null ? defaults.peek(DEFAULT) : site;
    },
    suspensionOf: async (siteId) => (await suspensions.find(ALL)).get(siteId) ?? null,
    peekSuspension(siteId) {
      const known = suspensions.peek(ALL);
      return known && (known.get(siteId) ?? null);
    },
    close,
  };
}

const DEFAULT = "default";
const ALL = "all";
