import type { ClientBase } from "pg";

/** Waits until no other import or call writes on the site, and keeps the others waiting until the connection ends. */
export async function lockImports(client: ClientBase, siteId: string): Promise<void> {
  await client.query("select pg_advisory_lock(hashtext('gevel import'), hashtext($1))", [siteId]);
}
