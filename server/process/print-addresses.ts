import { linkForDevelopers } from "#features/desk/queries/link-for-developers.ts";
import { DEFAULT_LOCALE, LOCALES } from "#domain/locale/locale.ts";
import { isLocalName, originOfSite } from "#features/site/site-origin.ts";
import { type ListedSite, listSites } from "#features/site/queries/list-sites.ts";
import { hasDevPages } from "./dev-pages.ts";
import type { OpenParts } from "./open-parts.ts";

/** Tells the person who started the server where to look, site by site. */
export async function printAddresses(
  { config, storage, now }: Pick<OpenParts, "config" | "storage" | "now">,
  port: number,
): Promise<void> {
  const sites = await listSites(storage.databaseUrl);
  const own = `http://localhost:${port}`;
  const forDevelopers = hasDevPages(config)
    ? [`  For developers: ${own}/_blocks and ${own}/_mail`, ...(await deskOf(sites, { storage, now, port }))]
    : [];
  console.error(["Gevel is ready.", ...linesOf(sites, port), ...forDevelopers].join("\n"));
}

const MOST_LINES = 10;

/** Where each site is, the first ten of many. Example: `["  Huyzen: http://localhost:3000", "  and 290 more (npx gevel sites)"]`. */
export function linesOf(
  sites: ReadonlyArray<Pick<ListedSite, "name" | "hostnames">>,
  port: number,
): string[] {
  if (sites.length === 0) return ["  No site yet: npx gevel import <bundle> brings one."];
  const lines = sites.slice(0, MOST_LINES).map((site) => `  ${site.name}: ${originOfSite(site, port)}`);
  const more = sites.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more (npx gevel sites)`] : lines;
}

type DeskParts = Pick<OpenParts, "storage" | "now"> & { readonly port: number };

/** Where the developer signs in to the desk of the demo, which is served at a name of this machine. */
async function deskOf(sites: readonly ListedSite[], { storage, now, port }: DeskParts): Promise<string[]> {
  const local = sites.filter(({ hostnames }) => isLocalName(hostnames[0] ?? "localhost"));
  const site = local.find(({ isDefault }) => isDefault) ?? local[0];
  if (!site) return [];
  const locale = LOCALES.find((one) => one === site.locales[0]) ?? DEFAULT_LOCALE;
  const path = await linkForDevelopers(storage.pool, { id: site.id, locale }, now());
  return [`  Desk: ${originOfSite(site, port)}${path}`];
}
