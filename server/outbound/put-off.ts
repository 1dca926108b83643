import type { Job, JobResult, PgBoss } from "pg-boss";
import type { Storage } from "#features/site/storage.ts";
import { inSpan } from "#platform/tracing/tracing.ts";

/** What the span of a job says of its end. */
export const statusOfJob = ({ status }: JobResult) => ({ "gevel.job.status": status });

type OfSite = { readonly siteId: string };

/** Soon after its site is served again, what waited leaves. */
const SUSPENDED_SECONDS = 60;

/** Does a job of a site that is served; of a suspended one it is put off, for as long as that takes. */
export async function unlessSuspended<Data extends OfSite>(
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
