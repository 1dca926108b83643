import { writeSync } from "node:fs";

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
  flush(): void;
};

type Options = {
  readonly level: LogLevel;
  readonly now: () => Date;
  readonly write?: (text: string) => void;
};

const FLUSH_AFTER_MS = 200;
const FLUSH_AT_LENGTH = 16_384;

/** JSON lines on standard output, gathered for a moment: a write for each line would cost more than a cached page. */
export function createLog({ level, now, write = writeToStdout }: Options): Log {
  let kept = "";
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = kept;
    kept = "";
    if (text) write(text);
  };
  const line = (json: string) => {
    kept += `${json}\n`;
    if (kept.length > FLUSH_AT_LENGTH) flush();
    else timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref();
  };
  const writes = (asked: LogLevel) => LOG_LEVELS.indexOf(asked) >= LOG_LEVELS.indexOf(level);
  const writeAt =
    (asked: LogLevel): Write =>
    (fields, message) => {
      if (!writes(asked)) return;
      line(JSON.stringify({ time: now().toISOString(), level: asked, message, ...fields }, writeErrors));
      if (asked === "error") flush();
    };

  return {
    debug: writeAt("debug"),
    info: writeAt("info"),
    warn: writeAt("warn"),
    error: writeAt("error"),
    writes,
    line,
    flush,
  };
}

function writeErrors(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return typeof value === "bigint" ? String(value) : value;
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
}

function writeToStdout(text: string): void {
  try {
    writeSync(1, text);
  } catch {
    // A full pipe or a closed terminal: losing log lines beats losing the site.
  }
}
