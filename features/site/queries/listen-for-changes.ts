import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { connect } from "#platform/db/connection.ts";
import { HEARTBEAT_ANSWER_MS, HEARTBEAT_MS } from "#platform/db/deadlines.ts";
import { type Change, CHANGE_CHANNEL } from "./notify-change.ts";

const LONGEST_PAUSE_MS = 5_000;

export type Listening = {
  /** False while a change could go unheard, so that nothing may be kept. */
  isListening(): boolean;
  close(): Promise<void>;
};

export type ChangeListeners = {
  readonly onChange: (change: Change) => void;
  /** Called each time that listening starts again: whatever changed in between went unheard. */
  readonly onGap: () => Promise<void> | void;
};

/** Hears of imports on a connection of its own, which is opened again whenever it breaks. */
export async function listenForChanges({
  url,
  onChange,
  onGap,
}: ChangeListeners & { readonly url: string }): Promise<Listening> {
  let client: Client | null = null;
  const closing = new AbortController();

  /** Nothing counts as heard before `catchUp` is done, nor when the line broke meanwhile. */
  const open = async (catchUp: () => Promise<void> | void) => {
    const line = await openLine(url, onChange, (lost) => void reopen(lost));
    try {
      await line.client.query(`listen ${CHANGE_CHANNEL}`);
      await catchUp();
      closing.signal.throwIfAborted();
    } catch (error) {
      line.leave();
      throw error;
    }
    if (line.isBroken()) throw new Error("The connection broke while it was opened.");
    client = line.client;
  };

  const isAway = () => client === null && !closing.signal.aborted;

  const reopen = async (lost: Client) => {
    if (client !== lost || closing.signal.aborted) return;
    client = null;
    for (let pause = 100; isAway(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal: closing.signal })
        .then(() => open(onGap))
        // Still away: the next round tries again.
        .catch(() => undefined);
    }
  };

  const heartbeat = beginHeartbeat(() => client);
  await open(() => undefined);
  return {
    isListening: () => client !== null,
    close: async () => {
      closing.abort();
      clearInterval(heartbeat);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Each server has one such line: by its name the database knows which there are. */
export const SERVER_NAME_BEGINS = "gevel server ";
/** PostgreSQL cuts a longer one. */
const LONGEST_NAME = 63;
const SERVER_NAME = `${SERVER_NAME_BEGINS}${hostname()}:${process.pid}`.slice(0, LONGEST_NAME);

async function openLine(
  url: string,
  onChange: ChangeListeners["onChange"],
  onBreak: (client: Client) => void,
) {
  const client = await connect(url, { query_timeout: HEARTBEAT_ANSWER_MS, application_name: SERVER_NAME });
  let isBroken = false;
  const leave = () => {
    isBroken = true;
    void client.end().catch(() => undefined);
    onBreak(client);
  };
  client.on("notification", ({ payload }) => onChange(JSON.parse(payload ?? "") as Change));
  client.on("end", leave);
  client.on("error", leave);
  return { client, leave, isBroken: () => isBroken };
}

/** A connection that a firewall dropped, or whose database stands still, says nothing: asking finds it out. */
function beginHeartbeat(currentClient: () => Client | null): NodeJS.Timeout {
  return setInterval(() => {
    const asked = currentClient();
    asked?.query("select 1").catch(() => asked.end().catch(() => undefined));
  }, HEARTBEAT_MS).unref();
}
