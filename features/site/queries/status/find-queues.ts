import { QUEUE_SCHEMA } from "#platform/jobs/queues.ts";
import type { StatusReader } from "./status-reader.ts";

export type QueueState = {
  readonly queue: string;
  /** Jobs that could run now. */
  readonly waiting: number;
  /** Jobs that were put off: mails that are tried again later, for one. */
  readonly later: number;
  readonly running: number;
  /** Jobs of the last day that nobody tries again. */
  readonly failed: number;
  /** How long the oldest job waits that could run now; 0 without one. */
  readonly oldestSeconds: number;
};

/** What waits in the queues of all servers. */
export async function findQueues(reader: StatusReader): Promise<QueueState[]> {
  const { rows } = await reader.query<QueueState>(`
    select q.name as queue, count(*) filter (where ${IS_DUE})::int as waiting,
      count(*) filter (where ${WAITS} and not ${IS_DUE})::int as later,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where j.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(greatest(j.start_after, j.created_on)) filter (where ${IS_DUE})), 0)::float8
        as "oldestSeconds"
    from ${QUEUE_SCHEMA}.queue q left join ${QUEUE_SCHEMA}.job j on j.name = q.name and j.state <> 'completed'
    where q.name !~ '^__' group by q.name order by q.name`);
  return rows;
}

const WAITS = "j.state in ('created', 'retry')";
const IS_DUE = `(${WAITS} and j.start_after <= now())`;
