import { randomUUID } from "node:crypto";
import { TestClock } from "pg-boss";
import { vi } from "vitest";
import type { MailDraft } from "#mail/mail-draft.ts";
import { MAILS } from "#mail/mails.ts";
import { renderMail } from "#mail/render-mail.ts";
import { createLog } from "../../log.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { testSubmission } from "../../storage/submissions/test-submission.ts";
import { openTestDatabase, type TestServer } from "../../storage/testing/test-database.ts";
import { importForTest } from "../../storage/testing/test-import.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import { type Outbound, startOutbound } from "../outbound.ts";
import type { ScheduledWork } from "../work/scheduled-work.ts";

const MINUTE_MS = 60_000;
const AHEAD_MS = 60 * MINUTE_MS;

/** A database with the site huyzen, a clock that the test moves, and as many servers on it as the test starts. */
export async function openTestOutbound(server?: TestServer) {
  const database = await openTestDatabase(server);
  const storage = await openStorage({ databaseUrl: database.url, dataDir: "/nowhere" });
  await importForTest(storage, { siteId: "huyzen" });
  // Ahead of the database's own clock, by which jobs are made: else they would fall due later than the test's now.
  const clock = new TestClock(Date.now() + AHEAD_MS);
  const running: Outbound[] = [];
  const lines: string[] = [];

  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await storage.pool.query<Row>(sql, values)).rows;
  const isIdle = async () =>
    (await rows("select from gevel_queue.job where state = 'active' and name not like '\\_\\_%'")).length ===
    0;

  return {
    storage,
    clock,
    lines,
    rows,
    databaseUrl: database.url,
    now: () => new Date(clock.now()),
    start: async (transport: MailTransport, works: readonly ScheduledWork[] = []) => {
      const outbound = await startOutbound({
        databaseUrl: database.url,
        storage,
        transport,
        works,
        clock,
        dataDir: "/nowhere",
        render: renderMail,
        originOf: (site) => `https://${site.hostnames[0]}`,
        log: createLog({
          level: "info",
          now: () => new Date(clock.now()),
          write: (text) => lines.push(text),
        }),
      });
      running.push(outbound);
      return outbound;
    },
    /** Lets time pass in steps, so that whatever falls due is done in its time. */
    passMinutes: async (minutes: number, step = 5) => {
      for (let passed = 0; passed < minutes; passed += step) {
        await clock.setTime(clock.now() + step * MINUTE_MS);
        await clock.tick(1);
        await vi.waitUntil(isIdle, { timeout: 10_000, interval: 5 });
      }
    },
    until: (isTrue: () => boolean | Promise<boolean>) =>
      vi.waitUntil(isTrue, { timeout: 10_000, interval: 5 }),
    /** Sends a message as a visitor does; the answer is the address of who wrote. */
    submit: async (more: Partial<MailDraft> = {}) => {
      const email = `${randomUUID()}@visitors.example`;
      const mail: MailDraft = {
        mail: { name: "contact-confirmation", props: MAILS["contact-confirmation"].sample },
        locale: "nl",
        to: { address: email },
        ...more,
      };
      const submission = testSubmission({ email, now: new Date(clock.now()) });
      await storage.submissions.accept("huyzen", submission, async () => ({ mails: [mail], answer: null }));
      return mail.to.address;
    },
    close: async () => {
      for (const outbound of running) await outbound.stop();
      await storage.close();
      await database.close();
    },
  };
}
