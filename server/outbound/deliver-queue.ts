import type { Job, JobResult, PgBoss } from "pg-boss";
import type { Storage } from "#features/site/storage.ts";
import { inSpan } from "#platform/tracing/tracing.ts";

type OfSite = { readonly siteId: string };

type Delivering<Data extends OfSite> = {
  readonly queue: string;
  /** Where jobs go that were tried for too long. */
  readonly undeliverable: string;
  readonly storage: Pick<Storage, "findSuspension">;
  readonly options: {
    readonly pollingIntervalSeconds: number;
    readonly notifyPollingIntervalSeconds: number;
    readonly batchSize: number;
    readonly localConcurrency?: number;
  };
  readonly work: (job: Job<Data>) => Promise<JobResult>;
  readonly putAside: (data: Data) => Promise<void>;
};

const UNDELIVERABLE_AT_ONCE = 10;

/** Works off what leaves a server: each job by `work`, and what was tried for too long by `putAside`. */
export async function deliverQueue<Data extends OfSite>(
  boss: PgBoss,
  { queue, undeliverable, storage, options, work, putAside }: Delivering<Data>,
): Promise<void> {
  const many = { ...options, burstWhenBatchFull: true, perJobResults: true } as const;
  await boss.work<Data, unknown, typeof many>(queue, many, (jobs) =>
    Promise.all(jobs.map((job) => unlessSuspended({ boss, storage, queue }, job, work))),
  );
  const { pollingIntervalSeconds, notifyPollingIntervalSeconds } = options;
  const few = { pollingIntervalSeconds, notifyPollingIntervalSeconds, batchSize: UNDELIVERABLE_AT_ONCE };
  await boss.work<Data>(undeliverable, few, async (jobs) => {
    for (const { data } of jobs) await putAside(data);
  });
}

/** Soon after its site is served again, what waited leaves. */
const SUSPENDED_SECONDS = 60;

/** Does a job of a site that is served; of a suspended one it is put off, for as long as that takes. */
async function unlessSuspended<Data extends OfSite>(
  { boss, storage, queue }: Queueing,
  job: Job<Data>,
  work: (job: Job<Data>) => Promise<JobResult>,
): Promise<JobResult> {
  const facts = { "gevel.queue": queue, "gevel.site": job.data.siteId };
  return inSpan(
    { name: `job ${queue}`, kind: "consumer", facts },
    async () => {
      const suspended = await storage.findSuspension(job.data.siteId).catch(() => null);
      return suspended ? putOff({ boss, queue }, job, SUSPENDED_SECONDS) : work(job);
    },
    statusOfJob,
  );
}

type Queueing = {
  readonly boss: PgBoss;
  readonly storage: Pick<Storage, "findSuspension">;
  readonly queue: string;
};

/** Takes a job up again later without counting it as a try that failed. */
export async function putOff<Data extends object>(
  { boss, queue }: Pick<Queueing, "boss" | "queue">,
  { id, data }: Job<Data>,
  seconds: number,
): Promise<JobResult> {
  await boss.send(queue, data, { startAfter: seconds });
  return { id, status: "completed" };
}

/** What the span of a job says of its end. */
export const statusOfJob = ({ status }: JobResult) => ({ "gevel.job.status": status });
