import { join } from "node:path";
import { cpuTime } from "./cpu-time.ts";
import { median } from "./median.ts";
import { runWrk } from "./run-wrk.ts";
import type { Report, Setting } from "./setting.ts";
import { startNginx } from "./start-nginx.ts";
import { storedBody } from "./stored-body.ts";
import { startServer } from "./start-server.ts";

const PORT = 4392;
const NGINX_PORT = 4393;
const PATHS = { "a list": "/nl/te-koop", "the way on by language": "/" } as const;
const HEADERS = { Host: "real.localhost", "Accept-Encoding": "br" };
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const SECONDS = Number(process.env["GEVEL_BENCHMARK_SECONDS"] ?? 5);
const RUNS = 5;
/** Until then the engine still compiles what it runs. */
const WARM_REQUESTS = 60_000;
const MOST_WARM_RUNS = 8;

type Served = { readonly origin: string; readonly pid: number };

/**
 * Kept pages beside nginx with the same bytes as files, without and with a line for each request: one core each, in
 * turns, in one run. The time on the core tells more than the rate, which the load's own core bounds.
 */
export async function measureCache({ work }: Setting): Promise<Report> {
  const report: Record<string, string> = {};
  for (const isLogged of [false, true]) {
    const logLevel = isLogged ? "info" : "warn";
    const server = await startServer({
      dataDir: join(work, "data"),
      port: PORT,
      core: SERVER_CORE,
      logLevel,
    });
    try {
      for (const [name, path] of Object.entries(PATHS)) {
        const body = await storedBody(server.origin, path, HEADERS);
        const nginx = await startNginx(join(work, "nginx"), body, {
          port: NGINX_PORT,
          core: SERVER_CORE,
          isLogged,
        });
        try {
          const log = isLogged ? ", logged" : "";
          report[`${name} (${body.length} B)${log}`] = await compare(server, nginx, path);
        } finally {
          await nginx.stop();
        }
      }
    } finally {
      await server.stop();
    }
  }
  return report;
}

async function compare(server: Served, nginx: Served, path: string): Promise<string> {
  const ours: Round[] = [];
  const theirs: Round[] = [];
  for (let warm = 0, run = 0; warm < WARM_REQUESTS && run < MOST_WARM_RUNS; run += 1)
    warm += (await load(server, path)).requests;
  await load(nginx, "/page");
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await load(server, path));
    theirs.push(await load(nginx, "/page"));
  }
  const middle = (rounds: Round[]) => median(rounds.map(({ rate }) => rate));
  // Whatever else runs on the machine only ever adds to the time: the least is the truest.
  const least = (rounds: Round[]) => Math.min(...rounds.map(({ cpu }) => cpu));
  const [cpu, nginxCpu] = [least(ours), least(theirs)];
  const [rate, nginxRate] = [middle(ours), middle(theirs)];
  return (
    `${cpu.toFixed(1)} µs of a core each, nginx ${nginxCpu.toFixed(1)} (${share(nginxCpu, cpu)}); ` +
    `${Math.round(rate)} a second, nginx ${Math.round(nginxRate)} (${share(rate, nginxRate)})`
  );
}

const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;

/** Microseconds of the server's core for each request, and requests a second. */
type Round = { readonly cpu: number; readonly rate: number; readonly requests: number };

async function load({ origin, pid }: Served, path: string): Promise<Round> {
  const before = await cpuTime(pid);
  const url = origin + path;
  const measured = await runWrk({ url, clients: 32, seconds: SECONDS, core: LOAD_CORE, headers: HEADERS });
  if (measured.failed > 0 && path === "/page") throw new Error("nginx does not serve the page");
  const { requests, perSecond } = measured;
  return { cpu: ((await cpuTime(pid)) - before) / requests, rate: perSecond, requests };
}
