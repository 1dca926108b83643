import type { QueryConfig } from "pg";
import type { Bind } from "./conditions-of.ts";

/** Writes a statement whose first parameter is the site; whatever else it needs is bound where it stands. */
export function statement(siteId: string, write: (bind: Bind) => string): QueryConfig {
  const values: unknown[] = [siteId];
  const text = write((value) => `$${values.push(value)}`);
  return { text, values };
}
