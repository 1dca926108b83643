import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";

const execute = promisify(execFile);

export type Load = {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
  /** The core that the load comes from; the server has another. */
  readonly core?: number;
  /** A wrk script: what each request asks. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Measured = {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
};

/** One run of wrk (Debian's package): requests a second, latencies in ms, answers that were not 2xx or 3xx. */
export async function runWrk({ url, clients, seconds, core, script, headers = {} }: Load): Promise<Measured> {
  const options = ["-t1", `-c${clients}`, `-d${seconds}s`, "--latency"];
  for (const [name, value] of Object.entries(headers)) options.push("-H", `${name}: ${value}`);
  if (script) options.push("-s", script);
  const command = ["wrk", ...options, url];
  if (core !== undefined) command.unshift("taskset", "-c", String(core));
  const { stdout } = await execute(command[0]!, command.slice(1));
  return {
    requests: Number(/\b(\d+) requests in/.exec(stdout)?.[1] ?? 0),
    perSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

/** A wrk script that asks for one address after the other. */
export async function writeAddresses(file: string, addresses: readonly string[]): Promise<string> {
  const list = addresses.map((address) => JSON.stringify(address)).join(",\n");
  await writeFile(
    file,
    `local addresses = {
${list} }
local asked = 0
request = function()
  asked = asked + 1
  return wrk.format("GET", addresses[(asked - 1) % #addresses + 1])
end
`,
  );
  return file;
}

/** A wrk script that asks for another page each time, so that none was kept: each with the next price bound. */
export async function writeFreshPages(
  file: string,
  paths: readonly string[],
  firstBound: number,
): Promise<string> {
  const list = paths.map((path) => JSON.stringify(path)).join(", ");
  await writeFile(
    file,
    `local paths = { ${list} }
local asked = 0
request = function()
  asked = asked + 1
  local path = paths[asked % #paths + 1]
  local glue = string.find(path, "?", 1, true) and "&" or "?"
  return wrk.format("GET", path .. glue .. "price-max=" .. (${firstBound} + asked))
end
`,
  );
  return file;
}

function milliseconds(text = "0ms"): number {
  const amount = Number.parseFloat(text);
  if (text.endsWith("us")) return amount / 1000;
  return text.endsWith("ms") ? amount : amount * 1000;
}
