import { openParts } from "./open-parts.ts";
import { printAddresses } from "./print-addresses.ts";
import { runServer, type ServerParts } from "./run-server.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** The whole life of a server process, from its settings to its last answer. */
export async function serve(build: Pick<ServerParts, "files" | "createApp">): Promise<void> {
  const parts = await openParts(process.env);
  const server = await runServer({ ...build, ...parts });
  stopOnSignal(async () => {
    await server.close();
    await parts.storage.close();
  }, parts.log);
  await printAddresses(parts.storage, server.port);
}
