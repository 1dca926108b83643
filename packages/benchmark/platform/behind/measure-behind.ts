import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withConnection } from "../../../../platform/db/connection.ts";
import { openStorage } from "../../../../server/database/open-storage.ts";
import type { Report, Setting } from "../../setting.ts";
import { startServer } from "../../start-server.ts";
import { isReplicaReady } from "../is-replica-ready.ts";
import { FIRST_PORT, type Replicated, startReplicated } from "../start-replicated.ts";
import { calendarUidOf } from "../../../../features/visits/queries/booked-visit-row.ts";
import { browse } from "./browse.ts";
import type { Change, Send } from "./changes.ts";
import { changesOfSites } from "./changes-of-sites.ts";
import { changesOfStays, type Stay } from "./changes-of-stays.ts";
import { changesOfVisits } from "./changes-of-visits.ts";
import { tryWithoutDatabases } from "./try-without-databases.ts";
import { watchChange } from "./watch-change.ts";

const DELAY = "5s";
const PORTS = [FIRST_PORT + 2, FIRST_PORT + 3] as const;
const METRICS_PORTS = [FIRST_PORT + 4, FIRST_PORT + 5] as const;
const PATIENCE_MS = 30_000;

/**
 * What visitors and agencies see right after their own changes, on two servers whose replica applies everything 5 s later, and
 * what becomes of their forms while the replica or the primary is dead. Needs Debian's PostgreSQL.
 */
export async function measureBehind({ work }: Setting): Promise<Report> {
  const replicated = await startReplicated(join(work, "behind"), ["huyzen", "zilt"]);
  const { primary, dataDir, settings } = replicated;
  await replicated.delay(DELAY);
  const servers = await Promise.all(
    PORTS.map((port, place) =>
      startServer({
        dataDir,
        port,
        settings: { ...settings, FORM_CHECKS: "off", METRICS_PORT: String(METRICS_PORTS[place]) },
      }),
    ),
  );
  const storage = await openStorage({ databaseUrl: primary.url, dataDir });
  const now = new Date();
  const tokenOf = async (site: string) =>
    (await storage.accessTokens.create(site, {
      name: "behind",
      scopes: ["listings", "content", "leads"],
      now,
    }))!;
  const oneOf = async (sql: string, value: string) =>
    (await storage.pool.query<{ one: string }>(sql, [value])).rows[0]!.one;
  const report: Record<string, string> = {};
  try {
    const stays = await freeStays();
    const { estate, times } = await visitedEstate();
    const changes = [
      ...changesOfStays({ storage, token: await tokenOf("zilt"), stays }),
      ...changesOfVisits({
        token: await tokenOf("huyzen"),
        estate,
        times,
        leadOf: calendarUidOf,
      }),
      ...changesOfSites({
        storage,
        token: await tokenOf("huyzen"),
        estate,
        subscriptionOf: (email) => oneOf("select id::text as one from subscription where email = $1", email),
      }),
    ];
    for (const change of changes) report[change.name] = await tryChange(replicated, change);
    Object.assign(
      report,
      await tryWithoutDatabases({ ...replicated, port: PORTS[0], stays: stays.slice(3), untilReady }),
    );
    return report;
  } finally {
    await storage.close();
    for (const server of servers) await server.stop();
    await replicated.stop();
  }
}

/** Makes a change while both servers ask the replica, and looks where it has to show. */
async function tryChange({ primary, onReplica }: Replicated, { site, make }: Change): Promise<string> {
  await untilReady();
  let looks;
  try {
    looks = await make(senderOf(PORTS[0], site));
  } catch (error) {
    return `FAILED: ${String(error)}`;
  }
  const applied = untilApplied(primary.url, onReplica);
  const {
    looks: count,
    former,
    otherAfterMs,
    formerAgain,
    wrong,
  } = await watchChange({
    site,
    ports: PORTS,
    looks,
  });
  const other =
    otherAfterMs === null
      ? "never whole on the other server"
      : `other server after ${Math.round(otherAfterMs)} ms`;
  const which = wrong.length > 0 ? ` (${wrong.slice(0, 3).join(", ")})` : "";
  return `${count} looks, ${former} former${which}; ${other}, ${formerAgain} former after that; replica after ${await applied} s`;
}

async function untilApplied(primaryUrl: string, onReplica: Replicated["onReplica"]): Promise<string> {
  const begun = performance.now();
  const { rows } = await withConnection(primaryUrl, (client) =>
    client.query<{ position: string }>("select pg_current_wal_lsn()::text as position"),
  );
  const position = rows[0]!.position;
  while (performance.now() - begun < PATIENCE_MS) {
    const { rows: told } = await onReplica(`select pg_last_wal_replay_lsn() >= '${position}'::pg_lsn as has`);
    if (told[0].has) break;
    await sleep(50);
  }
  return ((performance.now() - begun) / 1_000).toFixed(1);
}

/** Only a read makes a server ask whether its replica has caught up. */
async function untilReady(): Promise<void> {
  for (const [place, port] of PORTS.entries())
    for (const until = performance.now() + PATIENCE_MS; ; await sleep(100)) {
      await browse(port, "huyzen", {
        path: `/nl/te-koop?price-max=${900_000 + Math.ceil(performance.now())}`,
      });
      if (await isReplicaReady(METRICS_PORTS[place]!)) break;
      if (performance.now() > until) throw new Error("The replica is not asked again.");
    }
}

function senderOf(port: number, site: string): Send {
  return async (path, sent, expected, token) => {
    const answer = await browse(port, site, { path, sent, ...(token && { token }) });
    if (answer.status !== expected)
      throw new Error(`${path} answered ${answer.status}: ${answer.body.slice(0, 300)}`);
    return answer;
  };
}

/** One free stay of each of some homes. */
async function freeStays(): Promise<Stay[]> {
  const stays: Stay[] = [];
  for (let unit = 7001; stays.length < 8; unit += 1) {
    const { body } = await browse(PORTS[0], "zilt", { path: `/api/sites/zilt/rental-units/${unit}/periods` });
    const periods = JSON.parse(body) as Array<{ id: number; available: boolean }>;
    const free = periods.findLast(({ available }) => available);
    if (free) stays.push({ unit, period: free.id });
  }
  return stays;
}

/** A home that can be visited, and four of its times. */
async function visitedEstate() {
  const { body } = await browse(PORTS[0], "huyzen", { path: "/nl/te-koop" });
  for (const [, id] of body.matchAll(/\/nl\/aanbod\/(\d+)/g)) {
    const agenda = await browse(PORTS[0], "huyzen", { path: `/api/sites/huyzen/live-agenda/${id}` });
    if (agenda.status !== 200) continue;
    const slots = (JSON.parse(agenda.body) as Array<{ start: string }>).map(({ start }) => start);
    const times = [0, 1, 2, 3, 4, 5].map((part) => slots[part * Math.floor(slots.length / 6)]!);
    return { estate: Number(id), times };
  }
  throw new Error("No home can be visited.");
}
