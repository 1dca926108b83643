import type { MiddlewareHandler } from "hono";
import type { Site } from "#contract/site/site.ts";
import type { SiteDirectory } from "./site-directory.ts";

type SiteEnv = { Variables: { site: Site } };

/** Picks the site by the host name of the request's address; none and no default is a plain 404. */
export function siteByHost(sites: SiteDirectory): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const site = await sites.forVisitor(new URL(c.req.url).host);
    if (!site) return c.text("No site here.", 404, { "Cache-Control": "no-store" });
    c.set("site", site);
    return next();
  };
}
