/**
 * Measures cached pages of the demo agency beside nginx with the same bytes, and draws the chart of the README:
 *   node packages/benchmark/chart/measure-and-draw.ts [file]
 * Needs the production build, wrk and nginx (Debian's packages). The first run loads the demo.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cpuTime } from "../cpu-time.ts";
import { runWrk } from "../run-wrk.ts";
import { startNginx } from "../start-nginx.ts";
import { startServer } from "../start-server.ts";
import { storedBody } from "../stored-body.ts";
import { drawChart, type Figure } from "./draw-chart.ts";

const PORT = Number(process.env["GEVEL_BENCHMARK_PORT"] ?? 4310);
const [SERVER_CORE, LOAD_CORE] = [0, 1];
const RUNS = 5;
const SECONDS = 3;
/** Until then the engine still compiles what it runs. */
const WARM_SECONDS = 20;
const HEADERS = { Host: "huyzen.localhost", "Accept-Encoding": "br" };

const [file = "docs/benchmark.svg"] = process.argv.slice(2);
const work = process.env["GEVEL_BENCHMARK_DIR"] ?? join(import.meta.dirname, "../../../.data/benchmark");
const server = await startServer({ dataDir: join(work, "demo"), port: PORT, core: SERVER_CORE });
const figures: Figure[] = [];
try {
  const list = (await storedBody(server.origin, "/nl/te-koop", { Host: HEADERS.Host })).toString();
  const cards = list.slice(list.indexOf("<article"));
  const estate = /<a [^<>]*href="(\/nl\/[^"<>]+)"/.exec(cards)?.[1];
  if (!estate) throw new Error("the list shows no estate");
  const pages = { "The home page": "/nl", "A list": "/nl/te-koop", "An estate": estate };
  await load(server, "/nl/te-koop", WARM_SECONDS);
  for (const [page, path] of Object.entries(pages)) figures.push(await measure(page, path));
} finally {
  await server.stop();
}
const day = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
await writeFile(file, drawChart(figures, day));
console.table(figures);

async function measure(page: string, path: string): Promise<Figure> {
  const body = await storedBody(server.origin, path, HEADERS);
  const options = { port: PORT + 1, core: SERVER_CORE, isLogged: false };
  const nginx = await startNginx(join(work, "nginx"), body, options);
  try {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await load(server, path, SECONDS));
      theirs.push(await load(nginx, "/page", SECONDS));
    }
    // Whatever else runs on the machine only ever adds to the time: the least is the truest.
    return { page, kilobytes: body.length / 1_000, gevel: Math.min(...ours), nginx: Math.min(...theirs) };
  } finally {
    await nginx.stop();
  }
}

/** Microseconds of the core for each answer. */
async function load(
  { origin, pid }: { origin: string; pid: number },
  path: string,
  seconds: number,
): Promise<number> {
  const before = await cpuTime(pid);
  const asked = { url: origin + path, clients: 32, seconds, core: LOAD_CORE, headers: HEADERS };
  const { requests, failed } = await runWrk(asked);
  if (failed > 0 || requests === 0) throw new Error(`${failed} of ${requests} answers failed at ${path}`);
  return ((await cpuTime(pid)) - before) / requests;
}
