import type { Client } from "pg";
import { withConnection } from "#platform/db/connection.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { transact } from "#platform/db/in-transaction.ts";
import { beginImport } from "../commit/begin-import.ts";
import { findOutdatedSites } from "../commit/derived-form.ts";
import { rebuildSite, type Reindexed, VACUUM } from "./reindex-site.ts";

export type ReindexingOutdated = {
  readonly databaseUrl: string;
  /** Aborted, it stops at once: a site that was being rebuilt stays as it was. */
  readonly signal: AbortSignal;
  readonly onDone: (done: Reindexed) => void;
  readonly onFailed: (siteId: string, error: unknown) => void;
};

/**
 * Reindexes the sites whose rows an older version derived. Of several servers that start at once, one does each site: the
 * others wait for it and find it done. A site that fails holds up no other. Answers whether none failed.
 */
export async function reindexOutdated(reindexing: ReindexingOutdated): Promise<boolean> {
  const { databaseUrl, signal } = reindexing;
  return withConnection(databaseUrl, async (client) => {
    const leave = () => void client.end().catch(() => undefined);
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await reindexEach(client, await findOutdatedSites(client), reindexing);
    } finally {
      signal.removeEventListener("abort", leave);
    }
  });
}

async function reindexEach(
  client: Client,
  sites: readonly string[],
  { signal, onDone, onFailed }: ReindexingOutdated,
): Promise<boolean> {
  let rebuilt = 0;
  let failed = 0;
  for (const siteId of sites) {
    if (signal.aborted) return false;
    try {
      const done = await reindexIfOutdated(client, siteId);
      if (!done) continue;
      rebuilt += 1;
      onDone(done);
    } catch (error) {
      if (signal.aborted || isDatabaseAway(error)) throw error;
      failed += 1;
      onFailed(siteId, error);
    }
  }
  if (rebuilt > 0) await client.query(VACUUM);
  return failed === 0;
}

function reindexIfOutdated(client: Client, siteId: string): Promise<Reindexed | null> {
  return transact(client, async () => {
    await beginImport(client, siteId);
    // Another server may have done it while this one waited.
    const isOutdated = (await findOutdatedSites(client)).includes(siteId);
    return isOutdated ? rebuildSite(client, siteId) : null;
  });
}
