import type { ClientBase } from "pg";
import type { JsonObject } from "../mapping-row.ts";
import type { Source } from "./sources-table.ts";

type Of = Pick<Source, "siteId" | "name">;

export type StoredDocument = { readonly document: JsonObject; readonly receivedAt: Date };

/** Keeps the document of a listing as its system sent it, in the place of an earlier one. */
export async function saveDocument(
  client: ClientBase,
  { siteId, name }: Of,
  externalId: string,
  { document, receivedAt }: StoredDocument,
): Promise<void> {
  await client.query(SAVE, [siteId, name, externalId, JSON.stringify(document), receivedAt]);
}

export async function findDocument(
  client: ClientBase,
  { siteId, name }: Of,
  externalId: string,
): Promise<StoredDocument | null> {
  const { rows } = await client.query<StoredDocument>(FIND, [siteId, name, externalId]);
  return rows[0] ?? null;
}

export async function listDocuments(client: ClientBase, { siteId, name }: Of): Promise<JsonObject[]> {
  const { rows } = await client.query<StoredDocument>(LIST, [siteId, name]);
  return rows.map(({ document }) => document);
}

export async function removeDocument(
  client: ClientBase,
  { siteId, name }: Of,
  externalId: string,
): Promise<void> {
  await client.query(REMOVE, [siteId, name, externalId]);
}

/** Which of these files of media/ a site has. */
export async function findStoredMedia(
  client: ClientBase,
  siteId: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select name from asset where site_id = $1 and name = any($2::text[])",
    [siteId, names],
  );
  return new Set(rows.map(({ name }) => name));
}

const KEY = "site_id = $1 and source = $2 and external_id = $3";

const FIND = `select document, received_at as "receivedAt" from source_document where ${KEY}`;

const LIST = `
  select document from source_document where site_id = $1 and source = $2 order by received_at, external_id`;

const REMOVE = `delete from source_document where ${KEY}`;

const SAVE = `
  insert into source_document (site_id, source, external_id, document, received_at) values ($1, $2, $3, $4, $5)
  on conflict (site_id, source, external_id) do update set document = excluded.document, received_at = greatest(source_document.received_at, excluded.received_at)`;
