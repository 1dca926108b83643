import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { childrenOf, cpuTime } from "../cpu-time.ts";
import { runWrk } from "../run-wrk.ts";

export type Measured = {
  readonly origin: string;
  /** Its first processes; their children count too, among them the database. */
  readonly pids: readonly number[];
  readonly headers: Readonly<Record<string, string>>;
};

/** Microseconds of a core for each answer, one address asked by 32 clients from another core. */
export async function costUnderLoad(
  server: Measured,
  path: string,
  { seconds, core }: { readonly seconds: number; readonly core: number },
): Promise<number> {
  const { origin, pids, headers } = server;
  const before = await cpuOf(pids);
  const { requests, failed } = await runWrk({ url: origin + path, clients: 32, seconds, core, headers });
  if (failed > 0 || requests === 0) throw new Error(`${failed} of ${requests} answers failed at ${path}`);
  return ((await cpuOf(pids)) - before) / requests;
}

/** Microseconds of a core for each answer, one address after the other, each given by how many were asked before it. */
export async function costOneByOne(
  { origin, pids, headers }: Measured,
  { seconds, pathOf }: { readonly seconds: number; readonly pathOf: (asked: number) => string },
): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const before = await cpuOf(pids);
  const until = performance.now() + seconds * 1_000;
  let asked = 0;
  for (; performance.now() < until; asked += 1) {
    const answer = await ask(origin + pathOf(asked), { agent, headers });
    if ((answer["x-gevel-cache"] ?? "miss") !== "miss") throw new Error(`${pathOf(asked)} was cached`);
  }
  agent.destroy();
  return ((await cpuOf(pids)) - before) / asked;
}

function ask(
  address: string,
  options: { readonly agent: Agent; readonly headers: OutgoingHttpHeaders },
): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    request(address, options, (answer) => {
      answer.resume().on("end", () => {
        if (answer.statusCode === 200) resolve(answer.headers);
        else reject(new Error(`${answer.statusCode} at ${address}`));
      });
    })
      .on("error", reject)
      .end();
  });
}

async function cpuOf(pids: readonly number[]): Promise<number> {
  const times = (await allOf(pids)).map((pid) => cpuTime(pid).catch(() => 0));
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}

/** Processes and all below them. */
export async function allOf(pids: readonly number[]): Promise<number[]> {
  return [...pids, ...(await Promise.all(pids.map(childrenOf))).flat()];
}
