import type { StatusReader } from "./status-reader.ts";

export type SourceState = {
  readonly site: string;
  readonly source: string;
  readonly everyMinutes: number | null;
  /** How its last run ended: done, unchanged, refused or failed; null before its first. */
  readonly outcome: string | null;
  readonly endedAt: Date | null;
  /** Seconds since a run last brought all there is; null before the first. */
  readonly goodSeconds: number | null;
  /** Seconds since its run was due that has not begun; 0 for one that is not, or that nobody runs by the clock. */
  readonly overdueSeconds: number;
};

/** The systems of agencies that bring listings, and how their last runs ended. */
export async function findSourceStates(reader: StatusReader): Promise<SourceState[]> {
  const { rows } = await reader.query<SourceState>(`
    select s.site_id as site, s.name as source, s.every_minutes as "everyMinutes", last.outcome,
      last.ended_at as "endedAt", extract(epoch from now() - good.ended_at)::float8 as "goodSeconds",
      coalesce(greatest(extract(epoch from now() - s.next_at), 0), 0)::float8 as "overdueSeconds"
    from source s
    left join lateral (select outcome, ended_at from ${RUNS} order by run_id desc limit 1) last on true
    left join lateral (
      select ended_at from ${RUNS} and outcome in ('done', 'unchanged') order by run_id desc limit 1) good on true
    order by 1, 2`);
  return rows;
}

const RUNS = "source_run r where r.site_id = s.site_id and r.source = s.name";
