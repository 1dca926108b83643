import type { ClientBase } from "pg";
import type { Collections } from "#features/site/schema/reference.ts";

/** The named sets of listings that a site has. */
export async function findCollections(client: ClientBase, siteId: string): Promise<Collections> {
  const { rows } = await client.query<{ document: Collections }>(
    "select document from site_part where site_id = $1 and kind = 'collections'",
    [siteId],
  );
  return rows[0]?.document ?? [];
}
