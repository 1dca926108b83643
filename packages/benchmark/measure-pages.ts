import { join } from "node:path";
import { childrenOf, cpuTime } from "./cpu-time.ts";
import { median } from "./median.ts";
import { type Measured, runWrk, writeAddresses, writeFreshPages } from "./run-wrk.ts";
import { LISTING_PATHS, type Report, type Setting } from "./setting.ts";
import { type Running, startServer } from "./start-server.ts";
import { visitorsAddresses } from "./visitors-addresses.ts";

const PORT = 4391;
const RUNS = 3;
const SECONDS = Number(process.env["GEVEL_BENCHMARK_SECONDS"] ?? 8);
const ADDRESSES = 40_000;
/** An address of each run's own: wrk begins its list anew with every run. */
const PARTS = 2 * RUNS + 1;
const HEADERS = { Host: "real.localhost", "Accept-Encoding": "br" };

/**
 * Listing pages that nobody asked for before: each is searched, drawn and compressed. Asked twice, as visitors narrow a
 * list, and with a price bound of each request's own.
 */
export async function measurePages({ work }: Setting): Promise<Report> {
  const dataDir = join(work, "data");
  const addresses = await visitorsAddresses(dataDir, ADDRESSES);
  const size = Math.floor(addresses.length / PARTS);
  const asVisitors = await Promise.all(
    Array.from({ length: PARTS }, (_, part) =>
      writeAddresses(join(work, `visitors-${part}.lua`), addresses.slice(part * size, (part + 1) * size)),
    ),
  );
  const ownBounds = await Promise.all(
    Array.from({ length: PARTS }, (_, part) =>
      writeFreshPages(join(work, `fresh-pages-${part}.lua`), LISTING_PATHS, 90_000_000 + part * 1_000_000),
    ),
  );
  return {
    ...(await measureScripts("as visitors ask", asVisitors, dataDir)),
    ...(await measureScripts("a price bound each", ownBounds, dataDir)),
  };
}

async function measureScripts(name: string, scripts: readonly string[], dataDir: string): Promise<Report> {
  const server = await startServer({ dataDir, port: PORT });
  try {
    const [warmUp, ...rest] = scripts;
    await load(server, { clients: 4, seconds: 5, script: warmUp! });
    const alone: Round[] = [];
    const crowd: Round[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      alone.push(await load(server, { clients: 1, seconds: SECONDS, script: rest[2 * run]! }));
      crowd.push(await load(server, { clients: 16, seconds: SECONDS, script: rest[2 * run + 1]! }));
    }
    const middle = (rounds: readonly Round[], read: (round: Round) => number) => median(rounds.map(read));
    const server16 = ms(middle(crowd, ({ serverCpu }) => serverCpu));
    return {
      [`${name}, 1 client, p50`]: ms(middle(alone, ({ p50 }) => p50)),
      [`${name}, 1 client, p99`]: ms(middle(alone, ({ p99 }) => p99)),
      [`${name}, 16 clients`]: `${Math.round(middle(crowd, ({ perSecond }) => perSecond))} requests a second`,
      [`${name}, 16 clients, p99`]: ms(middle(crowd, ({ p99 }) => p99)),
      [`${name}, of a core`]: `${server16} in the server, ${ms(middle(crowd, ({ databaseCpu }) => databaseCpu))} in the database`,
      [`${name}, failed`]: String([...alone, ...crowd].reduce((sum, { failed }) => sum + failed, 0)),
    };
  } finally {
    await server.stop();
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** With the milliseconds of a core that each request took. */
type Round = Measured & { readonly serverCpu: number; readonly databaseCpu: number };
type Asked = { readonly clients: number; readonly seconds: number; readonly script: string };

async function load({ origin, pid }: Running, call: Asked): Promise<Round> {
  const before = await coresOf(pid);
  const measured = await runWrk({ url: origin, ...call, headers: HEADERS });
  const after = await coresOf(pid);
  const share = (part: "server" | "database") => (after[part] - before[part]) / 1_000 / measured.requests;
  return { ...measured, serverCpu: share("server"), databaseCpu: share("database") };
}

/** The database is the server's child, and its connections are the database's. */
async function coresOf(pid: number): Promise<{ server: number; database: number }> {
  const below = await childrenOf(pid);
  const times = await Promise.all(below.map((child) => cpuTime(child).catch(() => 0)));
  return { server: await cpuTime(pid), database: times.reduce((sum, time) => sum + time, 0) };
}
