import type { Config } from "#platform/config/config.ts";
import { openEmbeddedDatabase } from "#platform/embedded-postgres/embedded-database.ts";
import { prepareDatabase } from "#platform/jobs/prepare-database.ts";
import type { Pool } from "pg";
import { isSite } from "#features/site/queries/hosting.ts";
import { OperatorError } from "#platform/log/plain-failure.ts";
import { createPool } from "#platform/db/connection.ts";

/** Does a piece of work on the operator's database, brought up to date first; joins the embedded one where it runs. */
export function withDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  return withUnchangedDatabase(config, async (url) => {
    await prepareDatabase(url);
    return work(url);
  });
}

/** The same on the database as it is, which may be empty, or of a former version. */
export async function withUnchangedDatabase<T>(
  config: Config,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const embedded = config.databaseUrl ? null : await openEmbeddedDatabase(config.dataDir);
  try {
    return await work(config.directDatabaseUrl ?? config.databaseUrl ?? embedded!.url);
  } finally {
    await embedded?.close();
  }
}

/** Does a piece of work on a few connections to the operator's database. */
export function withPool<T>(config: Config, work: (pool: Pool) => Promise<T>): Promise<T> {
  return withDatabase(config, async (url) => {
    const pool = createPool(url, { max: 2 });
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  });
}

/** The same for a site, which has to be there; for all sites without one. */
export function withSite<T>(
  config: Config,
  siteId: string | null,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  return withPool(config, async (pool) => {
    if (siteId !== null && !(await isSite(pool, siteId)))
      throw new OperatorError(`there is no site "${siteId}"; gevel sites lists those there are`);
    return work(pool);
  });
}
