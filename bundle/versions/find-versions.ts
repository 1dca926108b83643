import type { ClientBase } from "pg";
import type { Change } from "./store-versions.ts";

/** What a document was before a change. */
export type StoredVersion = Change & {
  readonly id: number;
  readonly resource: string;
  /** The name of the person who changed it, while they are of the agency. */
  readonly personName: string | null;
  readonly isRemoval: boolean;
  readonly changed: readonly string[];
  /** JSON text; null in a list of a listing that may still stand. */
  readonly document: string | null;
};

export type FoundVersion = StoredVersion & { readonly document: string };

type Listing = {
  /** All of the site where null. */
  readonly resource: string | null;
  readonly isByPerson: boolean;
  readonly most: number;
};

/** The versions of one resource or of a whole site, the newest change first. */
export async function listVersions(
  client: ClientBase,
  siteId: string,
  { resource, isByPerson, most }: Listing,
): Promise<StoredVersion[]> {
  const { rows } = await client.query<StoredVersion>(LIST, [siteId, resource, isByPerson, most]);
  return rows;
}

/** One version with its document as JSON text; null where the resource has none of this id. */
export async function findVersion(
  client: ClientBase,
  siteId: string,
  resource: string,
  id: number,
): Promise<FoundVersion | null> {
  const { rows } = await client.query<FoundVersion>(FIND, [siteId, resource, id]);
  return rows[0] ?? null;
}

/** Forgets what one resource was before. */
export async function dropVersions(client: ClientBase, siteId: string, resource: string): Promise<void> {
  await client.query("delete from resource_version where site_id = $1 and resource = $2", [siteId, resource]);
}

const COLUMNS = `v.version_id::float8 as id, v.resource, v.actor, p.name as "personName", v.at,
  v.is_removal as "isRemoval", v.changed`;

const FROM = `resource_version v
  left join desk_person p on p.site_id = v.site_id and v.actor = 'person ' || p.person_id`;

const LIST = `
  select ${COLUMNS}, case when v.is_removal or v.resource not like 'estates/%' then v.document end as document
  from ${FROM}
  where v.site_id = $1 and ($2::text is null or v.resource = $2) and (not $3 or v.actor like 'person %')
  order by v.version_id desc limit $4`;

const FIND = `
  select ${COLUMNS}, v.document from ${FROM} where v.site_id = $1 and v.resource = $2 and v.version_id = $3`;
