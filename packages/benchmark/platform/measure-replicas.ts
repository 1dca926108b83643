import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { importBundle } from "../../../bundle/import-bundle.ts";
import { preparePriceChange } from "../price-change.ts";
import type { Report, Setting } from "../setting.ts";
import { startServer } from "../start-server.ts";
import { isReplicaReady } from "./is-replica-ready.ts";
import { FIRST_PORT, startReplicated } from "./start-replicated.ts";
import { type Visitors, visitSite } from "./visit-site.ts";

const PORT = FIRST_PORT + 2;
const METRICS_PORT = FIRST_PORT + 3;
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
  const replicated = await startReplicated(join(work, "replicas"), [SITE]);
  const { primary, replica, dataDir, onReplica } = replicated;
  const server = await startServer({
    dataDir,
    port: PORT,
    settings: { ...replicated.settings, METRICS_PORT: String(METRICS_PORT) },
  });
  const visitors = visitSite(server.origin, `${SITE}.localhost`);
  const bundle = join(replicated.bundles, SITE);
  const change = await priceChanger({ bundle, databaseUrl: primary.url, dataDir, visitors });
  const phase = async (work?: () => Promise<unknown>) => {
    visitors.begin();
    const begun = performance.now();
    const seen = await work?.();
    await sleep(Math.max(0, PHASE_MS - (performance.now() - begun)));
    const asked = (await isReplicaReady(METRICS_PORT)) ? "the replica is asked" : "the replica is left out";
    return `${visitors.told()}; at the end ${asked}${typeof seen === "string" ? `; ${seen}` : ""}`;
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
        await replicated.delay(DELAY);
        return change();
      }),
      "the replica is killed": await phase(replica.kill),
      "it is back": await phase(async () => {
        await replica.restart();
        await sleep(REPLICA_RETURNS_MS);
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
    await replicated.stop();
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
