import type { Client } from "pg";
import { connect } from "./connection.ts";
import { PROBE_MS } from "./deadlines.ts";
import { withTimeout } from "./query-with-timeout.ts";

export type Probe = {
  /** Asks whether the database answers, for a limited time; of several who ask at once, one does. */
  ask(): Promise<boolean>;
  /** What the last question came to. */
  isAway(): boolean;
  close(): Promise<void>;
};

/** Asks on a connection of its own: neither a flood of queries nor a pool of silent connections is in its way. */
export function createProbe(url: string): Probe {
  let connection: Promise<Client> | null = null;
  let asked: Promise<boolean> | null = null;
  let isAway = false;

  const open = (): Promise<Client> => {
    const opening = connect(url, { connectionTimeoutMillis: PROBE_MS });
    const forget = () => {
      if (connection === opening) connection = null;
    };
    opening.then((client) => client.on("end", forget), forget);
    return opening;
  };
  const leave = async () => {
    const left = connection;
    connection = null;
    // One that was never opened needs no closing.
    await left?.then((client) => client.end()).catch(() => undefined);
  };
  const ask = async () => {
    connection ??= open();
    const answer = connection.then((client) => client.query("select 1"));
    isAway = await withTimeout(PROBE_MS, answer).then(
      () => false,
      () => true,
    );
    if (isAway) void leave();
    return !isAway;
  };

  return {
    ask: () => (asked ??= ask().finally(() => (asked = null))),
    isAway: () => isAway,
    close: async () => {
      await asked;
      await leave();
    },
  };
}
