import { randomUUID } from "node:crypto";
import { TestClock } from "pg-boss";
import { vi } from "vitest";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { MAILS } from "../mail/mails.ts";
import { renderMail } from "../mail/render-mail.tsx";
import { createFetchPublic } from "#platform/http/fetch-public.ts";
import { createLog } from "#platform/log/log.ts";
import { openStorage } from "../../database/open-storage.ts";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import { openTestDatabase, type TestServer } from "../../database/testing/test-database.ts";
import { importForTest } from "#bundle/testing/test-import.ts";
import type { MailTransport } from "#platform/mail/mail-transport.ts";
import { type Outbound, startOutbound } from "../outbound.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";

const MINUTE_MS = 60_000;
const AHEAD_MS = 60 * MINUTE_MS;

/** Jobs of ours that a server is at; the queue's own begin with "__". */
const WORK_UNDER_WAY = "select from gevel_queue.job where state = 'active' and name not like '\\_\\_%'";

type TestStorage = Awaited<ReturnType<typeof openStorage>>;

/** A database with the site huyzen, a clock that the test moves, and as many servers on it as the test starts. */
export async function openTestOutbound(server?: TestServer) {
  const database = await openTestDatabase(server);
  const storage = await openStorage({ databaseUrl: database.url, dataDir: "/nowhere" });
  await importForTest(storage, { siteId: "huyzen" });
  // Ahead of the database's own clock, by which jobs are made: else they would fall due later than the test's now.
  // The queue tells each new connection this clock without waiting: pg's warning about a busy client comes from there, in tests alone.
  const clock = new TestClock(Date.now() + AHEAD_MS);
  const now = () => new Date(clock.now());
  const servers = createServers({ storage, clock, databaseUrl: database.url, now });
  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await storage.pool.query<Row>(sql, values)).rows;
  return {
    storage,
    clock,
    lines: servers.lines,
    rows,
    databaseUrl: database.url,
    now,
    start: servers.start,
    passMinutes: (minutes: number, step?: number) => passMinutes({ clock, rows }, minutes, step),
    until: (isTrue: () => boolean | Promise<boolean>) =>
      vi.waitUntil(isTrue, { timeout: 10_000, interval: 5 }),
    submit: (more?: Partial<MailDraft>) => submit(storage, now(), more),
    close: async () => {
      await servers.stop();
      await storage.close();
      await database.close();
    },
  };
}

type Setting = {
  readonly storage: TestStorage;
  readonly clock: TestClock;
  readonly databaseUrl: string;
  readonly now: () => Date;
};

/** Servers that send and work on one database, and the lines that all of them log. */
function createServers({ storage, clock, databaseUrl, now }: Setting) {
  const running: Outbound[] = [];
  const lines: string[] = [];
  return {
    lines,
    async start(transport: MailTransport, scheduledJobs: readonly ScheduledJob[] = []): Promise<Outbound> {
      const outbound = await startOutbound({
        databaseUrl,
        storage,
        transport,
        works: scheduledJobs,
        clock,
        dataDir: "/nowhere",
        render: renderMail,
        fetchPublic: createFetchPublic({ loopback: true }),
        originOf: (site) => `https://${site.hostnames[0]}`,
        log: createLog({ level: "info", now, destination: { write: (text) => lines.push(text) } }),
      });
      running.push(outbound);
      return outbound;
    },
    async stop(): Promise<void> {
      for (const outbound of running) await outbound.stop();
    },
  };
}

type Passing = {
  readonly clock: TestClock;
  readonly rows: (sql: string) => Promise<readonly object[]>;
};

/** Lets time pass in steps, so that whatever falls due is done in its time. */
async function passMinutes({ clock, rows }: Passing, minutes: number, step = 5): Promise<void> {
  const isIdle = async () => (await rows(WORK_UNDER_WAY)).length === 0;
  for (let passed = 0; passed < minutes; passed += step) {
    await clock.setTime(clock.now() + step * MINUTE_MS);
    await clock.tick(1);
    await vi.waitUntil(isIdle, { timeout: 10_000, interval: 5 });
  }
}

/** Sends a message as a visitor does; the answer is the address of who wrote. */
async function submit(storage: TestStorage, now: Date, more: Partial<MailDraft> = {}): Promise<string> {
  const email = `${randomUUID()}@visitors.example`;
  const mail: MailDraft = {
    mail: { name: "contact-confirmation", props: MAILS["contact-confirmation"].sample("nl") },
    locale: "nl",
    to: { address: email },
    ...more,
  };
  const submission = testSubmission({ email, now });
  await storage.submissions.accept("huyzen", submission, async () => ({ mails: [mail], answer: null }));
  return mail.to.address;
}
