import type { ClientBase } from "pg";

/** After many rows changed, plans stay good and pages full only with fresh statistics. */
export async function tidyUp(client: ClientBase): Promise<void> {
  await client.query("vacuum (analyze) estate, estate_content, label, site_part, tombstone");
}
