import type { ClientBase } from "pg";
import type { Address } from "#features/site/schema/address.ts";
import type { Site } from "#features/site/schema/site.ts";
import { readMediaInfo } from "#platform/media/media-info.ts";
import type { StoredSite } from "../check/check-bundle.ts";
import type { Report } from "../finding.ts";
import { mergeWithStored, type StoredPart, withoutPages } from "./merge-with-stored.ts";
import { findNumbers, giveNumbers } from "../ids/give-numbers.ts";
import { BUNDLE } from "../ids/listing-sources.ts";
import { reportRunningImport } from "./report-running-import.ts";
import { lockImports } from "../import-lock.ts";

/** A bundle that replaces the whole site is held against itself alone. */
export const NO_STORED_SITE: StoredSite = {
  site: null,
  content: null,
  losesContent: false,
  media: new Map(),
  hasMedia: async () => false,
  complete: (parts) => parts,
  isKnownProject: () => false,
  findNumbers: async (textIds) => giveNumbers(textIds),
  takesSources: true,
  hiddenAddressesOf: () => [],
  salesRepsBesides: async () => new Set(),
  isPartial: false,
};

type Reading = {
  readonly dataDir: string;
  readonly source: string;
  readonly report: Report;
  /** Pages that go with the import, by id. */
  readonly removedPages?: readonly number[] | undefined;
  /** The files of media/ that the bundle can name; all of the site where absent. */
  readonly mediaNames?: readonly string[] | undefined;
  /** Whether other imports go on meanwhile: nothing is written. */
  readonly isOnlyRead?: boolean;
};

/**
 * What a bundle adds to: the site's content, projects and media as they stand. No other import changes them until the
 * connection ends.
 */
export async function readStoredSite(
  client: ClientBase,
  siteId: string,
  { dataDir, source, report, removedPages = [], mediaNames, isOnlyRead = false }: Reading,
): Promise<StoredSite> {
  if (!isOnlyRead) {
    await reportRunningImport(client, siteId, report);
    await lockImports(client, siteId);
  }
  const site = await readSite(client, siteId);
  const media = await readMedia(client, siteId, mediaNames);
  const parts = await readStoredParts(client, siteId);
  const projects = await readProjects(client, siteId);
  return {
    site,
    content: site && mergeWithStored({ site, isSiteStored: true, translations: {} }, parts),
    losesContent: removedPages.length > 0,
    media,
    hasMedia: async (address) => (await readMediaInfo(dataDir, address)) !== null,
    isKnownProject: (id) => projects.has(id),
    findNumbers: (textIds) => findNumbers(client, { siteId, source }, textIds),
    takesSources: source === BUNDLE,
    hiddenAddressesOf: await readHiddenAddresses(client, siteId),
    salesRepsBesides: (listings, salesReps) => findSalesReps(client, siteId, listings, salesReps),
    isPartial: true,
    complete: (given) => mergeWithStored(given, withoutPages(parts, removedPages)),
  };
}

export async function readSite(client: ClientBase, siteId: string): Promise<Site | null> {
  const { rows } = await client.query<{ document: Site }>("select document from site where site_id = $1", [
    siteId,
  ]);
  return rows[0]?.document ?? null;
}

async function readMedia(
  client: ClientBase,
  siteId: string,
  names: readonly string[] | undefined,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; file: string }>(
    "select name, file from asset where site_id = $1 and ($2::text[] is null or name = any($2))",
    [siteId, names ?? null],
  );
  return new Map(rows.map(({ name, file }) => [name, file]));
}

async function readStoredParts(client: ClientBase, siteId: string): Promise<readonly StoredPart[]> {
  const { rows } = await client.query<StoredPart>(
    "select kind, key, document from site_part where site_id = $1",
    [siteId],
  );
  return rows;
}

async function readProjects(client: ClientBase, siteId: string): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ id: number | string }>(
    "select id from estate where site_id = $1 and is_project",
    [siteId],
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

async function readHiddenAddresses(
  client: ClientBase,
  siteId: string,
): Promise<StoredSite["hiddenAddressesOf"]> {
  const { rows } = await client.query<{ building: number; address: Address }>(FIND_HIDDEN_ADDRESSES, [
    siteId,
  ]);
  const ofBuilding = Map.groupBy(rows, ({ building }) => building);
  return (building) => ofBuilding.get(building)?.map(({ address }) => address) ?? [];
}

async function findSalesReps(
  client: ClientBase,
  siteId: string,
  listings: ReadonlySet<number>,
  salesReps: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ id: number }>(FIND_SALES_REPS, [siteId, [...listings], salesReps]);
  return new Set(rows.map(({ id }) => id));
}

/** What was fetched for a site from addresses, which a bundle that replaces the site may name too. */
export async function readRemoteMedia(
  client: ClientBase,
  siteId: string,
  dataDir: string,
): Promise<Pick<StoredSite, "media" | "hasMedia">> {
  const { rows } = await client.query<{ name: string; file: string }>(
    "select name, file from asset where site_id = $1 and name like 'remote/%'",
    [siteId],
  );
  return {
    media: new Map(rows.map(({ name, file }) => [name, file])),
    hasMedia: async (address) => (await readMediaInfo(dataDir, address)) !== null,
  };
}

const FIND_HIDDEN_ADDRESSES = `
  select coalesce(e.parent_id, e.id)::float8 as building, p.address
  from estate_private_address p join estate e using (site_id, id)
  where site_id = $1 and (e.is_project or e.parent_id is not null)`;

const FIND_SALES_REPS = `
  select rep.id::float8 as id from unnest($3::bigint[]) as rep (id)
  where exists (
    select from estate_content c
    where c.site_id = $1 and c.document #>> '{salesRep,id}' = rep.id::text and not (c.id = any($2::bigint[])))`;
