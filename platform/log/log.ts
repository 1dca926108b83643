import pino from "pino";

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Write = (fields: object, message: string) => void;

export type Log = {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  /** Tells whether lines of this level are written, for callers that would make them at a cost. */
  writes(level: LogLevel): boolean;
  /** Adds a line that is JSON already. */
  line(json: string): void;
};

type Options = {
  readonly level: LogLevel;
  readonly now: () => Date;
  /** Where lines go; the standard output unless a test reads them. */
  readonly destination?: Destination;
};

type Destination = { write(text: string): unknown; flush?(): void };

/** JSON lines of pino on standard output. */
export function createLog({ level, now, destination = standardOutput() }: Options): Log {
  const logger = pino(
    {
      level,
      base: undefined,
      messageKey: "message",
      timestamp: () => `,"time":"${now().toISOString()}"`,
      formatters: { level: (name) => ({ level: name }) },
      serializers: { err: readError, error: readError },
      hooks: {
        logMethod(line, write, number) {
          write.apply(this, line);
          if (number >= pino.levels.values["error"]!) destination.flush?.();
        },
      },
    },
    destination,
  );
  return Object.assign(logger, {
    writes: (asked: LogLevel) => logger.isLevelEnabled(asked),
    line: (json: string) => void destination.write(`${json}\n`),
  });
}

/** Errors of PostgreSQL hold the row that failed, with what a visitor typed: only these fields are written. */
function readError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return { name, message, stack, cause: readError(cause) };
}

/** Gathers lines for a moment, as a write for each would cost more than a cached page, and writes them before the process ends. */
function standardOutput(): Destination {
  const output = pino.destination({
    dest: 1,
    sync: true,
    minLength: 4_096,
    periodicFlush: 200,
    maxLength: 4_000_000,
    // A full pipe: the lines wait for the next round, while the site goes on.
    retryEAGAIN: () => false,
  });
  // A closed terminal: losing log lines beats losing the site.
  output.on("error", () => undefined);
  process.on("exit", () => output.flush());
  return output;
}
