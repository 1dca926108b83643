import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { openStorage } from "../storage/open-storage.ts";
import { loadDemo } from "./load-demo.ts";
import { printAddresses } from "./print-addresses.ts";
import { runServer, type ServerParts } from "./run-server.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

const WRONG_SETTINGS = 2;
const now = () => new Date();

/** The whole life of a server process, from its settings to its last answer. */
export async function serve(build: Pick<ServerParts, "files" | "createApp">): Promise<void> {
  const read = readConfig(process.env);
  if (read.kind === "invalid") {
    console.error(read.message);
    process.exit(WRONG_SETTINGS);
  }
  const { config } = read;
  const log = createLog({ level: config.logLevel, now });
  const storage = await openStorage(config);
  await loadDemo({ storage, config, log, now });
  const server = await runServer({ ...build, config, storage, log, now });
  stopOnSignal(async () => {
    await server.close();
    await storage.close();
  }, log);
  await printAddresses(storage, server.port);
}
