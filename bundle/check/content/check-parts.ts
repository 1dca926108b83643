import type { MenuItem } from "#features/site/schema/page.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { siteGaps } from "#domain/legal/site-duties.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { endlessRedirects } from "#domain/site/endless-redirects.ts";
import type { BundleParts } from "../bundle-parts.ts";
import { checkEntities } from "./check-entities.ts";
import { checkPages } from "./check-pages.ts";
import { checkSources } from "./check-sources.ts";
import { checkTheme } from "./check-theme.ts";
import { checkMarkdown, deadLink } from "./check-block.ts";
import type { Report } from "../../finding.ts";

const GAP_MESSAGES = {
  missing: "missing; the law asks an agency to name it on its site",
  doubtful:
    "no number of the Crossroads Bank for Enterprises: ten digits, of which the last two fit the others",
  country: "does not name the country that gave the title; the law asks an agency to name it on its site",
} as const;

/** Holds a site's files against each other. */
export function checkParts(parts: BundleParts, report: Report): void {
  if (!parts.isSiteStored) {
    checkAgency(parts, report);
    checkTheme(parts.site.theme, report);
  }
  checkSources(parts.sources ?? [], report);
  checkReference(parts, report);
  checkAgreements(parts, report);
  checkMenus(parts, report);
  checkPages(parts, report);
  checkEntities(parts, report);
  checkRedirects(parts, report);
}

function checkAgency({ site, reference }: BundleParts, report: Report): void {
  const warn = (path: string, message: string) =>
    report({ level: "warning", file: "site.json", path, message });
  for (const { id, field, state } of siteGaps(site.agency)) {
    const message = GAP_MESSAGES[id === "country" && site.agency.bivTitle ? "country" : state];
    if (field) warn(`agency.${field}`, message);
  }
  if (!reference) return;
  const transactions = new Set(reference.transactions.map(({ id }) => id));
  for (const id of site.settings.hiddenStatus) {
    if (!transactions.has(id)) warn("settings.hiddenStatus", `transaction ${id} is not in reference.json`);
  }
}

/** Nothing is said while the bundle leaves out its pages, at which redirects end. */
function checkRedirects({ site, pages }: BundleParts, report: Report): void {
  if (!pages) return;
  const addresses = pages.flatMap(({ page: { paths } }) =>
    LOCALES.flatMap((locale) => (paths[locale] === undefined ? [] : [hrefOfPage(locale, paths[locale])])),
  );
  const message = "it leads round in a circle and never ends";
  for (const place of endlessRedirects(site.redirects, new Set(addresses)))
    report({ level: "error", file: "site.json", path: `redirects.${place}.to`, message });
}

function checkReference({ reference, collections }: BundleParts, report: Report): void {
  const refuseDoubles = (file: string, path: string, rows: ReadonlyArray<{ id: number | string }>) => {
    const seen = new Set<number | string>();
    for (const { id } of rows) {
      if (seen.has(id)) report({ level: "error", file, path, message: `id ${id} stands there twice` });
      seen.add(id);
    }
  };
  for (const [list, rows] of Object.entries(reference ?? {})) refuseDoubles("reference.json", list, rows);
  refuseDoubles("collections.json", "", collections ?? []);
}

function checkAgreements({ agreements = {} }: BundleParts, report: Report): void {
  for (const [kind, texts] of Object.entries(agreements))
    checkMarkdown(texts ?? {}, kind, (level, path, message) =>
      report({ level, file: "agreements.json", path, message }),
    );
}

function checkMenus(parts: BundleParts, report: Report): void {
  const { menus, pages } = parts;
  const known = pages && new Set(pages.map(({ page }) => page.id));
  const walk = (items: readonly MenuItem[], path: string) => {
    for (const [index, item] of items.entries()) {
      const here = `${path}.${index}`;
      const reportField = (level: "error" | "warning", message: string) =>
        report({ level, file: "menus.json", path: here, message });
      if (item.pageId != null && known && !known.has(item.pageId))
        reportField("error", `page ${item.pageId} does not exist`);
      if (item.pageId == null && !item.link && item.children.length === 0)
        reportField("warning", "leads nowhere");
      const dead = item.pageId == null && item.link ? deadLink(item.link, parts) : null;
      if (dead) reportField("warning", dead);
      walk(item.children, `${here}.children`);
    }
  };
  for (const [menu, items] of Object.entries(menus ?? {})) walk(items, menu);
}
