import type { Log } from "../log/log.ts";

const FAILED = 1;
/** What a shell reports for a process that Ctrl-C ended. */
const INTERRUPTED = 130;

/** Past this, what still runs is cut off: most supervisors kill a process soon after. */
const STOPS_WITHIN_MS = 30_000;
/** One stop reaches a process several times: from its supervisor, and from the npm command that runs it. */
const SAME_STOP_MS = 1_000;

type Close = () => Promise<unknown>;

export type Stopping = {
  /** Adds what is to close then; what came last is closed first. */
  readonly onStop: (close: Close) => void;
  /** Aborted once the process has been told to stop. */
  readonly signal: AbortSignal;
};

/**
 * Ends the process in order: the first SIGTERM or SIGINT lets everything finish, one that comes a second later ends it at once. After an
 * error that nobody caught, the state of the process is unknown: it finishes what runs and leaves with a failure.
 */
export function stopOnSignal(log: Log): Stopping {
  const closings: Close[] = [];
  const told = new AbortController();
  let toldAt = 0;
  const stop = (code: number) => {
    told.abort();
    return closeAndExit(closings, code, log);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (!told.signal.aborted) {
        toldAt = performance.now();
        log.info({ signal }, "stopping: what runs is finished first");
        void stop(0);
      } else if (performance.now() - toldAt > SAME_STOP_MS) {
        log.warn({ signal }, "told to stop again: what still runs is cut off");
        process.exit(INTERRUPTED);
      }
    });
  }
  process.on("uncaughtException", (error) => {
    log.error({ err: error }, "an error that nobody caught: stopping");
    if (!told.signal.aborted) void stop(FAILED);
  });
  // A promise that nobody waits for any more, such as a deferred part of a page that was left: no reason to stop.
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a rejection that nobody caught"));
  return { onStop: (close) => closings.push(close), signal: told.signal };
}

async function closeAndExit(closings: readonly Close[], code: number, log: Log): Promise<never> {
  setTimeout(() => {
    log.error({}, `stopping took longer than ${STOPS_WITHIN_MS / 1000} s: what still runs is cut off`);
    process.exit(code || FAILED);
  }, STOPS_WITHIN_MS).unref();
  try {
    for (const close of closings.toReversed()) await close();
  } catch (error) {
    log.error({ err: error }, "stopping failed");
    process.exit(code || FAILED);
  }
  process.exit(code);
}
