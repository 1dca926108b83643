import { readAddress } from "#domain/locale/read-address.ts";
import type { BundleParts } from "./bundle-parts.ts";

/** Why a link of the site's own leads nowhere, or null; links to elsewhere and to screens of the product's are not held. */
export function deadLink(link: string, { site, pages }: BundleParts): string | null {
  if (!link.startsWith("/") || !pages) return null;
  const { kind, locale, segments } = readAddress(link.split(/[?#]/)[0]!);
  if (kind === "unknown") return null;
  if (locale && !site.locales.includes(locale)) return `the site does not publish ${locale}`;
  if (kind !== "page" || !locale) return null;
  const path = segments.join("/");
  return pages.some(({ page }) => page.paths[locale] === path) ? null : `no page has the address ${link}`;
}
