import type { CustomEntity, EntityItem } from "#features/pages/entity/schema.ts";
import type { AnyBlock, Page } from "#features/site/schema/page.ts";
import type { Site } from "#features/site/schema/site.ts";
import { addressesOfItem } from "#domain/site/addresses-of-item.ts";
import { addressForAnyone } from "#domain/locale/address-for-anyone.ts";
import { hrefOfPage, hrefOfScreen } from "#domain/locale/href.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import type { ContentMoments } from "#features/site/queries/find-content-moments.ts";

/** Estates a part: with four languages and their alternates it stays far below 50,000 addresses and 50 MB (sitemaps.org). */
export const ESTATES_PER_PART = 5_000;

/** One thing that a site shows, at its path in each language. */
export type SitemapEntry = { readonly paths: Multilingual; readonly changedAt?: string | null };

/** The list of a site's parts: part 0 holds the agency's pages, the others its listings. */
export function sitemapIndex(origin: string, estateCount: number): string {
  const parts = 1 + Math.ceil(estateCount / ESTATES_PER_PART);
  const rows = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join("")}</sitemapindex>`;
}

/** One part, an address per language, each with all its alternates and where everybody else goes. */
export function sitemapPart(
  origin: string,
  site: Pick<Site, "locales" | "defaultLocale">,
  entries: readonly SitemapEntry[],
) {
  const rows = entries.flatMap(({ paths, changedAt }) => {
    const published = site.locales.flatMap((locale) =>
      paths[locale] ? [{ locale, href: paths[locale] }] : [],
    );
    const links = published.map(({ locale, href }) => alternate(locale, origin + href)).join("");
    const forAnyone = addressForAnyone(published, site.defaultLocale);
    const anyone = forAnyone ? alternate("x-default", origin + forAnyone) : "";
    const lastmod = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : "";
    return published.map(
      ({ href }) => `<url><loc>${escapeXml(origin + href)}</loc>${lastmod}${links}${anyone}</url>`,
    );
  });
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join("")}</urlset>`;
}

/** Items of an agency's own content as entries: `/nl/wijken/dok-noord` and its likes. */
export function itemEntries(
  { name, pageId }: CustomEntity,
  items: readonly EntityItem[],
  pages: readonly Page[],
  moments: Pick<ContentMoments, "items">,
): SitemapEntry[] {
  const page = pages.find(({ id }) => id === pageId);
  return items.map(({ id, paths }) => ({
    paths: addressesOfItem(paths, page?.paths),
    changedAt: moments.items[name]?.[id] ?? null,
  }));
}

/** The agency's pages as entries: `/nl/te-koop` and its likes. A list changes with what it shows. */
export function pageEntries(pages: readonly Page[], moments: ContentMoments): SitemapEntry[] {
  return pages.map(({ id, paths, blocks }) => ({
    paths: Object.fromEntries(
      Object.entries(paths).map(([locale, path]) => [locale, hrefOfPage(locale as Locale, path ?? "")]),
    ),
    changedAt: newest([moments.pages[id], ...blocks.map((block) => momentOfList(block, moments))]),
  }));
}

/** Holiday homes as entries: `/nl/vakantie/12` and its likes. */
export function rentalEntries(units: ReadonlyArray<{ id: number; changedAt: string }>): SitemapEntry[] {
  return units.map(({ id, changedAt }) => ({
    paths: Object.fromEntries(LOCALES.map((locale) => [locale, hrefOfScreen(locale, "holiday", id)])),
    changedAt,
  }));
}

/** The statements that every site has: the agency's own words, or the product's that name the agency. */
export function statementEntries({ site, agreements }: ContentMoments): SitemapEntry[] {
  const changedAt = newest([site, agreements]);
  return (["privacyStatement", "termsOfUse", "accessibility"] as const).map((screen) => ({
    paths: Object.fromEntries(LOCALES.map((locale) => [locale, hrefOfScreen(locale, screen)])),
    changedAt,
  }));
}

function newest(moments: ReadonlyArray<string | null | undefined>): string | null {
  const known = moments.filter((moment) => moment != null).map((moment) => Date.parse(moment));
  return known.length > 0 ? new Date(Math.max(...known)).toISOString() : null;
}

/** When the last of what a block lists changed. */
function momentOfList(block: AnyBlock, { items, listings, rentals }: ContentMoments): string | null {
  if (block.type === "rental-list") return rentals;
  if (LISTS_OF_HOMES.has(block.type)) return listings;
  if (block.type !== "custom-entity-list") return null;
  return newest(Object.values(items[String(block["entity"])] ?? {}));
}

const LISTS_OF_HOMES: ReadonlySet<string> = new Set(["estate-list", "estate-map", "project-list"]);

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
