import { type Config, readConfig } from "../config.ts";
import { createLog, type Log } from "../log.ts";
import { lookForStreetMap } from "../map/street-map.ts";
import { openStorage, type OpenStorage } from "../storage/open-storage.ts";
import { loadDemo } from "./load-demo.ts";

export type OpenParts = {
  readonly config: Config;
  readonly storage: OpenStorage;
  readonly log: Log;
  readonly now: () => Date;
};

const WRONG_SETTINGS = 2;
const now = () => new Date();

/** What every server process begins with: its settings, its log and its database, with a site in it. */
export async function openParts(environment: NodeJS.ProcessEnv): Promise<OpenParts> {
  const read = readConfig(environment);
  if (read.kind === "invalid") {
    console.error(read.message);
    process.exit(WRONG_SETTINGS);
  }
  const { config } = read;
  const log = createLog({ level: config.logLevel, now });
  await lookForStreetMap(config, log);
  const storage = await openStorage(config);
  await loadDemo({ storage, config, now });
  return { config, storage, log, now };
}
