/**
 * Lets two servers on one database run for a long time under mixed load: visitors, forms, an import and a mail of news each minute, a server
 * killed every seven minutes, and an upgrade in the middle where a former version is named:
 *   node packages/benchmark/upgrade/soak.ts [minutes, 120] [folder of the former version, built]
 * Needs the production build and HAProxy (Debian's package). Ends with 1 where an answer was wrong or something was lost.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EMPTY_LISTING_QUERY } from "../../../domain/listing/query.ts";
import { criteriaOf } from "../../../domain/alerts/criteria.ts";
import { connect } from "../../../platform/db/connection.ts";
import { openEmbeddedDatabase } from "../../../platform/embedded-postgres/embedded-database.ts";
import { preparePriceChange } from "../price-change.ts";
import { residentMegabytes } from "../resident-megabytes.ts";
import { type Running, startServer } from "../start-server.ts";
import { runGevel } from "./run-gevel.ts";
import { startBalancer } from "./start-balancer.ts";
import { ask, startVisitors } from "./visitors.ts";

const TODAY = join(import.meta.dirname, "../../..");
const FIRST_PORT = Number(process.env["GEVEL_BENCHMARK_PORT"] ?? 4320);
const SITE = "huyzen";
const MINUTE_MS = 60_000;
const KILL_EVERY = 7;
const TELL_EVERY = 10;
const SHOWN_WITHIN_MS = 2_000;
/** Below what the chosen home costs, so that each change is news to who waits for it. */
const FIRST_PRICE = 200_000;
const STEP = 1_000;
const QUIET_WITHIN_MS = 5 * MINUTE_MS;
const SUBSCRIBE = `
  insert into subscription (site_id, id, email, locale, frequency, criteria, created_at, confirmed_at, touched_at)
  values ($1, $2, 'an@example.be', 'nl', 'at-once', $3, now(), now(), now())`;
const WAITING = `
  select ((select count(*) from listing_news) + (select count(*) from announcement)
    + (select count(*) from mail where sent_at is null))::int as count`;

const [minutesGiven = "120", formerGiven] = process.argv.slice(2);
const MINUTES = Number(minutesGiven);
const FORMER = formerGiven === undefined ? null : resolve(formerGiven);

const folder = await mkdtemp(join(tmpdir(), "gevel-soak-"));
const database = await openEmbeddedDatabase(folder);
const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder };
const client = await connect(database.url);
const servers: Running[] = [];
const faults: string[] = [];
const memory: number[][] = [];
let version = FORMER ?? TODAY;
try {
  for (const place of [0, 1]) servers.push(await start(place));
  await gevel("demo", join(folder, "bundles"));
  await gevel("import", join(folder, "bundles", SITE));
  await client.query(SUBSCRIBE, [SITE, randomUUID(), JSON.stringify(criteriaOf(EMPTY_LISTING_QUERY))]);
  const balancer = await startBalancer(folder, FIRST_PORT, [FIRST_PORT + 1, FIRST_PORT + 2]);
  await balancer.sendsToAll();
  const change = await preparePriceChange(join(folder, "bundles", SITE), FIRST_PRICE);
  const before = await count("select count(*)::int from submission");
  const visitors = startVisitors(balancer.port, { count: 4, pauseMs: 500, tryAgainMs: 30_000 });
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const begun = performance.now();
    await changePrice(change, FIRST_PRICE - minute * STEP);
    if (minute % KILL_EVERY === 0) await killAndStart((minute / KILL_EVERY) % 2);
    if (FORMER && minute === Math.ceil(MINUTES / 2)) await upgrade(balancer.sendsToAll);
    memory.push(await Promise.all(servers.map(({ pid }) => residentMegabytes(pid))));
    if (minute % TELL_EVERY === 0)
      console.log(`minute ${minute}: ${memory.at(-1)!.join(" and ")} MB, ${faults.length} faults`);
    await sleep(Math.max(0, MINUTE_MS - (performance.now() - begun)));
  }
  const tally = await visitors.stop();
  await untilQuiet();
  const stored = (await count("select count(*)::int from submission")) - before;
  const told = await count(
    "select count(*)::int from mail where name = 'subscription-digest' and sent_at is not null",
  );
  const sent = await count("select count(*)::int from mail where sent_at is not null");
  console.log(
    `${tally.answers} requests, ${tally.failures.length} wrong, ${tally.repeated} asked again, slowest ${Math.round(tally.slowestMs)} ms`,
  );
  console.log(
    `${tally.forms} forms accepted, ${stored} stored; ${sent} mails sent, ${told} of them of news after ${MINUTES} changed prices`,
  );
  console.log(`memory by minute: ${memory.map((both) => both.join("/")).join(" ")}`);
  faults.push(...tally.failures);
  if (stored !== tally.forms) faults.push(`${tally.forms} forms were accepted, ${stored} are stored`);
  await balancer.stop();
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await client.end();
  await database.close();
  await rm(folder, { recursive: true });
}
for (const fault of faults.slice(0, 30)) console.log(`✗ ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

function start(place: number): Promise<Running> {
  const settings = { DATABASE_URL: database.url, FORM_CHECKS: "off" };
  return startServer({ dataDir: folder, port: FIRST_PORT + 1 + place, root: version, settings });
}

function gevel(...words: string[]): Promise<void> {
  return runGevel(version, env, words);
}

async function count(sql: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(sql);
  return rows[0]!.count;
}

type PriceChange = Awaited<ReturnType<typeof preparePriceChange>>;

/** Imports a lower price; each server must show it within two seconds. */
async function changePrice({ path, write }: PriceChange, price: number): Promise<void> {
  await write(price);
  await gevel("import", path, "--partial", "--site", SITE);
  await sleep(SHOWN_WITHIN_MS);
  const shown = new Intl.NumberFormat("nl-BE").format(price);
  for (const place of servers.keys()) {
    const list = { path: `/nl/te-koop?price-min=${price}&price-max=${price}` };
    const { body } = await ask(new Agent(), FIRST_PORT + 1 + place, list);
    if (!body.includes(shown))
      faults.push(`server ${place + 1} does not show € ${shown} two seconds after its import`);
  }
}

/** As the kernel does where memory is short. */
async function killAndStart(place: number): Promise<void> {
  await servers[place]!.kill();
  servers[place] = await start(place);
}

async function upgrade(sendsToAll: () => Promise<void>): Promise<void> {
  version = TODAY;
  for (const place of servers.keys()) {
    await servers[place]!.stop();
    servers[place] = await start(place);
    await sendsToAll();
  }
}

/** All news is told and every mail has left. */
async function untilQuiet(): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  let waiting = await count(WAITING);
  while (waiting > 0 && performance.now() < end) {
    await sleep(1_000);
    waiting = await count(WAITING);
  }
  if (waiting > 0) faults.push(`${waiting} news or mails still wait`);
}
