/**
 * Upgrades two servers, one after the other, while visitors come, and goes back to the former version in the same way:
 *   node packages/benchmark/upgrade/try-upgrade.ts <folder of the former version, built> [visitors]
 * Needs the production build of both, and HAProxy (Debian's package). Ends by itself, with 1 where a request failed or a form is lost.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "../../../platform/db/connection.ts";
import { openEmbeddedDatabase } from "../../../platform/embedded-postgres/embedded-database.ts";
import { type Running, startServer } from "../start-server.ts";
import { runGevel } from "./run-gevel.ts";
import { type Balancer, startBalancer } from "./start-balancer.ts";
import { startVisitors } from "./visitors.ts";

const TODAY = join(import.meta.dirname, "../../..");
const FIRST_PORT = Number(process.env["GEVEL_BENCHMARK_PORT"] ?? 4310);
const LONGEST_MS = 20 * 60_000;
/** Visitors come to two servers of one version for so long, before and after each change. */
const STEADY_MS = 5_000;

const [former, count = "8"] = process.argv.slice(2);
if (!former) {
  console.error("Name the folder of the former version, with its build.");
  process.exit(2);
}
setTimeout(() => {
  console.error(`not done within ${LONGEST_MS / 60_000} minutes`);
  process.exit(1);
}, LONGEST_MS).unref();

const FORMER = resolve(former);
const folder = await mkdtemp(join(tmpdir(), "gevel-upgrade-"));
const database = await openEmbeddedDatabase(folder);
const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder };
const client = await connect(database.url);
let failed = false;
const servers: Running[] = [];
try {
  for (const place of [0, 1]) servers.push(await start(FORMER, place));
  await runGevel(FORMER, env, ["demo", join(folder, "bundles")]);
  await runGevel(FORMER, env, ["import", join(folder, "bundles/huyzen")]);
  const balancer = await startBalancer(folder, FIRST_PORT, [FIRST_PORT + 1, FIRST_PORT + 2]);
  try {
    await change("to the new version", balancer, TODAY);
    await change("back to the former version", balancer, FORMER);
    await change("to the new version again", balancer, TODAY);
  } finally {
    await balancer.stop();
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await client.end();
  await database.close();
  await rm(folder, { recursive: true });
}
process.exit(failed ? 1 : 0);

function start(root: string, place: number): Promise<Running> {
  const settings = { DATABASE_URL: database.url, FORM_CHECKS: "off" };
  return startServer({ dataDir: folder, port: FIRST_PORT + 1 + place, root, settings });
}

/** Replaces one server after the other, imports with their version, and compares what visitors got with what is stored. */
async function change(name: string, balancer: Balancer, root: string): Promise<void> {
  const before = await storedForms();
  await balancer.sendsToAll();
  const visitors = startVisitors(balancer.port, { count: Number(count) });
  await sleep(STEADY_MS);
  for (const [place, server] of servers.entries()) {
    const begun = performance.now();
    await server.stop();
    const stopped = performance.now();
    servers[place] = await start(root, place);
    const [left, came] = [stopped - begun, performance.now() - stopped].map((ms) => (ms / 1_000).toFixed(1));
    console.log(`  server ${place + 1}: stopped in ${left} s, the other version is ready after ${came} s`);
    await balancer.sendsToAll();
  }
  await runGevel(root, env, ["import", join(folder, "bundles/huyzen")]);
  await sleep(STEADY_MS);
  const { answers, forms, failures, slowestMs } = await visitors.stop();
  const stored = (await storedForms()) - before;
  console.log(`${name}: ${answers} requests, ${failures.length} failed, slowest ${Math.round(slowestMs)} ms`);
  console.log(`  ${forms} forms accepted, ${stored} stored`);
  for (const failure of failures.slice(0, 10)) console.log(`  ✗ ${failure}`);
  if (failures.length > 0 || stored !== forms) failed = true;
}

async function storedForms(): Promise<number> {
  const { rows } = await client.query<{ count: number }>("select count(*)::integer as count from submission");
  return rows[0]!.count;
}
