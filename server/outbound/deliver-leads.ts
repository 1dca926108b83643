import type { Job, JobResult, PgBoss } from "pg-boss";
import { UnsetVariable } from "#bundle/sources/run/collecting.ts";
import { sendLead } from "#bundle/sources/run/send-lead.ts";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import type { LeadJob } from "#platform/jobs/job-sender.ts";
import { LEAD_QUEUE, UNDELIVERABLE_LEAD_QUEUE } from "#platform/jobs/queues.ts";
import type { Log } from "#platform/log/log.ts";
import { deliverQueue } from "./deliver-queue.ts";
import type { OpenStorage } from "../database/open-storage.ts";

export type LeadDeliveryParts = {
  readonly storage: Pick<OpenStorage, "sourceLeads" | "pool" | "findSuspension">;
  readonly fetchPublic: FetchPublic;
  readonly log: Log;
  readonly now: () => Date;
};

/** A system that never answers keeps a few workers waiting; the others go on. */
const WORKERS = 2;
const OPTIONS = {
  pollingIntervalSeconds: 30,
  notifyPollingIntervalSeconds: 60,
  localConcurrency: WORKERS,
  batchSize: 5,
} as const;

/** Hands leads to the systems that brought their listings; what was refused, or tried for too long, is put aside for the operator. */
export async function deliverLeads(boss: PgBoss, parts: LeadDeliveryParts): Promise<void> {
  const { storage, log, now } = parts;

  const putAside = async (job: LeadJob) => {
    await storage.sourceLeads.giveUp(job, now());
    log.error({ ...job }, "a lead for a source was given up; `gevel lead list` shows it");
  };

  const work = async ({ id, data }: Job<LeadJob>): Promise<JobResult> => {
    const kind = await deliverLead(parts, data).catch((error: unknown) => {
      log.error({ ...data, err: error }, "a lead could not be sent to its source");
      return "later" as const;
    });
    if (kind === "refused") await putAside(data);
    return { id, status: kind === "later" ? "failed" : "completed" };
  };

  const queues = { queue: LEAD_QUEUE, undeliverable: UNDELIVERABLE_LEAD_QUEUE };
  await deliverQueue(boss, { ...queues, storage, options: OPTIONS, work, putAside });
}

async function deliverLead(
  { storage, fetchPublic, log, now }: LeadDeliveryParts,
  job: LeadJob,
): Promise<"taken" | "later" | "refused"> {
  const waiting = await storage.sourceLeads.findWaiting(job);
  if (!waiting) return "taken";
  const { source } = waiting;
  const parts = { database: storage.pool, fetch: fetchPublic, environment: process.env };
  const { kind, said } = await sendLead({ ...job, ...waiting }, parts).catch((error: unknown) => {
    if (error instanceof UnsetVariable) return { kind: "later", said: error.message } as const;
    throw error;
  });
  if (kind === "taken") {
    await storage.sourceLeads.markDelivered(job, { said, now: now() });
    log.info({ ...job, source }, "a lead went to its source");
  } else {
    await storage.sourceLeads.noteFailure(job, said);
    log.warn({ ...job, source, said }, "a source did not take a lead");
  }
  return kind;
}
