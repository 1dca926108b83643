import type { Config } from "#platform/config/config.ts";
import { openEmbeddedDatabase } from "#platform/embedded-postgres/embedded-database.ts";
import { prepareDatabase } from "#platform/db/prepare-database.ts";

/** Does a piece of work on the operator's database, brought up to date first; joins the embedded one where it runs. */
export async function withDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const embedded = config.databaseUrl ? null : await openEmbeddedDatabase(config.dataDir);
  try {
    const url = config.databaseUrl ?? embedded!.url;
    await prepareDatabase(url);
    return await work(url);
  } finally {
    await embedded?.close();
  }
}
