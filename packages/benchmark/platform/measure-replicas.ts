import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { importBundle } from "../../../bundle/import-bundle.ts";
import { withConnection } from "../../../platform/db/connection.ts";
import { writeDemo } from "../../demo/write-demo.ts";
import { openStorage } from "../../../server/database/open-storage.ts";
import { preparePriceChange } from "../price-change.ts";
import type { Report, Setting } from "../setting.ts";
import { startServer } from "../start-server.ts";
import { startPostgres } from "./start-postgres.ts";
import { type Visitors, visitSite } from "./visit-site.ts";

const PRIMARY_PORT = 4493;
const REPLICA_PORT = 4494;
const PORT = 4495;
const SITE = "huyzen";
const PHASE_MS = 8_000;
const DELAY = "3s";
/** A replica that failed is asked again after ten seconds. */
const REPLICA_RETURNS_MS = 22_000;

/**
 * Visitors of a server with a streaming replica while that lags, dies and returns, and while the primary dies: how many
 * pages failed, and how long after an import a page showed it. Needs Debian's PostgreSQL.
 */
export async function measureReplicas({ work }: Setting): Promise<Report> {
  const folder = join(work, "replicas");
  const [dataDir, bundle] = [join(folder, "data"), join(folder, "bundles", SITE)];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const primary = await startPostgres(join(folder, "primary"), PRIMARY_PORT);
  await writeDemo(join(folder, "bundles"), { today: new Date() });
  await (await openStorage({ databaseUrl: primary.url, dataDir })).close();
  await importBundle({
    path: bundle,
    databaseUrl: primary.url,
    dataDir,
    isOperators: true,
    report: () => {},
  });
  const replica = await startPostgres(join(folder, "replica"), REPLICA_PORT, PRIMARY_PORT);
  const settings = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url };
  const server = await startServer({ dataDir, port: PORT, settings });
  const visitors = visitSite(server.origin, `${SITE}.localhost`);
  const change = await priceChanger({ bundle, databaseUrl: primary.url, dataDir, visitors });
  const onReplica = (sql: string) => withConnection(replica.url, (client) => client.query(sql));
  const phase = async (work?: () => Promise<unknown>) => {
    visitors.begin();
    const begun = performance.now();
    const seen = await work?.();
    await sleep(Math.max(0, PHASE_MS - (performance.now() - begun)));
    return `${visitors.told()}${typeof seen === "string" ? `; ${seen}` : ""}`;
  };
  try {
    return {
      "both answer, an import": await phase(change),
      "the replica stands still, an import": await phase(async () => {
        await onReplica("select pg_wal_replay_pause()");
        return change();
      }),
      "it goes on": await phase(() => onReplica("select pg_wal_replay_resume()")),
      [`it is ${DELAY} behind, an import`]: await phase(async () => {
        await onReplica(`alter system set recovery_min_apply_delay = '${DELAY}'`);
        await onReplica("select pg_reload_conf()");
        return change();
      }),
      "the replica is killed": await phase(replica.kill),
      "it is back": await phase(async () => {
        await replica.restart();
        await sleep(REPLICA_RETURNS_MS);
        const { rows } = await onReplica(
          "select count(*)::int as count from pg_stat_activity where application_name = 'gevel' and backend_type = 'client backend' and pid <> pg_backend_pid()",
        );
        return `${rows[0].count} connections to it`;
      }),
      "the primary is killed": await phase(primary.kill),
      "it is back, an import": await phase(async () => {
        await primary.restart();
        await sleep(PHASE_MS);
        return change();
      }),
    };
  } finally {
    visitors.stop();
    await server.stop();
    await replica.stop();
    await primary.stop();
  }
}

type Changing = {
  readonly bundle: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly visitors: Visitors;
};

/** Imports another price of one listing, and tells when its page showed it and whether the former one came back. */
async function priceChanger({ bundle, databaseUrl, dataDir, visitors }: Changing) {
  const { id, path, write } = await preparePriceChange(bundle, 200_000);
  let price = 611_000;
  return async () => {
    price += 1_000;
    await write(price);
    const result = await importBundle({
      path,
      databaseUrl,
      dataDir,
      partial: true,
      siteId: SITE,
      report: () => {},
    });
    if (result.kind !== "imported" || result.estates.changed !== 1)
      throw new Error("The price was not imported.");
    return visitors.watchPrice(id, price);
  };
}
