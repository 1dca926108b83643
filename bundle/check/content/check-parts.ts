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
import type { FindingAt, Report } from "../../finding.ts";

const GAPS = {
  missing: {
    code: "legal-fact-missing",
    message: "missing; the law asks an agency to name it on its site",
  },
  doubtful: {
    code: "wrong-enterprise-number",
    message:
      "no number of the Crossroads Bank for Enterprises: ten digits, of which the last two fit the others",
  },
  country: {
    code: "legal-fact-missing",
    message: "does not name the country that gave the title; the law asks an agency to name it on its site",
  },
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
  const warn = (found: Omit<FindingAt, "level">) => report({ ...found, level: "warning", file: "site.json" });
  for (const { id, field, state } of siteGaps(site.agency)) {
    const gap = GAPS[id === "country" && site.agency.bivTitle ? "country" : state];
    if (field) warn({ path: `agency.${field}`, ...gap });
  }
  if (!reference) return;
  const transactions = new Set(reference.transactions.map(({ id }) => id));
  for (const id of site.settings.hiddenStatus) {
    if (!transactions.has(id))
      warn({
        code: "unknown-reference",
        path: "settings.hiddenStatus",
        message: `transaction ${id} is not in reference.json`,
      });
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
    report({
      level: "error",
      code: "endless-redirect",
      file: "site.json",
      path: `redirects.${place}.to`,
      message,
    });
}

function checkReference({ reference, collections }: BundleParts, report: Report): void {
  const refuseDoubles = (file: string, path: string, rows: ReadonlyArray<{ id: number | string }>) => {
    const seen = new Set<number | string>();
    for (const { id } of rows) {
      if (seen.has(id))
        report({ level: "error", code: "duplicate-id", file, path, message: `id ${id} stands there twice` });
      seen.add(id);
    }
  };
  for (const [list, rows] of Object.entries(reference ?? {})) refuseDoubles("reference.json", list, rows);
  refuseDoubles("collections.json", "", collections ?? []);
}

function checkAgreements({ agreements = {} }: BundleParts, report: Report): void {
  for (const [kind, texts] of Object.entries(agreements))
    checkMarkdown(texts ?? {}, kind, (found) => report({ ...found, file: "agreements.json" }));
}

function checkMenus(parts: BundleParts, report: Report): void {
  const { menus, pages } = parts;
  const known = pages && new Set(pages.map(({ page }) => page.id));
  const walk = (items: readonly MenuItem[], path: string) => {
    for (const [index, item] of items.entries()) {
      const here = `${path}.${index}`;
      const reportHere = (found: Pick<FindingAt, "level" | "code" | "message">) =>
        report({ ...found, file: "menus.json", path: here });
      if (item.pageId != null && known && !known.has(item.pageId))
        reportHere({
          level: "error",
          code: "unknown-page",
          message: `page ${item.pageId} does not exist`,
        });
      if (item.pageId == null && !item.link && item.children.length === 0)
        reportHere({ level: "warning", code: "leads-nowhere", message: "leads nowhere" });
      const dead = item.pageId == null && item.link ? deadLink(item.link, parts) : null;
      if (dead) reportHere({ level: "warning", code: "leads-nowhere", message: dead });
      walk(item.children, `${here}.children`);
    }
  };
  for (const [menu, items] of Object.entries(menus ?? {})) walk(items, menu);
}
