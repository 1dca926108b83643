import type { ClientBase } from "pg";
import type { Address } from "#features/site/schema/address.ts";
import type { Agendas } from "#features/visits/schema.ts";
import type { Agreements } from "#features/site/schema/agreement.ts";
import type { CustomEntity, EntityItem } from "#features/pages/entity/schema.ts";
import type { Menus, Page, Translations } from "#features/site/schema/page.ts";
import { type Collections, ReferenceData } from "#features/site/schema/reference.ts";
import type { Site } from "#features/site/schema/site.ts";
import { readMediaInfo } from "#platform/media/ingest/media-info.ts";
import type { BundleParts } from "../check/bundle-parts.ts";
import type { StoredSite } from "../check/check-bundle.ts";
import type { Report } from "../check/finding.ts";
import { findNumbers, giveNumbers } from "../ids/give-numbers.ts";
import { BUNDLE } from "../ids/listing-sources.ts";
import { reportRunningImport } from "./report-running-import.ts";
import { lockImports } from "../commit/import-lock.ts";

/** A bundle that replaces the whole site is held against itself alone. */
export const NO_STORED_SITE: StoredSite = {
  site: null,
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

type Reading = { readonly dataDir: string; readonly source: string; readonly report: Report };

/**
 * What a bundle adds to: the site's content, projects and media as they stand. No other import changes them until the
 * connection ends.
 */
export async function readStoredSite(
  client: ClientBase,
  siteId: string,
  { dataDir, source, report }: Reading,
): Promise<StoredSite> {
  await reportRunningImport(client, siteId, report);
  await lockImports(client, siteId);
  const { rows: sites } = await client.query<{ document: Site }>(
    "select document from site where site_id = $1",
    [siteId],
  );
  const { rows: assets } = await client.query<{ name: string; file: string }>(
    "select name, file from asset where site_id = $1",
    [siteId],
  );
  const { rows: parts } = await client.query<{ kind: string; key: string; document: unknown }>(
    "select kind, key, document from site_part where site_id = $1",
    [siteId],
  );
  const { rows: projects } = await client.query<{ id: number | string }>(
    "select id from estate where site_id = $1 and is_project",
    [siteId],
  );
  const { rows: addresses } = await client.query<{ building: number; address: Address }>(
    FIND_HIDDEN_ADDRESSES,
    [siteId],
  );
  const hiddenAddresses = Map.groupBy(addresses, ({ building }) => building);
  const ids = new Set(projects.map(({ id }) => Number(id)));
  const stored = (kind: string) => parts.find((part) => part.kind === kind)?.document;
  const itemsOf = (name: string) =>
    (parts.find(({ kind, key }) => kind === "entity-items" && key === name)?.document ?? []) as EntityItem[];
  const entities = (stored("entities") as CustomEntity[] | undefined)?.map((entity) => ({
    entity: { ...entity, items: itemsOf(entity.name) },
    isStored: true,
  }));
  const words = parts.filter(({ kind }) => kind === "translations");
  // A listing named by a stored list must read as one named by the same list of a bundle: jsonb orders fields its own way.
  const reference = stored("reference");
  const storedReference = reference === undefined ? undefined : ReferenceData.parse(reference);
  return {
    site: sites[0]?.document ?? null,
    media: new Map(assets.map(({ name, file }) => [name, file])),
    hasMedia: async (address) => (await readMediaInfo(dataDir, address)) !== null,
    isKnownProject: (id) => ids.has(id),
    findNumbers: (textIds) => findNumbers(client, { siteId, source }, textIds),
    takesSources: source === BUNDLE,
    hiddenAddressesOf: (building) => hiddenAddresses.get(building)?.map(({ address }) => address) ?? [],
    salesRepsBesides: async (listings, salesReps) => {
      const { rows } = await client.query<{ id: number }>(FIND_SALES_REPS, [
        siteId,
        [...listings],
        salesReps,
      ]);
      return new Set(rows.map(({ id }) => id));
    },
    isPartial: true,
    complete: (given) => ({
      site: given.site,
      isSiteStored: given.isSiteStored ?? false,
      menus: given.menus ?? (stored("menus") as Menus | undefined),
      pages: mergePages(given.pages, stored("pages") as Page[] | undefined),
      reference: mergeReference(given.reference, storedReference),
      collections: mergeRows(given.collections, stored("collections") as Collections | undefined),
      agreements: given.agreements ?? (stored("agreements") as Agreements | undefined),
      agendas: mergeAgendas(given.agendas, stored("agenda") as Agendas | undefined),
      entities: mergeEntities(given.entities, entities),
      translations: {
        ...Object.fromEntries(words.map(({ key, document }) => [key, document as Translations])),
        ...given.translations,
      },
    }),
  };
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

/** New rows take the place of stored ones with the same id. */
function mergeRows<R extends { readonly id: number | string }>(
  given: readonly R[] | undefined,
  stored: readonly R[] | undefined,
): R[] | undefined {
  if (!given || !stored) return (given ?? stored) as R[] | undefined;
  const replaced = new Set(given.map(({ id }) => id));
  return [...stored.filter(({ id }) => !replaced.has(id)), ...given];
}

function mergeReference(given: ReferenceData | undefined, stored: ReferenceData | undefined) {
  if (!given || !stored) return given ?? stored;
  const lists = Object.keys(given) as Array<keyof ReferenceData>;
  return Object.fromEntries(
    lists.map((list) => [list, mergeRows<{ id: number | string }>(given[list], stored[list])]),
  ) as ReferenceData;
}

/** An entity of the bundle takes the place of the stored one of its name, items and all. */
function mergeEntities(
  given: BundleParts["entities"],
  stored: BundleParts["entities"],
): BundleParts["entities"] {
  const replaced = new Set(given?.map(({ entity }) => entity.name));
  const kept = (stored ?? []).filter(({ entity }) => !replaced.has(entity.name));
  return given || stored ? [...kept, ...(given ?? [])] : undefined;
}

/** A sales rep's agenda takes the place of the stored one. */
function mergeAgendas(given: Agendas | undefined, stored: Agendas | undefined): Agendas | undefined {
  if (!given || !stored) return given ?? stored;
  const replaced = new Set(given.map(({ salesRepId }) => salesRepId));
  return [...stored.filter(({ salesRepId }) => !replaced.has(salesRepId)), ...given];
}

function mergePages(given: BundleParts["pages"], stored: readonly Page[] | undefined): BundleParts["pages"] {
  const replaced = new Set(given?.map(({ page }) => page.id));
  const kept = (stored ?? []).filter(({ id }) => !replaced.has(id));
  const files = kept.map((page) => ({ file: `page ${page.id} of the site`, page, isStored: true }));
  return given || stored ? [...files, ...(given ?? [])] : undefined;
}
