import type { Job, JobResult, PgBoss } from "pg-boss";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import type { EventJob } from "#platform/jobs/job-sender.ts";
import { EVENT_QUEUE, UNDELIVERABLE_EVENT_QUEUE } from "#platform/jobs/queues.ts";
import type { Log } from "#platform/log/log.ts";
import type { Storage } from "#features/site/storage.ts";
import { deliverQueue } from "./deliver-queue.ts";
import { sendEvent } from "#features/webhooks/send-event.ts";

export type EventDeliveryParts = {
  readonly storage: Pick<Storage, "events" | "findSuspension">;
  readonly fetchPublic: FetchPublic;
  readonly log: Log;
  readonly now: () => Date;
};

/** A webhook that never answers keeps a few of these waiting; the others go on. */
const WORKERS = 8;
const OPTIONS = {
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 30,
  localConcurrency: WORKERS,
  batchSize: 10,
} as const;

/** Works off the events that wait for webhooks; what was refused, or tried for too long, is put aside for the operator. */
export async function deliverEvents(boss: PgBoss, parts: EventDeliveryParts): Promise<void> {
  const { storage, log, now } = parts;

  const putAside = async (job: EventJob) => {
    await storage.events.giveUp(job, now());
    log.error({ ...job }, "an event was given up; `gevel webhook deliveries` shows it");
  };

  const work = async ({ id, data }: Job<EventJob>): Promise<JobResult> => {
    const { kind, reason } = await deliverEvent(parts, data).catch((error: unknown): Delivery => {
      log.error({ ...data, err: error }, "an event could not be sent");
      return { kind: "failed", reason: String(error) };
    });
    if (kind !== "done") log.warn({ ...data, reason }, "a webhook did not take an event");
    if (kind === "refused") await putAside(data);
    return { id, status: kind === "failed" ? "failed" : "completed" };
  };

  const queues = { queue: EVENT_QUEUE, undeliverable: UNDELIVERABLE_EVENT_QUEUE };
  await deliverQueue(boss, { ...queues, storage, options: OPTIONS, work, putAside });
}

/** Taken, or nothing is left to send; refused for good; or failed for now. */
type Delivery = { readonly kind: "done" | "refused" | "failed"; readonly reason?: string };

async function deliverEvent(
  { storage, fetchPublic, log, now }: EventDeliveryParts,
  job: EventJob,
): Promise<Delivery> {
  const waiting = await storage.events.findWaiting(job);
  if (!waiting) return { kind: "done" };
  const { kind, said } = await sendEvent(fetchPublic, waiting, now());
  const tried = { said, now: now() };
  if (kind === "taken") {
    await storage.events.markDelivered(job, tried);
    return { kind: "done" };
  }
  await storage.events.noteFailure(job, tried);
  if (kind !== "gone") return { kind, reason: said };
  await storage.events.disable(job, tried);
  log.error({ ...job }, "a webhook is disabled: it answered that it is gone");
  return { kind: "done" };
}
