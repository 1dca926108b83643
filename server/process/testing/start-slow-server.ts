import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const PROGRAM = join(import.meta.dirname, "slow-server.ts");

/** Starts the server of `slow-server.ts` in a process of its own, and hears what it says. */
export async function startSlowServer(settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (said += String(piece)));
  const ended = once(child, "close").then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { port, said: () => said, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
