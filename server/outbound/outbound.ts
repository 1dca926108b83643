import { type Clock, PgBoss } from "pg-boss";
import type { Log } from "#platform/log/log.ts";
import { JOB_DEADLINES, KEEP_ALIVE } from "#platform/db/deadlines.ts";
import { QUEUE_SCHEMA } from "#platform/jobs/queues.ts";
import { deliverMails, type MailDeliveryParts } from "./mail/deliver-mails.ts";
import { deliverEvents, type EventDeliveryParts } from "./deliver-events.ts";
import { deliverLeads, type LeadDeliveryParts } from "./deliver-leads.ts";
import { importSourceEvents } from "./import-source-events.ts";
import { runUploadedImports } from "./run-uploaded-imports.ts";
import { runScheduledJobs } from "./run-scheduled-jobs.ts";
import type { ScheduledJob, JobParts } from "#features/site/scheduled-job.ts";

export type OutboundParts = Omit<MailDeliveryParts, "now"> &
  Pick<EventDeliveryParts, "fetchPublic"> &
  Pick<LeadDeliveryParts, "storage"> &
  Omit<JobParts, "log" | "signal"> & {
    readonly databaseUrl: string;
    readonly log: Log;
    readonly works: readonly ScheduledJob[];
    /** Tests move it by hand. */
    readonly clock?: Clock;
  };

export type Outbound = {
  /** Finishes what runs; what could not be finished in time is done later, by whoever is there. */
  stop(): Promise<void>;
};

const CONNECTIONS = 3;
const FINISHES_WITHIN_MS = 20_000;

/** What leaves a server by itself: mails, events for webhooks, and work that comes round. Any number of servers share it. */
export async function startOutbound(parts: OutboundParts): Promise<Outbound> {
  const { databaseUrl, clock, log, transport } = parts;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: "gevel",
    schema: QUEUE_SCHEMA,
    max: CONNECTIONS,
    // The driver's own settings, which the queue passes on: a silent database must not hold its workers for ever.
    ...JOB_DEADLINES,
    ...KEEP_ALIVE,
    // A new job wakes its worker; polls only find what was put off.
    useListenNotify: true,
    notifyHeartbeatIntervalMs: 30_000,
    cronWorkerIntervalSeconds: 30,
    ...(clock ? { clock } : {}),
  });
  boss.on("error", (error: Error) => log.warn({ err: error }, "the queue"));
  boss.on("warning", (warning: unknown) => log.warn({ warning }, "the queue"));
  const now = () => (clock ? new Date(clock.now()) : new Date());
  const stopping = new AbortController();
  const stopListening = await begin(boss, { ...parts, signal: stopping.signal }, now).catch(
    async (error: unknown) => {
      // What began of it would go on beside a second try.
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    },
  );
  return {
    async stop() {
      stopListening();
      stopping.abort();
      await boss.stop({ graceful: true, timeout: FINISHES_WITHIN_MS });
      await transport.close();
    },
  };
}

async function begin(
  boss: PgBoss,
  parts: OutboundParts & Pick<JobParts, "signal">,
  now: () => Date,
): Promise<() => void> {
  await boss.start();
  await deliverMails(boss, { ...parts, now });
  await deliverEvents(boss, { ...parts, now });
  await deliverLeads(boss, { ...parts, now });
  await importSourceEvents(boss, { ...parts, now });
  await runUploadedImports(boss, { ...parts, now });
  return runScheduledJobs(boss, parts.works, parts, now);
}
