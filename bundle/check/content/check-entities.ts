import { type EntityField, type EntityItem, FIELD_VALUES } from "#features/pages/entity/schema.ts";
import { addressesOfItem } from "#domain/site/addresses-of-item.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import type { BundleParts, EntityOfBundle } from "../bundle-parts.ts";
import { checkBlocks, type ReportAt } from "./check-block.ts";
import { below, type Report } from "../../finding.ts";
import { isReservedPath } from "./reserved-paths.ts";

/** Holds entities against each other, their pages and their own fields. */
export function checkEntities(parts: BundleParts, report: Report): void {
  const names = new Set<string>();
  const addresses = pageAddresses(parts);
  for (const [index, { entity, isStored }] of (parts.entities ?? []).entries()) {
    const reportAt: ReportAt = (found) => report({ ...below(String(index), found), file: "entities.json" });
    if (names.has(entity.name))
      reportAt({
        level: "error",
        code: "duplicate-name",
        path: "name",
        message: `another entity is "${entity.name}" too`,
      });
    names.add(entity.name);
    if (entity.pageId != null && parts.pages && !pageOf(entity, parts))
      reportAt({
        level: "error",
        code: "unknown-page",
        path: "pageId",
        message: `page ${entity.pageId} does not exist`,
      });
    refuseDoubles(entity.fields, "fields", reportAt);
    for (const [at, item] of entity.items.entries()) {
      const reportInItem: ReportAt = (found) => reportAt(below(`items.${at}`, found));
      checkAddresses(item, entity, parts, addresses, reportInItem);
      // Stored entities have content addresses and sizes already: no fields to be warned of.
      checkContent(item, entity.fields, parts, isStored ? errorsOf(reportInItem) : reportInItem);
    }
    refuseDoubles(entity.items, "items", reportAt);
  }
}

function errorsOf(reportAt: ReportAt): ReportAt {
  return (found) => found.level === "error" && reportAt(found);
}

function pageOf({ pageId }: EntityOfBundle["entity"], { pages }: BundleParts) {
  return pages?.find(({ page }) => page.id === pageId)?.page;
}

function pageAddresses({ pages = [] }: BundleParts): Map<string, string> {
  return new Map(
    pages.flatMap(({ file, page }) =>
      Object.entries(page.paths).map(([locale, path]) => [hrefOfPage(locale as Locale, path ?? ""), file]),
    ),
  );
}

function refuseDoubles(
  rows: ReadonlyArray<{ readonly name: string } | { readonly id: number }>,
  list: string,
  reportAt: ReportAt,
): void {
  const seen = new Set<string | number>();
  for (const [at, row] of rows.entries()) {
    const [word, key] = "name" in row ? (["name", row.name] as const) : (["id", row.id] as const);
    if (seen.has(key))
      reportAt({
        level: "error",
        code: word === "id" ? "duplicate-id" : "duplicate-name",
        path: `${list}.${at}.${word}`,
        message: `another one has the ${word} ${key} too`,
      });
    seen.add(key);
  }
}

function checkAddresses(
  { id, paths }: EntityItem,
  entity: EntityOfBundle["entity"],
  parts: BundleParts,
  addresses: Map<string, string>,
  reportAt: ReportAt,
): void {
  const page = pageOf(entity, parts);
  const own = addressesOfItem(paths, page?.paths);
  for (const locale of LOCALES) {
    if (!paths[locale]) continue;
    const address = own[locale];
    const path = `paths.${locale}`;
    if (!parts.site.locales.includes(locale))
      reportAt({
        level: "warning",
        code: "language-not-published",
        path,
        message: "the site does not publish this language",
      });
    if (!address) {
      const why =
        entity.pageId == null ? "its entity names no page" : page && `page ${page.id} is not in ${locale}`;
      if (why) reportAt({ level: "warning", code: "no-address", path, message: `it has no address: ${why}` });
      continue;
    }
    if (isReservedPath(locale, address.slice(`/${locale}/`.length)))
      reportAt({
        level: "error",
        code: "address-reserved",
        path,
        message: `${address} is the address of a screen of the product's`,
      });
    const other = addresses.get(address);
    if (other)
      reportAt({
        level: "error",
        code: "address-taken",
        path,
        message: `${other} has the address ${address} too`,
      });
    else addresses.set(address, `item ${id} of "${entity.name}"`);
  }
}

function checkContent(
  item: EntityItem,
  fields: readonly EntityField[],
  parts: BundleParts,
  reportAt: ReportAt,
): void {
  for (const [name, value] of Object.entries(item.values)) {
    const kind = fields.find((field) => field.name === name)?.kind;
    const path = `values.${name}`;
    if (!kind)
      reportAt({
        level: "warning",
        code: "unknown-field",
        path,
        message: "its entity has no field of this name, it is not shown",
      });
    else if (!FIELD_VALUES[kind].safeParse(value).success)
      reportAt({ level: "error", path, ...EXPECTED[kind] });
  }
  checkBlocks(item.blocks, parts, reportAt);
}

const EXPECTED = {
  text: { code: "wrong-type", message: "expected a text per language" },
  number: { code: "wrong-type", message: "expected a number" },
  date: { code: "not-a-date", message: "expected a day such as 2026-11-21" },
  link: { code: "not-a-link", message: "expected an https, mailto or tel link, or a path" },
} as const;
