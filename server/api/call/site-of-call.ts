import type { Context } from "hono";
import type { Site } from "#features/site/schema/site.ts";
import type { SiteDirectory } from "#features/site/site-directory.ts";
import type { ApiEnv } from "./api-env.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { Endpoint } from "#features/site/api/endpoint.ts";

type FindSite = (c: Context<ApiEnv>, sites: SiteDirectory) => Promise<Site | null>;

const FIND_SITE: Record<Endpoint["siteBy"], FindSite> = {
  path: siteOfPath,
  host: siteOfHost,
  nothing: async () => null,
};

/** The site that a call is for; null where the endpoint is of the whole deployment. */
export function siteOfCall(
  c: Context<ApiEnv>,
  { siteBy }: Endpoint,
  sites: SiteDirectory,
): Promise<Site | null> {
  return FIND_SITE[siteBy](c, sites);
}

/** The path rules; a header that says otherwise is a mistake of the caller's. */
async function siteOfPath(c: Context<ApiEnv>, sites: SiteDirectory): Promise<Site> {
  const siteId = c.req.param("siteId") ?? "";
  const header = c.req.header("X-Site-Id");
  if (header !== undefined && header !== siteId) throw new AppError("other-site");
  const site = await sites.byId(siteId);
  if (!site) throw new AppError("not-found", { detail: "There is no such site." });
  return site;
}

async function siteOfHost(c: Context<ApiEnv>, sites: SiteDirectory): Promise<Site> {
  const site = await sites.forVisitor(new URL(c.req.url).host);
  if (!site) throw new AppError("no-site");
  return site;
}
