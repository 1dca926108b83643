import type { Client } from "pg";
import { withConnection } from "../database/connection.ts";
import { transact } from "../database/in-transaction.ts";
import { beginImport } from "../import/commit/begin-import.ts";
import { findOutdatedSites } from "../import/commit/derived-form.ts";
import { rebuildSite, type Reindexed, TIDY_UP } from "./reindex-site.ts";

export type ReindexingOutdated = {
  readonly databaseUrl: string;
  /** Aborted, it stops at once: a site that was being rebuilt stays as it was. */
  readonly signal: AbortSignal;
  readonly onDone: (done: Reindexed) => void;
};

/**
 * Reindexes the sites whose rows an older version derived. Of several servers that start at once, one does each site: the
 * others wait for it and find it done.
 */
export async function reindexOutdated({ databaseUrl, signal, onDone }: ReindexingOutdated): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    const leave = () => void client.end().catch(() => undefined);
    signal.addEventListener("abort", leave, { once: true });
    let rebuilt = 0;
    for (const siteId of await findOutdatedSites(client)) {
      if (signal.aborted) return;
      const done = await reindexIfOutdated(client, siteId);
      if (!done) continue;
      rebuilt += 1;
      onDone(done);
    }
    if (rebuilt > 0) await client.query(TIDY_UP);
    signal.removeEventListener("abort", leave);
  });
}

function reindexIfOutdated(client: Client, siteId: string): Promise<Reindexed | null> {
  return transact(client, async () => {
    await beginImport(client, siteId);
    // Another server may have done it while this one waited.
    const isOutdated = (await findOutdatedSites(client)).includes(siteId);
    return isOutdated ? rebuildSite(client, siteId) : null;
  });
}
