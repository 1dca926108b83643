import { originOfSite } from "#features/site/site-origin.ts";
import { listSites } from "#features/site/queries/list-sites.ts";
import { hasDevPages } from "./dev-pages.ts";
import type { OpenParts } from "./open-parts.ts";

/** Tells the person who started the server where to look, site by site. */
export async function printAddresses(
  { config, storage }: Pick<OpenParts, "config" | "storage">,
  port: number,
): Promise<void> {
  const sites = await listSites(storage.databaseUrl);
  const lines = sites.map((site) => `  ${site.name}: ${originOfSite(site, port)}`);
  const nothing = ["  No site yet: npx gevel import <bundle> brings one."];
  const own = `http://localhost:${port}`;
  const forDevelopers = hasDevPages(config) ? [`  For developers: ${own}/_blocks and ${own}/_mail`] : [];
  console.error(["Gevel is ready.", ...(lines.length > 0 ? lines : nothing), ...forDevelopers].join("\n"));
}
