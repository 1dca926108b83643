import { Client } from "pg";
import { traceQuery } from "../tracing/trace-query.ts";

/** A connection whose statements are spans where somebody traces. */
export class TracedClient extends Client {
  override query(...asked: unknown[]): never {
    return traceQuery(asked, super.query.bind(this) as (...asked: unknown[]) => unknown) as never;
  }
}
