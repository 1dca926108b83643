import type { Client } from "pg";
import type { Report } from "../finding.ts";

/** An export in its transaction. */
export type Exporting = {
  readonly client: Client;
  readonly siteId: string;
  readonly dataDir: string;
  readonly report: Report;
};
