import type { Page } from "#features/site/schema/page.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { BundleParts } from "../bundle-parts.ts";
import { checkBlocks } from "./check-block.ts";
import type { Finding, Report } from "../../finding.ts";
import { isReservedPath } from "./reserved-paths.ts";

type ReportField = (level: Finding["level"], path: string, message: string, spoils?: string) => void;

/** Holds pages against each other, the site's languages and the addresses that screens already have. */
export function checkPages(parts: BundleParts, report: Report): void {
  const ids = new Map<number, string>();
  const addresses = new Map<string, string>();
  for (const { file, page } of parts.pages ?? []) {
    const reportField: ReportField = (level, path, message, spoils) =>
      report({ level, file, path, message, spoils });
    if (ids.has(page.id)) reportField("error", "id", `${ids.get(page.id)} has the id ${page.id} too`);
    else ids.set(page.id, file);
    for (const locale of LOCALES) checkAddress(page, locale, addresses, file, parts, reportField);
    checkBlocks(page.blocks, parts, reportField);
  }
  if (parts.pages) checkNamedPages(parts, ids, addresses, report);
  else
    report({
      level: "warning",
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
    report({ level: "error", file: "site.json", path: "settings.notFoundPageId", message });
  }
  for (const locale of site.locales) {
    if (addresses.has(`${locale}/`)) continue;
    const message = "no page is the home page (an empty path)";
    report({ level: "warning", file: "pages", path: `paths.${locale}`, message });
  }
}

function checkAddress(
  page: Page,
  locale: Locale,
  addresses: Map<string, string>,
  file: string,
  { site }: BundleParts,
  reportField: ReportField,
): void {
  const path = page.paths[locale];
  if (path === undefined) return;
  const field = `paths.${locale}`;
  const address = `${locale}/${path}`;
  if (!site.locales.includes(locale))
    reportField("warning", field, "the site does not publish this language");
  if (isReservedPath(locale, path))
    reportField("error", field, `"${path}" is the address of a screen of the product's`);
  if (addresses.has(address))
    reportField("error", field, `${addresses.get(address)} has the path "${path}" too`);
  else addresses.set(address, file);
}
