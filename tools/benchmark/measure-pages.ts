import { join } from "node:path";
import { median } from "./median.ts";
import { runWrk, writeFreshPages } from "./run-wrk.ts";
import { LISTING_PATHS, type Report, type Setting } from "./setting.ts";
import { startServer } from "./start-server.ts";

const PORT = 4391;
const RUNS = 3;
const HEADERS = { Host: "real.localhost", "Accept-Encoding": "br" };

/** Listing pages that nobody asked for before: each is searched, drawn and compressed. */
export async function measurePages({ work }: Setting): Promise<Report> {
  const script = await writeFreshPages(join(work, "fresh-pages.lua"), LISTING_PATHS);
  const server = await startServer({ dataDir: join(work, "data"), port: PORT });
  try {
    const load = (clients: number, seconds: number) =>
      runWrk({ url: server.origin, clients, seconds, script, headers: HEADERS });
    await load(4, 5);
    const alone = [];
    const crowd = [];
    for (let run = 0; run < RUNS; run += 1) {
      alone.push(await load(1, 8));
      crowd.push(await load(16, 8));
    }
    return {
      "1 client, p50": `${median(alone.map(({ p50 }) => p50)).toFixed(1)} ms`,
      "1 client, p99": `${median(alone.map(({ p99 }) => p99)).toFixed(1)} ms`,
      "16 clients": `${Math.round(median(crowd.map(({ perSecond }) => perSecond)))} requests a second`,
      "16 clients, p99": `${median(crowd.map(({ p99 }) => p99)).toFixed(1)} ms`,
      "answers that failed": String([...alone, ...crowd].reduce((sum, { failed }) => sum + failed, 0)),
    };
  } finally {
    await server.stop();
  }
}
