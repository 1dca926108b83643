import type { Agreements } from "../schema/agreement.ts";
import type { Menus, Page, Translations } from "#features/site/schema/page.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { DatabaseReader } from "./database-reader.ts";
import { findPart } from "./find-part.ts";

export function findSite({ database }: DatabaseReader, siteId: string): Promise<Site | null> {
  return firstSite(database, "select document from site where site_id = $1", [siteId]);
}

export function findSiteByHostname({ database }: DatabaseReader, hostname: string): Promise<Site | null> {
  return firstSite(
    database,
    "select s.document from hostname h join site s using (site_id) where h.hostname = $1",
    [hostname],
  );
}

/** The site that answers at host names nobody has; of several that want to, always the same. */
export function findDefaultSite({ database }: DatabaseReader): Promise<Site | null> {
  return firstSite(database, "select document from site where is_default order by site_id limit 1", []);
}

export async function findMenus(reader: DatabaseReader, siteId: string): Promise<Menus> {
  return (await findPart<Menus>(reader, siteId, "menus")) ?? { main: [], footer: [], legal: [] };
}

export async function findPages(reader: DatabaseReader, siteId: string): Promise<Page[]> {
  return (await findPart<Page[]>(reader, siteId, "pages")) ?? [];
}

export async function findAgreements(reader: DatabaseReader, siteId: string): Promise<Agreements> {
  return (await findPart<Agreements>(reader, siteId, "agreements")) ?? {};
}

export async function findTranslations(
  reader: DatabaseReader,
  siteId: string,
  locale: Locale,
): Promise<Translations> {
  return (await findPart<Translations>(reader, siteId, "translations", locale)) ?? {};
}

/** The content address of a file that the site's bundle had in media/, or null. */
export async function findAsset(
  { database }: DatabaseReader,
  siteId: string,
  name: string,
): Promise<string | null> {
  const { rows } = await database.query<{ file: string }>({
    text: "select file from asset where site_id = $1 and name = $2",
    values: [siteId, name],
  });
  return rows[0]?.file ?? null;
}

async function firstSite(
  database: DatabaseReader["database"],
  text: string,
  values: string[],
): Promise<Site | null> {
  const { rows } = await database.query<{ document: Site }>({ text, values });
  return rows[0]?.document ?? null;
}
