import type { Agreements } from "#contract/site/agreement.ts";
import type { Menus, Page, Translations } from "#contract/site/page.ts";
import type { ReferenceData } from "#contract/site/reference.ts";
import type { Site } from "#contract/site/site.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Reader } from "./reader.ts";
import type { Collection } from "../storage.ts";

const EMPTY_REFERENCE: ReferenceData = {
  headTypes: [],
  subTypes: [],
  transactions: [],
  rooms: [],
  cities: [],
  countries: [],
  rentalLocations: [],
  rentalSubKinds: [],
  rentalOptions: [],
  periodTypes: [],
};

/** A name in four languages takes as much room as two rows of numbers and a text. */
const ROWS_A_NAME = 2;

export function findSite({ database }: Reader, siteId: string): Promise<Site | null> {
  return firstSite(database, "select document from site where site_id = $1", [siteId]);
}

export function findSiteByHostname({ database }: Reader, hostname: string): Promise<Site | null> {
  return firstSite(
    database,
    "select s.document from hostname h join site s using (site_id) where h.hostname = $1",
    [hostname],
  );
}

/** The site that answers at host names nobody has; of several that want to, always the same. */
export function findDefaultSite({ database }: Reader): Promise<Site | null> {
  return firstSite(database, "select document from site where is_default order by site_id limit 1", []);
}

export async function findMenus(reader: Reader, siteId: string): Promise<Menus> {
  return (await findPart<Menus>(reader, siteId, "menus")) ?? { main: [], footer: [], legal: [] };
}

export async function findPages(reader: Reader, siteId: string): Promise<Page[]> {
  return (await findPart<Page[]>(reader, siteId, "pages")) ?? [];
}

export async function findAgreements(reader: Reader, siteId: string): Promise<Agreements> {
  return (await findPart<Agreements>(reader, siteId, "agreements")) ?? {};
}

export function findReference(reader: Reader, siteId: string): Promise<ReferenceData> {
  return reader.kept.keep(
    siteId,
    "reference",
    // What an older import wrote lacks the lists that came since.
    async () => ({ ...EMPTY_REFERENCE, ...(await findPart<ReferenceData>(reader, siteId, "reference")) }),
    (reference) => ROWS_A_NAME * Object.values(reference).reduce((sum, { length }) => sum + length, 0),
  );
}

export async function findTranslations(
  reader: Reader,
  siteId: string,
  locale: Locale,
): Promise<Translations> {
  return (await findPart<Translations>(reader, siteId, "translations", locale)) ?? {};
}

/** A named set with the roots that are in it, themselves or through an entity; null when the site has no such set. */
export async function findCollection(
  reader: Reader,
  siteId: string,
  collectionId: number,
): Promise<Collection | null> {
  const collections = await findPart<Array<Omit<Collection, "estateIds">>>(reader, siteId, "collections");
  const collection = collections?.find(({ id }) => id === collectionId);
  if (!collection) return null;
  const { rows } = await reader.database.query<{ id: number }>({
    text: `select id from estate where site_id = $1 and parent_id is null and collections @> array[$2::bigint]
           order by id`,
    values: [siteId, collectionId],
  });
  return { ...collection, estateIds: rows.map(({ id }) => id) };
}

async function firstSite(database: Reader["database"], text: string, values: string[]): Promise<Site | null> {
  const { rows } = await database.query<{ document: Site }>({ text, values });
  return rows[0]?.document ?? null;
}

async function findPart<Part>(
  { database }: Reader,
  siteId: string,
  kind: string,
  key = "",
): Promise<Part | null> {
  const { rows } = await database.query<{ document: Part }>({
    text: "select document from site_part where site_id = $1 and kind = $2 and key = $3",
    values: [siteId, kind, key],
  });
  return rows[0]?.document ?? null;
}
