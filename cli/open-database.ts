import type { Config } from "#server/config.ts";
import { connect } from "#server/storage/connection.ts";
import { openEmbeddedDatabase } from "#server/storage/embedded-database.ts";
import { migrate } from "#server/storage/migrate.ts";

/** Does a piece of work on the operator's database, brought up to date first; joins the embedded one where it runs. */
export async function withDatabase<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const embedded = config.databaseUrl ? null : await openEmbeddedDatabase(config.dataDir);
  try {
    const url = config.databaseUrl ?? embedded!.url;
    const client = await connect(url);
    try {
      await migrate(client);
    } finally {
      await client.end();
    }
    return await work(url);
  } finally {
    await embedded?.close();
  }
}
