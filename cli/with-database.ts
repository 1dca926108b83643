import type { Config } from "#server/config.ts";
import { openEmbeddedDatabase } from "#server/storage/embedded/embedded-database.ts";
import { prepareDatabase } from "#server/storage/database/prepare-database.ts";

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
