import type { Client } from "pg";
import { withConnection } from "#platform/db/connection.ts";
import { keyOfSource, type Source } from "./sources-table.ts";

type Of = Pick<Source, "siteId" | "name">;

/** Does work while nobody else brings what this source has: else an older document could come after a newer one. */
export function withSourceLock<T>(databaseUrl: string, source: Of, work: () => Promise<T>): Promise<T> {
  return withConnection(databaseUrl, async (client) => {
    await lock(client, "pg_advisory_lock", source);
    return work();
  });
}

/** The same, or null at once where somebody does. */
export function tryWithSourceLock<T>(
  databaseUrl: string,
  source: Of,
  work: () => Promise<T>,
): Promise<T | null> {
  return withConnection(databaseUrl, async (client) =>
    (await lock(client, "pg_try_advisory_lock", source)) === false ? null : work(),
  );
}

/** The lock goes with its connection. */
async function lock(
  client: Client,
  by: "pg_advisory_lock" | "pg_try_advisory_lock",
  source: Of,
): Promise<unknown> {
  const { rows } = await client.query(`select ${by}(hashtext('gevel source'), hashtext($1)) as locked`, [
    keyOfSource(source),
  ]);
  return rows[0].locked;
}
