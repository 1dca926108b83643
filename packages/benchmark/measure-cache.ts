import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { cpuTime } from "./cpu-time.ts";
import { median } from "./median.ts";
import { runWrk } from "./run-wrk.ts";
import type { Report, Setting } from "./setting.ts";
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
        const body = await storedBody(server.origin, path);
        const nginx = await startNginx(join(work, "nginx"), body, isLogged);
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

/** Asks until the body is the smallest form, which is pressed in the background. */
async function storedBody(origin: string, path: string): Promise<Buffer> {
  for (let ask = 0; ask < 10; ask += 1) {
    await readBody(origin + path);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return readBody(origin + path);
}

function readBody(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(address, { headers: HEADERS }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve(Buffer.concat(parts));
    })
      .on("error", reject)
      .end();
  });
}

async function startNginx(
  folder: string,
  body: Buffer,
  isLogged: boolean,
): Promise<Served & { stop(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "page"), body);
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${isLogged ? join(folder, "access.log") : "off"}; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}; default_type text/html; add_header Content-Encoding br; }
}
`,
  );
  const child = spawn(
    "taskset",
    ["-c", String(SERVER_CORE), "nginx", "-p", folder, "-c", join(folder, "nginx.conf")],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    origin: `http://127.0.0.1:${NGINX_PORT}`,
    pid: child.pid!,
    stop: () => (child.kill("SIGTERM"), ended),
  };
}
