import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { withConnection } from "#platform/db/connection.ts";
import type { ScheduledJob } from "../scheduled-job.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    /** Counts a refused call; the first of a kind is written at once, the others together. */
    readonly noteRefusal: (siteId: string, refusal: Refusal) => Promise<void>;
  }
}

export type Refusal = {
  /** A token as the log names it, or a network. */
  readonly who: string;
  readonly status: number;
  readonly action: string;
  readonly subject: string;
  readonly at: Date;
};

/** Further callers of an hour count as `others`. */
const MOST_ROWS_AN_HOUR = 50;
const MOST_KINDS = 2_000;
const PAUSE_MS = 10_000;
const HOUR_MS = 3_600_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Counts refused calls in the process, and writes each kind at most every ten seconds; what came within a pause, at its end. */
export function countRefusals(
  pool: Pool,
  pauseMs = PAUSE_MS,
): (siteId: string, refusal: Refusal) => Promise<void> {
  const kinds = new LRUCache<string, Kind>({ max: MOST_KINDS });
  const write = async (siteId: string, kind: Kind, { who, status, action, subject, at }: Refusal) => {
    const { count } = kind;
    const values = [siteId, hourOf(at), who, status, action, subject.slice(0, 300), at, count];
    kind.count = 0;
    await pool.query(WRITE, values).catch((error: unknown) => {
      kind.count += count;
      throw error;
    });
  };
  return async (siteId, refusal) => {
    const { who, status, at } = refusal;
    const key = JSON.stringify([siteId, hourOf(at), who, status]);
    const known = kinds.get(key);
    const kind = known ?? { count: 0, last: refusal, isPausing: false };
    kind.count += 1;
    kind.last = refusal;
    kinds.set(key, kind);
    if (kind.isPausing) return;
    kind.isPausing = true;
    const resume = () => {
      kind.isPausing = kind.count > 0;
      if (!kind.isPausing) return;
      setTimeout(resume, pauseMs).unref();
      // What the database did not take is written at the end of the next pause.
      void write(siteId, kind, kind.last).catch(() => {});
    };
    setTimeout(resume, pauseMs).unref();
    await write(siteId, kind, refusal);
  };
}

/** Callers of one kind: how often they were refused since it was written, and the last time. */
type Kind = { count: number; last: Refusal; isPausing: boolean };

function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
}

/** Each night: refused calls are forgotten after a month; networks are personal data. */
export const oldRefusals: ScheduledJob = {
  name: "old-refusals",
  schedule: "50 3 * * *",
  async run({ storage }, now) {
    const before = new Date(now.getTime() - KEPT_MS);
    await withConnection(storage.databaseUrl, (client) =>
      client.query("delete from refused_call where hour < $1", [before]),
    );
  },
};

const WRITE = `
  with known as (
    select count(*) < ${MOST_ROWS_AN_HOUR} or bool_or(who = $3 and status = $4) as has_room
    from refused_call where site_id = $1 and hour = $2
  )
  insert into refused_call as stored (site_id, hour, who, status, action, subject, first_at, last_at, count)
  select $1, $2, case when has_room then $3 else 'others' end, $4, $5, $6, $7, $7, $8 from known
  on conflict (site_id, hour, who, status) do update
    set count = stored.count + excluded.count, last_at = greatest(stored.last_at, excluded.last_at)`;
