import { type EntityField, type EntityItem, FIELD_VALUES } from "#features/pages/entity/schema.ts";
import { addressesOfItem } from "#domain/site/addresses-of-item.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import type { BundleParts, EntityOfBundle } from "../bundle-parts.ts";
import { checkBlocks } from "./check-block.ts";
import type { Finding, Report } from "../../finding.ts";
import { isReservedPath } from "./reserved-paths.ts";

type ReportField = (level: Finding["level"], path: string, message: string, spoils?: string) => void;

/** Holds entities against each other, their pages and their own fields. */
export function checkEntities(parts: BundleParts, report: Report): void {
  const names = new Set<string>();
  const addresses = pageAddresses(parts);
  for (const [index, { entity, isStored }] of (parts.entities ?? []).entries()) {
    const below = (path: string) => (path ? `${index}.${path}` : String(index));
    const reportField: ReportField = (level, path, message, spoils) =>
      report({ level, file: "entities.json", path: below(path), message, spoils: spoils && below(spoils) });
    if (names.has(entity.name)) reportField("error", "name", `another entity is "${entity.name}" too`);
    names.add(entity.name);
    if (entity.pageId != null && parts.pages && !pageOf(entity, parts))
      reportField("error", "pageId", `page ${entity.pageId} does not exist`);
    refuseDoubles(entity.fields, "fields", reportField);
    for (const [at, item] of entity.items.entries()) {
      const reportItemField: ReportField = (level, path, message, spoils) =>
        reportField(level, `items.${at}.${path}`, message, spoils && `items.${at}.${spoils}`);
      checkAddresses(item, entity, parts, addresses, reportItemField);
      // Stored entities have content addresses and sizes already: no fields to be warned of.
      checkContent(item, entity.fields, parts, isStored ? errorsOf(reportItemField) : reportItemField);
    }
    refuseDoubles(entity.items, "items", reportField);
  }
}

function errorsOf(reportField: ReportField): ReportField {
  return (level, ...rest) => level === "error" && reportField(level, ...rest);
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
  reportField: ReportField,
): void {
  const seen = new Set<string | number>();
  for (const [at, row] of rows.entries()) {
    const [word, key] = "name" in row ? (["name", row.name] as const) : (["id", row.id] as const);
    if (seen.has(key))
      reportField("error", `${list}.${at}.${word}`, `another one has the ${word} ${key} too`);
    seen.add(key);
  }
}

function checkAddresses(
  { id, paths }: EntityItem,
  entity: EntityOfBundle["entity"],
  parts: BundleParts,
  addresses: Map<string, string>,
  reportField: ReportField,
): void {
  const page = pageOf(entity, parts);
  const own = addressesOfItem(paths, page?.paths);
  for (const locale of LOCALES) {
    if (!paths[locale]) continue;
    const address = own[locale];
    const path = `paths.${locale}`;
    if (!parts.site.locales.includes(locale))
      reportField("warning", path, "the site does not publish this language");
    if (!address) {
      if (entity.pageId == null) reportField("warning", path, "it has no address: its entity names no page");
      else if (page) reportField("warning", path, `it has no address: page ${page.id} is not in ${locale}`);
      continue;
    }
    if (isReservedPath(locale, address.slice(`/${locale}/`.length)))
      reportField("error", path, `${address} is the address of a screen of the product's`);
    const other = addresses.get(address);
    if (other) reportField("error", path, `${other} has the address ${address} too`);
    else addresses.set(address, `item ${id} of "${entity.name}"`);
  }
}

function checkContent(
  item: EntityItem,
  fields: readonly EntityField[],
  parts: BundleParts,
  reportField: ReportField,
): void {
  for (const [name, value] of Object.entries(item.values)) {
    const kind = fields.find((field) => field.name === name)?.kind;
    if (!kind)
      reportField("warning", `values.${name}`, "its entity has no field of this name, it is not shown");
    else if (!FIELD_VALUES[kind].safeParse(value).success)
      reportField("error", `values.${name}`, EXPECTED[kind]);
  }
  checkBlocks(item.blocks, parts, reportField);
}

const EXPECTED: Record<keyof typeof FIELD_VALUES, string> = {
  text: "expected a text per language",
  number: "expected a number",
  date: "expected a day such as 2026-11-21",
  link: "expected an https, mailto or tel link, or a path",
};
