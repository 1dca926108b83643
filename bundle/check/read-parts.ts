import type { z } from "zod";
import { Agendas } from "#features/visits/schema.ts";
import { Agreements } from "#features/site/schema/agreement.ts";
import { Entities } from "#features/pages/entity/schema.ts";
import { Menus, Page, Translations } from "#features/site/schema/page.ts";
import { Collections, ReferenceData } from "#features/site/schema/reference.ts";
import { SiteFile } from "#features/site/schema/site-file.ts";
import { withPlainTexts } from "#features/listings/plain-text/with-plain-texts.server.ts";
import { isLocale, LOCALES } from "#domain/locale/locale.ts";
import type { BundleLimits } from "../files/bundle-limits.ts";
import { BundleRefused, type OpenBundle, isBundleFile } from "../files/bundle-files.ts";
import { readSmall } from "../files/read-small.ts";
import type { OwnParts } from "./bundle-parts.ts";
import { HOLDS_MARKUP, type Report, UNKNOWN_FIELD } from "../finding.ts";
import { parseRecord } from "./record/parse-record.ts";

const REFERENCE_FILE = "reference.json";

/** Reads all files but the listings and media; null when the site's can't be read. Other faults leave their file out. */
export async function readParts(
  bundle: OpenBundle,
  limits: BundleLimits,
  report: Report,
): Promise<OwnParts | null> {
  noteOddFiles(bundle, report);
  const read = <S extends z.ZodType>(name: string, schema: S) =>
    bundle.files.has(name) ? readPart(bundle, limits, name, schema, report) : Promise.resolve(undefined);
  const site = await read("site.json", SiteFile);
  const menus = await read("menus.json", Menus);
  const reference = await read(REFERENCE_FILE, ReferenceData);
  const collections = await read("collections.json", Collections);
  const agreements = await read("agreements.json", Agreements);
  const agendas = await read("agenda.json", Agendas);
  const entities = (await read("entities.json", Entities))?.map((entity) => ({ entity }));
  const pages = await readPages(bundle, (file) => read(file, Page));
  const translations: Record<string, Translations> = {};
  for (const locale of LOCALES) {
    const words = await read(`translations/${locale}.json`, Translations);
    if (words) translations[locale] = words;
  }
  if (!site && bundle.files.has("site.json")) return null;
  const own = site && splitSite(site);
  return { ...own, menus, pages, reference, collections, agreements, agendas, entities, translations };
}

/** What everybody may know of a site, apart from what its operator alone sees. */
function splitSite({ sources, ...site }: SiteFile): Pick<OwnParts, "site" | "sources"> {
  return { site, sources };
}

async function readPages(bundle: OpenBundle, read: (file: string) => Promise<Page | undefined>) {
  const files = [...bundle.files.keys()].filter((name) => /^pages\/[^/]+\.json$/.test(name)).toSorted();
  if (files.length === 0) return undefined;
  const pages: Array<{ file: string; page: Page }> = [];
  for (const file of files) {
    const page = await read(file);
    if (page) pages.push({ file, page });
  }
  return pages;
}

async function readPart<S extends z.ZodType>(
  bundle: OpenBundle,
  limits: BundleLimits,
  file: string,
  schema: S,
  report: Report,
): Promise<z.infer<S> | undefined> {
  const parsed = parseRecord(await readBytes(bundle, file, limits), schema);
  if (!parsed.ok) {
    for (const fault of parsed.faults) report({ level: "error", file, ...fault });
    return undefined;
  }
  for (const path of parsed.unknown) report({ level: "warning", file, path, ...UNKNOWN_FIELD });
  return file === REFERENCE_FILE ? inPlainTexts(parsed.value, file, report) : parsed.value;
}

/** A list whose names hold HTML is told once. */
function inPlainTexts<T>(value: T, file: string, report: Report): T {
  const paths = new Set<string>();
  const plain = withPlainTexts(value, (path) => paths.add(path.replaceAll(/\.\d+(?=\.)/g, "")));
  for (const path of paths) report({ level: "warning", file, path, ...HOLDS_MARKUP });
  return plain;
}

/** What fails while the bytes come is the bundle's fault: a damaged archive, a file that can't be read. */
async function readBytes(bundle: OpenBundle, file: string, limits: BundleLimits): Promise<Buffer> {
  try {
    return await readSmall(bundle, file, limits.jsonBytes);
  } catch (error) {
    if (error instanceof BundleRefused) throw error;
    throw new BundleRefused(`${file} can't be read (${(error as Error).message})`);
  }
}

function noteOddFiles(bundle: OpenBundle, report: Report): void {
  for (const file of bundle.files.keys()) {
    if (!isBundleFile(file) || isOddTranslation(file)) {
      report({
        level: "warning",
        code: "unknown-file",
        file,
        message: "no file that a bundle has, left out",
      });
    }
  }
}

function isOddTranslation(file: string): boolean {
  const [folder, name = ""] = file.split("/");
  if (folder === "pages") return !/^pages\/[^/]+\.json$/.test(file);
  return folder === "translations" && !(name.endsWith(".json") && isLocale(name.slice(0, -".json".length)));
}
