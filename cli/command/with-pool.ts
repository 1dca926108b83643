import type { Pool } from "pg";
import type { Config } from "#platform/config/config.ts";
import { createPool } from "#platform/db/connection.ts";
import { withDatabase } from "../with-database.ts";

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
