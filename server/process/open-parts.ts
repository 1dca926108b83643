import { type Config, readConfig } from "#platform/config/config.ts";
import { createLog, type Log } from "#platform/log/log.ts";
import { makeDataDir } from "#platform/config/make-data-dir.ts";
import { keepMediaIn } from "#platform/media/media-store.ts";
import { lookForStreetMap } from "#features/map/street-map.server.ts";
import { openStorage, type OpenStorage } from "../database/open-storage.ts";
import { tryToListen } from "#platform/http/listen.ts";
import { beginTracing } from "#platform/tracing/begin-tracing.ts";
import { loadDemo } from "./load-demo.ts";
import { stopOnSignal, type Stopping } from "#platform/http/stop-on-signal.ts";

export type OpenParts = {
  readonly config: Config;
  readonly storage: OpenStorage;
  readonly log: Log;
  readonly now: () => Date;
  /** What to close, the last one first, when the process is told to stop. */
  readonly onStop: Stopping["onStop"];
  /** Aborted once the process has been told to stop. */
  readonly signal: AbortSignal;
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
  keepMediaIn(config.dataDir, config.mediaBucket);
  const log = createLog({ level: config.logLevel, now });
  await lookForStreetMap(config, log);
  // Ports that are taken are told before a first run renders for a minute.
  await tryToListen(
    config.host,
    [config.port, config.metricsPort].filter((port) => port !== null),
  );
  await makeDataDir(config.dataDir);
  const { onStop, signal } = stopOnSignal(log);
  // Closed after everything else, whose last spans it sends.
  onStop(await beginTracing(config, log));
  // Told to stop meanwhile, the process is about to end: nothing more begins.
  const unlessStopped = <T>(done: T): T | Promise<T> => (signal.aborted ? new Promise(() => {}) : done);
  const opening = openStorage({ ...config, signal, log });
  onStop(() =>
    opening.then(
      (storage) => storage.close(),
      () => undefined,
    ),
  );
  const storage = await opening.then(unlessStopped, (error: unknown) => {
    if (signal.aborted) return new Promise<never>(() => {});
    throw error;
  });
  await loadDemo({ storage, config, now, signal }).then(unlessStopped);
  return { config, storage, log, now, onStop, signal };
}
