import type { ClientBase } from "pg";
import type { Report } from "../check/finding.ts";

/** After many rows changed, plans stay good and pages full only with fresh statistics; without them all is still there. */
export async function tidyUp(client: ClientBase, report: Report): Promise<void> {
  try {
    await client.query(
      "vacuum (analyze) estate, estate_content, label, site_part, tombstone, rental_unit, rental_period, rental_last_arrival",
    );
  } catch (error) {
    const message = `imported, but the database could not be tidied up: ${(error as Error).message}`;
    report({ level: "warning", file: "site.json", message });
  }
}
