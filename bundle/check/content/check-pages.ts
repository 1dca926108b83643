import type { Page } from "#features/site/schema/page.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { BundleParts } from "../bundle-parts.ts";
import { checkBlocks, type ReportAt } from "./check-block.ts";
import type { Report } from "../../finding.ts";
import { isReservedPath } from "./reserved-paths.ts";

/** Holds pages against each other, the site's languages and the addresses that screens already have. */
export function checkPages(parts: BundleParts, report: Report): void {
  const ids = new Map<number, string>();
  const addresses = new Map<string, string>();
  for (const { file, page } of parts.pages ?? []) {
    const reportAt: ReportAt = (found) => report({ ...found, file });
    if (ids.has(page.id))
      reportAt({
        level: "error",
        code: "duplicate-id",
        path: "id",
        message: `${ids.get(page.id)} has the id ${page.id} too`,
      });
    else ids.set(page.id, file);
    for (const locale of LOCALES) checkAddress(page, locale, addresses, file, parts, reportAt);
    checkBlocks(page.blocks, parts, reportAt);
  }
  if (parts.pages) checkNamedPages(parts, ids, addresses, report);
  else
    report({
      level: "warning",
      code: "no-home-page",
      file: "pages",
      message: "there are none, not even a home page (an empty path)",
    });
}

/** The pages that a site must have: a home page in each language, and the one that its settings name. */
function checkNamedPages(
  { site }: BundleParts,
  ids: ReadonlyMap<number, string>,
  addresses: ReadonlyMap<string, string>,
  report: Report,
): void {
  const { notFoundPageId } = site.settings;
  if (notFoundPageId != null && !ids.has(notFoundPageId)) {
    const message = `page ${notFoundPageId} does not exist`;
    report({
      level: "error",
      code: "unknown-page",
      file: "site.json",
      path: "settings.notFoundPageId",
      message,
    });
  }
  for (const locale of site.locales) {
    if (addresses.has(`${locale}/`)) continue;
    const message = "no page is the home page (an empty path)";
    report({ level: "warning", code: "no-home-page", file: "pages", path: `paths.${locale}`, message });
  }
}

function checkAddress(
  page: Page,
  locale: Locale,
  addresses: Map<string, string>,
  file: string,
  { site }: BundleParts,
  reportAt: ReportAt,
): void {
  const path = page.paths[locale];
  if (path === undefined) return;
  const field = `paths.${locale}`;
  const address = `${locale}/${path}`;
  if (!site.locales.includes(locale))
    reportAt({
      level: "warning",
      code: "language-not-published",
      path: field,
      message: "the site does not publish this language",
    });
  if (isReservedPath(locale, path))
    reportAt({
      level: "error",
      code: "address-reserved",
      path: field,
      message: `"${path}" is the address of a screen of the product's`,
    });
  if (addresses.has(address))
    reportAt({
      level: "error",
      code: "address-taken",
      path: field,
      message: `${addresses.get(address)} has the path "${path}" too`,
    });
  else addresses.set(address, file);
}
