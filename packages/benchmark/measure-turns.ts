import { join } from "node:path";
import { cpuTime } from "./cpu-time.ts";
import { median } from "./median.ts";
import { readText } from "./read-text.ts";
import { runWrk, writeAddresses } from "./run-wrk.ts";
import type { Report, Setting } from "./setting.ts";
import { type Running, startServer } from "./start-server.ts";
import { visitorsAddresses } from "./visitors-addresses.ts";

const PORT = 4398;
const OTHER_PORT = 4399;
const TURNS = 8;
const SECONDS = 5;
const ADDRESSES = 60_000;
const HEADERS = { Host: "real.localhost", "Accept-Encoding": "br" };

/**
 * Processor time of a page beside another checkout's (`GEVEL_OTHER_CHECKOUT`, with a build, and with the same listings in
 * `GEVEL_OTHER_DATA`): both run, and are asked in turns for pages that nobody asked for before. Below 1 this one takes less.
 */
export async function measureTurns({ work }: Setting): Promise<Report> {
  const { GEVEL_OTHER_CHECKOUT: root, GEVEL_OTHER_DATA: otherData } = process.env;
  if (!root || !otherData)
    return { skipped: "GEVEL_OTHER_CHECKOUT and GEVEL_OTHER_DATA name no other checkout" };
  const dataDir = join(work, "data");
  // A page behind the last one leads to another address in one checkout, and may be drawn in the other.
  const lists = (await visitorsAddresses(dataDir, ADDRESSES)).filter((path) => !path.includes("page="));
  const own = await startServer({ dataDir, port: PORT });
  const other = await startServer({ dataDir: otherData, port: OTHER_PORT, root });
  try {
    const estates = await estateAddresses(own);
    return {
      "an uncached list": await compare(own, other, work, lists),
      "an uncached estate page": await compare(own, other, work, estates),
    };
  } finally {
    await Promise.all([own.stop(), other.stop()]);
  }
}

async function compare(
  own: Running,
  other: Running,
  work: string,
  addresses: readonly string[],
): Promise<string> {
  const size = Math.floor(addresses.length / (TURNS + 1));
  if (size === 0) throw new Error("There are no addresses to ask for.");
  const ratios: number[] = [];
  const times: number[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const script = await writeAddresses(
      join(work, "turn.lua"),
      addresses.slice(turn * size, (turn + 1) * size),
    );
    const [mine, theirs] = [await timeOfPage(own, script), await timeOfPage(other, script)];
    // The first turn warms both up.
    if (turn === 0) continue;
    ratios.push(mine / theirs);
    times.push(mine);
  }
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return `${median(ratios).toFixed(2)} (${range}), ${median(times).toFixed(2)} ms of a core`;
}

async function timeOfPage({ origin, pid }: Running, script: string): Promise<number> {
  const before = await cpuTime(pid);
  const { requests, failed } = await runWrk({
    url: origin,
    clients: 1,
    seconds: SECONDS,
    script,
    headers: HEADERS,
  });
  if (failed > 0) throw new Error(`${failed} of ${requests} pages failed`);
  return ((await cpuTime(pid)) - before) / 1_000 / requests;
}

const MOST_MAPS = 20;

/** The addresses of estates that the sitemap names. */
async function estateAddresses({ origin }: Running): Promise<string[]> {
  const read = async (path: string) => {
    const body = await readText(origin + path, HEADERS.Host);
    return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  };
  const found = await read("/sitemap.xml");
  const maps = found.filter((path) => path.endsWith(".xml")).slice(0, MOST_MAPS);
  const listed = maps.length > 0 ? (await Promise.all(maps.map(read))).flat() : found;
  return listed.filter((path) => /\/\d+\/[^/]+$/.test(path));
}
