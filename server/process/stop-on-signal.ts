import type { Log } from "../log.ts";

const FAILED = 1;
/** What a shell reports for a process that Ctrl-C ended. */
const INTERRUPTED = 130;

/**
 * Ends the process in order: the first SIGTERM or SIGINT lets everything finish, a second one ends it at once. After an
 * error that nobody caught, the state of the process is unknown: it finishes what runs and leaves with a failure.
 */
export function stopOnSignal(close: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) process.exit(INTERRUPTED);
    isStopping = true;
    const failure = await close().then(
      () => 0,
      (error: unknown) => {
        log.error({ err: error }, "stopping failed");
        return FAILED;
      },
    );
    log.flush();
    process.exit(code || failure);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      log.info({ signal }, "stopping: what runs is finished first");
      void stop(0);
    });
  }
  process.on("uncaughtException", (error) => {
    log.error({ err: error }, "an error that nobody caught: stopping");
    if (!isStopping) void stop(FAILED);
  });
  // A promise that nobody waits for any more, such as a deferred part of a page that was left: no reason to stop.
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a rejection that nobody caught"));
}
