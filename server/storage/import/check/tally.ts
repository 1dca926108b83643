import type { Report } from "./finding.ts";

/** Warnings that repeat from line to line are told once, with their first line and how many more there are. */
export type Tally = {
  add(line: number, path: string | undefined, message: string): void;
  tell(file: string, report: Report): void;
};

/** Different warnings beyond this number are only counted: a feed of noise must not fill the memory. */
const MOST_KINDS = 500;

export function createTally(): Tally {
  const kinds = new Map<string, { line: number; path: string | undefined; message: string; times: number }>();
  let uncounted = 0;
  return {
    add: (line, path, message) => {
      const general = path?.replaceAll(/\.\d+(?=\.|$)/g, "");
      const key = `${general} ${message}`;
      const known = kinds.get(key);
      if (known) known.times += 1;
      else if (kinds.size < MOST_KINDS) kinds.set(key, { line, path: general, message, times: 1 });
      else uncounted += 1;
    },
    tell: (file, report) => {
      for (const { line, path, message, times } of kinds.values()) {
        const more = times > 1 ? ` (and on ${times - 1} more ${times === 2 ? "line" : "lines"})` : "";
        report({ level: "warning", file, line, path, message: message + more });
      }
      if (uncounted > 0) report({ level: "warning", file, message: `${uncounted} more warnings` });
    },
  };
}
