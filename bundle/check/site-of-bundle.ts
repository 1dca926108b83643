import { BundleRefused } from "../files/bundle-refused.ts";
import type { BundleParts, OwnParts } from "./bundle-parts.ts";
import type { Surroundings } from "./check-bundle.ts";
import type { Report } from "./finding.ts";

/** Which site a bundle is of: as its site.json says, else as it was named; null when the two differ. */
export function siteIdOf({ site }: OwnParts, named: string | undefined, report: Report): string | null {
  const id = site?.id ?? named;
  if (!id) throw new BundleRefused("there is no site.json in it; a bundle that only adds needs --site <id>");
  if (named === undefined || named === id) return id;
  report({ level: "error", file: "site.json", path: "id", message: `"${id}" is not the site "${named}"` });
  return null;
}

/** The bundle's parts with the site that they are of: its own, else the one that stands; null where there is none. */
export function withSite(
  own: OwnParts,
  id: string,
  surroundings: Surroundings,
  report: Report,
): BundleParts | null {
  if (own.site) return { ...own, site: own.site };
  if (surroundings.site) return { ...own, site: surroundings.site, isSiteStored: true };
  report({ level: "error", file: "site.json", message: `missing; there is no site "${id}" yet to add to` });
  return null;
}
