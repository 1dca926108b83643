import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import { openSmtpTransport } from "#platform/mail/smtp-transport.ts";
import { openMailServer } from "./testing/mail-server.ts";
import { openTestOutbound } from "./testing/open-test-outbound.ts";
import type { ScheduledJob } from "#features/site/scheduled-job.ts";

const SERVER = join(import.meta.dirname, "testing/store-and-wait.ts");

let outbound: Awaited<ReturnType<typeof openTestOutbound>>;
let server: Awaited<ReturnType<typeof openMailServer>>;
const children: ChildProcess[] = [];

beforeEach(async () => {
  [outbound, server] = await Promise.all([openTestOutbound(), openMailServer()]);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await outbound.close();
  await server.close();
});

const start = (scheduledJobs: ScheduledJob[] = []) =>
  outbound.start(openSmtpTransport(server.url()), scheduledJobs);
const receivers = () => server.received.flatMap(({ to }) => to);

/** A server process of its own that takes a message. */
async function startServer(email: string, smtpUrl?: string): Promise<ChildProcess> {
  const given = [outbound.databaseUrl, email, ...(smtpUrl ? [smtpUrl] : [])];
  const child = spawn(process.execPath, [SERVER, ...given], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  await once(child.stdout!, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test("a server that is killed after it took a message and before it sent it loses nothing", async () => {
  const child = await startServer("killed@visitors.example");
  await kill(child);
  expect(receivers()).toEqual([]);
  await start();
  await outbound.until(() => receivers().length > 0);
  expect(receivers()).toEqual(["killed@visitors.example"]);
});

test("a server that is killed while it sends a mail is followed by another, with the same message id", async () => {
  const begun = Promise.withResolvers<void>();
  server.behaviour.hold = () => {
    begun.resolve();
    return new Promise(() => undefined);
  };
  const child = await startServer("sending@visitors.example", server.url());
  await begun.promise;
  await kill(child);
  server.behaviour.hold = async () => undefined;
  await start();
  await outbound.passMinutes(30);
  await outbound.until(() => receivers().length > 0);
  expect(receivers()).toEqual(["sending@visitors.example"]);
  const [mail] = await outbound.rows<{ id: string }>("select id from mail");
  expect(server.received[0]!.email.messageId).toBe(`<${mail!.id}@example.be>`);
});

test("the database that goes away while a mail is taken stores nothing, and the same form is taken later", async () => {
  const { submissions } = outbound.storage;
  const submission = testSubmission({ email: "away@visitors.example", now: outbound.now() });
  const broken = submissions.accept("huyzen", submission, async (transaction) => {
    const { rows } = await transaction.query<{ pid: number }>("select pg_backend_pid() as pid");
    await outbound.rows("select pg_terminate_backend($1)", [rows[0]!.pid]);
    await transaction.query("select 1");
    return { mails: [], answer: null };
  });
  await expect(broken).rejects.toThrow();
  expect(await outbound.rows("select from submission")).toEqual([]);
  const again = submissions.accept("huyzen", submission, async () => ({ mails: [], answer: { ok: true } }));
  expect((await again).kind).toBe("stored");
});

test("the queue goes on after the database has closed all its connections", async () => {
  await start();
  await outbound.rows(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await outbound.until(() =>
    outbound.submit().then(
      () => true,
      () => false,
    ),
  );
  await outbound.passMinutes(5);
  await outbound.until(() => receivers().length > 0);
  expect(receivers()).toHaveLength(1);
});

test("of two servers one does the work of an hour, and it is done each hour", async () => {
  const done: Date[] = [];
  const work: ScheduledJob = {
    name: "count",
    schedule: "0 * * * *",
    run: async (_parts, now) => void done.push(now),
  };
  const hour = 3_600_000;
  const begin = (Math.floor(outbound.clock.now() / hour) + 1) * hour;
  await outbound.clock.setTime(begin + hour - 5 * 60_000);
  await start([work]);
  await start([work]);
  await outbound.passMinutes(70);
  expect(done.map((moment) => Math.floor((moment.getTime() - begin) / hour))).toEqual([1, 2]);
}, 60_000);

test("work that failed is done again before its next time", async () => {
  let runs = 0;
  const work: ScheduledJob = {
    name: "fails-once",
    schedule: "0 0 1 * *",
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error("no");
    },
  };
  await start([work]);
  await outbound.rows(
    `insert into gevel_queue.job (name, data, retry_limit, retry_delay) values ('work', '{"work": "fails-once"}', 3, 60)`,
  );
  await outbound.passMinutes(10);
  await outbound.until(() => runs === 2);
});
