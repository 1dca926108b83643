import type { ClientBase } from "pg";
import type { Report } from "../finding.ts";

/** Reports that another import of the site runs, before `beginImport` waits for it. */
export async function reportRunningImport(client: ClientBase, siteId: string, report: Report): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('gevel import'), hashtext($1)) as free",
    [siteId],
  );
  if (rows[0]?.free) return;
  report({
    level: "note",
    code: "waits-for-import",
    file: "site.json",
    message: `another import of ${siteId} runs; this one waits for it`,
  });
}
