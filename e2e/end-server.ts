import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Waits until a server has ended, which a signal asks it to; answers its exit code, null where the signal itself ended it. */
export async function endServer(server: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (signal) server.kill(signal);
  if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
  return server.exitCode;
}
