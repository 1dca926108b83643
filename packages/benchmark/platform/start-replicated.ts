import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { importBundle } from "../../../bundle/import-bundle.ts";
import { withConnection } from "../../../platform/db/connection.ts";
import { writeDemo } from "../../demo/write-demo.ts";
import { openStorage } from "../../../server/database/open-storage.ts";
import { startPostgres } from "./start-postgres.ts";

/** The databases have this port and the next one; servers have those after them. */
export const FIRST_PORT = Number(process.env["GEVEL_BENCHMARK_PORT"] ?? 4493);

export type Replicated = Awaited<ReturnType<typeof startReplicated>>;

/** A primary that holds demo agencies, and a replica that streams from it. */
export async function startReplicated(folder: string, sites: readonly string[]) {
  const [dataDir, bundles] = [join(folder, "data"), join(folder, "bundles")];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const primary = await startPostgres(join(folder, "primary"), FIRST_PORT);
  await writeDemo(bundles, { today: new Date() });
  await (await openStorage({ databaseUrl: primary.url, dataDir })).close();
  for (const site of sites)
    await importBundle({
      path: join(bundles, site),
      databaseUrl: primary.url,
      dataDir,
      isOperators: true,
      report: () => {},
    });
  const replica = await startPostgres(join(folder, "replica"), FIRST_PORT + 1, FIRST_PORT);
  const onReplica = (sql: string) => withConnection(replica.url, (client) => client.query(sql));
  return {
    primary,
    replica,
    dataDir,
    bundles,
    settings: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url },
    onReplica,
    /** Lets the replica apply each change so much later. */
    delay: async (by: string) => {
      await onReplica(`alter system set recovery_min_apply_delay = '${by}'`);
      await onReplica("select pg_reload_conf()");
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
    },
  };
}
