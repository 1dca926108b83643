import { originOfSite } from "../middleware/site-origin.ts";
import { listSites } from "../storage/import/list-sites.ts";
import type { OpenStorage } from "../storage/open-storage.ts";

/** Tells the person who started the server where to look, site by site. */
export async function printAddresses(
  { databaseUrl }: Pick<OpenStorage, "databaseUrl">,
  port: number,
): Promise<void> {
  const sites = await listSites(databaseUrl);
  const lines = sites.map((site) => `  ${site.name}: ${originOfSite(site, port)}`);
  const nothing = ["  No site yet: npx gevel import <bundle> brings one."];
  console.error(["Gevel is ready.", ...(lines.length > 0 ? lines : nothing)].join("\n"));
}
