import type { CustomEntity, EntityItem } from "#contract/site/entity.ts";
import type { Page } from "#contract/site/page.ts";
import type { Site } from "#contract/site/site.ts";
import { addressesOfItem } from "#domain/entity/addresses-of-item.ts";
import { hrefOfPage, hrefOfScreen } from "#domain/locale/href.ts";
import type { Localised } from "#domain/locale/localised.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";

/** Estates a part: with four languages and their alternates it stays far below 50,000 addresses and 50 MB (sitemaps.org). */
export const ESTATES_PER_PART = 5_000;

/** One thing that a site shows, at its path in each language. */
export type SitemapEntry = { readonly paths: Localised; readonly changedAt?: string };

/** The list of a site's parts: part 0 holds the agency's pages, the others its listings. */
export function sitemapIndex(origin: string, estateCount: number): string {
  const parts = 1 + Math.ceil(estateCount / ESTATES_PER_PART);
  const rows = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join("")}</sitemapindex>`;
}

/** One part, an address per language, each with all its alternates and the default language for everyone else. */
export function sitemapPart(
  origin: string,
  site: Pick<Site, "locales" | "defaultLocale">,
  entries: readonly SitemapEntry[],
) {
  const rows = entries.flatMap(({ paths, changedAt }) => {
    const published = site.locales.flatMap((locale) =>
      paths[locale] ? [{ locale, path: paths[locale] }] : [],
    );
    const links = published.map(({ locale, path }) => alternate(locale, origin + path)).join("");
    const fallback = paths[site.defaultLocale] ?? published[0]?.path;
    const anyone = fallback ? alternate("x-default", origin + fallback) : "";
    const lastmod = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : "";
    return published.map(
      ({ path }) => `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}${links}${anyone}</url>`,
    );
  });
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join("")}</urlset>`;
}

/** Items of an agency's own content as entries: `/nl/wijken/dok-noord` and its likes. */
export function itemEntries(
  { pageId }: CustomEntity,
  items: readonly EntityItem[],
  pages: readonly Page[],
): SitemapEntry[] {
  const page = pages.find(({ id }) => id === pageId);
  return items.map(({ paths }) => ({ paths: addressesOfItem(paths, page?.paths) }));
}

/** The agency's pages as entries: `/nl/te-koop` and its likes. */
export function pageEntries(pages: readonly Page[]): SitemapEntry[] {
  return pages.map(({ paths }) => ({
    paths: Object.fromEntries(
      Object.entries(paths).map(([locale, path]) => [locale, hrefOfPage(locale as Locale, path ?? "")]),
    ),
  }));
}

/** Holiday homes as entries: `/nl/vakantie/12` and its likes. */
export function rentalEntries(units: ReadonlyArray<{ id: number; changedAt: string }>): SitemapEntry[] {
  return units.map(({ id, changedAt }) => ({
    paths: Object.fromEntries(LOCALES.map((locale) => [locale, hrefOfScreen(locale, "holiday", id)])),
    changedAt,
  }));
}

/** The statements that every site has, with or without words of the agency's own. */
export const STATEMENT_ENTRIES: readonly SitemapEntry[] = (
  ["privacyStatement", "termsOfUse", "accessibility"] as const
).map((screen) => ({
  paths: Object.fromEntries(LOCALES.map((locale) => [locale, hrefOfScreen(locale, screen)])),
}));

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
