import type { ParseArgsOptionsConfig } from "node:util";
import type { Config } from "#platform/config/config.ts";
import type { Exit } from "../exit-code.ts";
import type { Terminal } from "../terminal.ts";

type Order = {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, unknown>>;
  readonly config: Config;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
};

/** One thing that `gevel` can do. */
export type Command = {
  /** As it is typed: `import`, `media clean`. */
  readonly name: string;
  /** What stands behind the name: `<bundle>`. */
  readonly takes: string;
  readonly fewest: number;
  readonly most: number;
  readonly summary: string;
  /** What `--help` says below the summary. */
  readonly help: string;
  readonly flags: ParseArgsOptionsConfig;
  readonly run: (order: Order) => Promise<Exit>;
};
