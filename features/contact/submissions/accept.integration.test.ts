import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { MAILS } from "#server/outbound/mail/mails.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { openTwoServers } from "#server/database/testing/test-storages.ts";
import { testSubmission } from "./testing/test-submission.ts";

const MAIL: MailDraft = {
  mail: { name: "contact-confirmation", props: MAILS["contact-confirmation"].sample("nl") },
  locale: "nl",
  to: { address: "an@example.be" },
};

const outcome = async () => ({ mails: [MAIL], answer: { ok: true } });

const keyed = async () => ({ mails: [{ ...MAIL, key: "reminder-1" }], answer: null });
const refuse = () => Promise.reject(new Error("taken"));

describe.each(TEST_SERVERS)("on %s", (server) => {
  let servers: Awaited<ReturnType<typeof openTwoServers>>;
  beforeAll(async () => {
    servers = await openTwoServers(server);
  });
  afterAll(() => servers.close());

  const countMails = async () =>
    (await servers.first.pool.query<{ n: number }>("select count(*) as n from mail")).rows[0]!.n;
  const countJobs = async () =>
    (await servers.first.pool.query<{ n: number }>("select count(*) as n from gevel_queue.job")).rows[0]!.n;

  test("a message is stored with its mail and the job that delivers it", async () => {
    const [mails, jobs] = [await countMails(), await countJobs()];
    const accepted = await servers.first.submissions.accept("huyzen", testSubmission(), outcome);
    expect(accepted).toEqual({ kind: "stored", answer: { ok: true } });
    expect([await countMails(), await countJobs()]).toEqual([mails + 1, jobs + 1]);
  });

  test("the same token is answered as the first time and sends nothing more", async () => {
    const twice = testSubmission();
    const work = vi.fn(async () => ({ mails: [MAIL], answer: { id: "a" } }));
    await servers.first.submissions.accept("huyzen", twice, work);
    const mails = await countMails();
    const again = { ...twice, now: new Date("2026-05-02T11:00:00Z") };
    expect(await servers.second.submissions.accept("huyzen", again, work)).toEqual({
      kind: "repeated",
      answer: { id: "a" },
    });
    expect(work).toHaveBeenCalledTimes(1);
    expect(await countMails()).toBe(mails);
  });

  test("of the same token sent many times at once to two servers, one is stored", async () => {
    const same = testSubmission();
    const mails = await countMails();
    const accepted = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        servers[index % 2 ? "first" : "second"].submissions.accept("huyzen", same, outcome),
      ),
    );
    expect(accepted.filter(({ kind }) => kind === "stored")).toHaveLength(1);
    expect(accepted.every(({ answer }) => JSON.stringify(answer) === '{"ok":true}')).toBe(true);
    expect(await countMails()).toBe(mails + 1);
  });

  test("without a token, equal fields at the same moment on two servers count as one", async () => {
    const same = testSubmission({ token: null });
    const accepted = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        servers[index % 2 ? "first" : "second"].submissions.accept("huyzen", same, outcome),
      ),
    );
    expect(accepted.filter(({ kind }) => kind === "stored")).toHaveLength(1);
  });

  test("without a token, equal fields are a new message after ten minutes", async () => {
    const first = testSubmission({ token: null });
    const at = (minutes: number) => ({ ...first, now: new Date(first.now.getTime() + minutes * 60_000) });
    const kinds = [];
    for (const minutes of [0, 9, 11])
      kinds.push((await servers.first.submissions.accept("huyzen", at(minutes), outcome)).kind);
    expect(kinds).toEqual(["stored", "repeated", "stored"]);
  });

  test("two sites may be sent the same token", async () => {
    const same = testSubmission();
    const kinds = [];
    for (const siteId of ["huyzen", "zilt"])
      kinds.push((await servers.first.submissions.accept(siteId, same, outcome)).kind);
    expect(kinds).toEqual(["stored", "stored"]);
  });

  test("work that fails leaves nothing behind, and the message can be sent again", async () => {
    const failing = testSubmission();
    const [mails, jobs] = [await countMails(), await countJobs()];
    await expect(servers.first.submissions.accept("huyzen", failing, refuse)).rejects.toThrow("taken");
    expect([await countMails(), await countJobs()]).toEqual([mails, jobs]);
    expect((await servers.second.submissions.accept("huyzen", failing, outcome)).kind).toBe("stored");
  });

  test("while one server's work is under way, the other waits, and takes over when it fails", async () => {
    const same = testSubmission();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<never>();
    const first = servers.first.submissions.accept("huyzen", same, () => {
      begun.resolve();
      return end.promise;
    });
    await begun.promise;
    const second = servers.second.submissions.accept("huyzen", same, outcome);
    end.reject(new Error("the server broke"));
    await expect(first).rejects.toThrow("the server broke");
    expect((await second).kind).toBe("stored");
  });

  test("a mail with a key is stored once, whoever asks", async () => {
    const mails = await countMails();
    await servers.first.submissions.accept("huyzen", testSubmission(), keyed);
    await servers.second.submissions.accept("huyzen", testSubmission(), keyed);
    expect(await countMails()).toBe(mails + 1);
  });

  test("five hundred messages at once are all stored", async () => {
    const mails = await countMails();
    const accepted = await Promise.all(
      Array.from({ length: 500 }, () =>
        servers.first.submissions.accept("huyzen", testSubmission(), outcome),
      ),
    );
    expect(accepted.every(({ kind }) => kind === "stored")).toBe(true);
    expect(await countMails()).toBe(mails + 500);
  });
});
