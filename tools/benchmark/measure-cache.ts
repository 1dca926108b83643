import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { median } from "./median.ts";
import { runWrk } from "./run-wrk.ts";
import type { Report, Setting } from "./setting.ts";
import { startServer } from "./start-server.ts";

const PORT = 4392;
const NGINX_PORT = 4393;
const PATH = "/nl/te-koop";
const HEADERS = { Host: "real.localhost", "Accept-Encoding": "br" };
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const RUNS = 5;

/** A kept page beside nginx with the same bytes as a file: one core each, in turns, in one run. */
export async function measureCache({ work }: Setting): Promise<Report> {
  const server = await startServer({ dataDir: join(work, "data"), port: PORT, core: SERVER_CORE });
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    const body = await keptBody(server.origin);
    nginx = await startNginx(join(work, "nginx"), body);
    const load = (origin: string) =>
      runWrk({ url: origin + PATH, clients: 32, seconds: 5, core: LOAD_CORE, headers: HEADERS });
    await load(server.origin);
    await load(nginx.origin);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push((await load(server.origin)).perSecond);
      theirs.push((await load(nginx.origin)).perSecond);
    }
    const ratio = median(ours.map((rate, run) => rate / (theirs[run] ?? Number.NaN)));
    return {
      "the page": `${body.length} bytes (br)`,
      gevel: `${Math.round(median(ours))} requests a second`,
      nginx: `${Math.round(median(theirs))} requests a second`,
      "gevel of nginx": `${Math.round(ratio * 100)} %`,
    };
  } finally {
    nginx?.stop();
    await server.stop();
  }
}

/** Asks until the body is the smallest form, which is pressed in the background. */
async function keptBody(origin: string): Promise<Buffer> {
  for (let ask = 0; ask < 10; ask += 1) {
    await readBody(origin);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return readBody(origin);
}

function readBody(origin: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(origin + PATH, { headers: HEADERS }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve(Buffer.concat(parts));
    })
      .on("error", reject)
      .end();
  });
}

async function startNginx(folder: string, body: Buffer) {
  await mkdir(join(folder, "nl"), { recursive: true });
  await writeFile(join(folder, PATH), body);
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
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
  return { origin: `http://127.0.0.1:${NGINX_PORT}`, stop: () => child.kill("SIGTERM") };
}
