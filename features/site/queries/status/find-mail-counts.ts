import type { StatusReader } from "./status-reader.ts";

export type MailCounts = {
  readonly site: string;
  readonly waiting: number;
  /** Given up: `gevel mail list` shows why. */
  readonly failed: number;
  readonly sentLastDay: number;
  /** How long the oldest waits; 0 without one. */
  readonly oldestSeconds: number;
};

/** The mails of each site that has or had any lately. */
export async function findMailCounts(reader: StatusReader): Promise<MailCounts[]> {
  const { rows } = await reader.query<MailCounts>(`
    select site_id as site, count(*) filter (where is_waiting)::int as waiting,
      count(*) filter (where is_failed)::int as failed, count(*) filter (where is_sent)::int as "sentLastDay",
      coalesce(extract(epoch from now() - min(created_at) filter (where is_waiting)), 0)::float8 as "oldestSeconds"
    from (
      select site_id, created_at, failed_at is null as is_waiting, failed_at is not null as is_failed, false as is_sent
      from mail where sent_at is null and draft is not null
      union all
      select site_id, created_at, false, false, true from mail where sent_at > now() - interval '1 day'
    ) m group by site_id order by site_id`);
  return rows;
}
