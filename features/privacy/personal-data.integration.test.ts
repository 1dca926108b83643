import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { MAILS } from "#server/outbound/mail/mails.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { stayClock } from "#domain/rental/stay-clock.ts";
import { importRentalsForTest, testUnit } from "#features/rentals/queries/testing/test-rentals.ts";
import { openTwoServers } from "#server/database/testing/test-storages.ts";
import { testSubmission } from "#features/contact/submissions/testing/test-submission.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, testSite } from "#bundle/testing/test-import.ts";
import { erasePersonalData } from "./erase-personal-data.ts";
import { exportPersonalData } from "./export-personal-data.ts";

const NOW = new Date("2026-03-02T11:00:00Z");

const words = (text: string) => ({ nl: text, fr: text, en: text, de: text });

describe.each(TEST_SERVERS)("on %s", (server) => {
  let servers: Awaited<ReturnType<typeof openTwoServers>>;
  beforeAll(async () => {
    servers = await openTwoServers(server);
  });
  afterAll(() => servers.close());

  /** A question: a mail to the agency that can be answered, and a confirmation. */
  async function write(email: string, now = NOW, siteId = "huyzen", more: Partial<MailDraft> = {}) {
    const mail = (to: string, replyTo?: string): MailDraft => ({
      mail: { name: "contact-confirmation", props: MAILS["contact-confirmation"].sample("nl") },
      locale: "nl",
      to: { address: to },
      ...(replyTo ? { replyTo: { address: replyTo } } : {}),
      ...more,
    });
    await servers.first.submissions.accept(siteId, testSubmission({ email, now }), async () => ({
      mails: [mail("info@example.be", email), mail(email)],
      answer: { ok: true },
    }));
  }
  const exported = (email: string) =>
    inTransaction(servers.first.pool, (transaction) => exportPersonalData(transaction, email));
  const erase = (email: string) =>
    inTransaction(servers.first.pool, (transaction) =>
      erasePersonalData(transaction, email, { ...servers.first.submissions, now: NOW }),
    );
  const erased = async (email: string) => (await erase(email)).counts;

  test("an export holds what a person sent on every site, whatever the capitals, and nobody else's", async () => {
    await write("an@example.be");
    await write("An@Example.be", NOW, "zilt");
    await write("jan@example.be");
    const data = await exported("AN@example.be");
    expect(Object.keys(data)).toEqual(["huyzen", "zilt"]);
    expect(data["huyzen"]!["submissions"]).toMatchObject([
      { email: "an@example.be", payload: { message: "Dag" } },
    ]);
    expect(data["huyzen"]!["mails"]).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain("jan@");
  });

  test("erasing takes all of it, also mails to the agency that wait, and leaves the others'", async () => {
    await write("lies@example.be");
    await write("piet@example.be");
    expect(await erased("lies@example.be")).toMatchObject({ submissions: 1, mails: 2 });
    expect(await exported("lies@example.be")).toEqual({});
    expect((await exported("piet@example.be"))["huyzen"]!["mails"]).toHaveLength(2);
    const { rows } = await servers.first.pool.query("select from mail where draft::text like '%lies@%'");
    expect(rows).toEqual([]);
  });

  test("whoever guides a coming visit hears that its time is free, and not a word about who was to come", async () => {
    const { visits, submissions, pool } = servers.first;
    const visitor = {
      firstName: "Hanneloren",
      lastName: "Vanzwijgen",
      email: "hl@example.be",
      phone: "0499 11 22 33",
    };
    const bookAt = (days: number) => {
      const start = new Date(NOW.getTime() + days * 86_400_000);
      const booking = {
        id: randomUUID(),
        salesRepId: 1,
        visitor,
        appointmentStart: start.toISOString(),
        appointmentEnd: new Date(start.getTime() + 1_800_000).toISOString(),
        keptUntil: new Date(start.getTime() + 2_700_000),
        locale: "fr" as const,
        estate: {
          id: 12,
          title: words("Huis"),
          place: words("Gent"),
          reference: null,
          uri: null,
          picture: null,
        },
        salesRep: { name: "Lotte", email: "lotte@example.be", phone: "09" },
        bookedAt: new Date(NOW.getTime() - 5 * 86_400_000),
      };
      return submissions
        .transact((transaction) => visits.book(transaction, "huyzen", booking))
        .then(() => booking.id);
    };
    const [, off] = [await bookAt(-1), await bookAt(1), await bookAt(2)];
    await submissions.transact((transaction) => visits.cancel(transaction, "huyzen", off, NOW));
    expect(await erase("HL@example.be")).toMatchObject({ counts: { appointments: 3 }, freedVisits: 1 });
    const { rows } = await pool.query<{ draft: MailDraft }>(
      "select draft from mail where recipient = 'lotte@example.be'",
    );
    expect(rows).toHaveLength(1);
    const [{ draft }] = rows as [{ draft: MailDraft }];
    expect(draft.mail).toMatchObject({
      name: "visit-freed-to-agency",
      props: { visit: { start: "2026-03-04T11:00:00.000Z" } },
    });
    expect(draft.replyTo).toBeUndefined();
    expect(draft.attachments?.[0]?.content).toContain("STATUS:CANCELLED");
    for (const trace of ["Hanneloren", "Vanzwijgen", "hl@example.be", "0499"])
      expect(JSON.stringify(draft)).not.toContain(trace);
    expect(await erase("hl@example.be")).toMatchObject({ freedVisits: 0 });
  });

  test("stays go with whoever asked for them; what waits for an answer is free again, what was accepted stays taken", async () => {
    const { stays, rentals, submissions } = servers.first;
    await importRentalsForTest(servers.first, {
      siteId: "zee",
      units: [testUnit(1), testUnit(2), testUnit(3)],
    });
    const clock = stayClock(NOW, {});
    const email = "sofie@example.be";
    const ask = (unitId: number, visitorEmail: string) =>
      submissions.transact(async (transaction) => {
        const wish = { unitId, periodId: 1, persons: 2, clock, isConfirmed: true };
        const held = await rentals.hold(transaction, "zee", wish);
        if (held.kind !== "held") throw new Error(held.kind);
        const { start, end } = held.period;
        const visitor = { firstName: "Sofie", lastName: "Maes", email: visitorEmail };
        const unit = { id: unitId, title: words("Zee"), place: null, reference: null, picture: null };
        const request = { id: held.id, unit, periodId: 1, start, end, persons: 2, cost: null, visitor };
        const times = { message: null, askedAt: NOW, isConfirmed: true, heldUntil: held.until };
        await stays.create(transaction, "zee", { ...request, ...times, locale: "nl" });
        return held.id;
      });
    const [, accepted, others] = [await ask(1, email), await ask(2, email), await ask(3, "piet@example.be")];
    await stays.step("zee", accepted, "accept", NOW);
    expect((await exported("Sofie@example.be"))["zee"]!["stays"]).toHaveLength(2);
    expect(await erase("SOFIE@example.be")).toMatchObject({ counts: { stays: 2, mails: 1 }, freedStays: 1 });
    expect(await exported(email)).toEqual({});
    const taken = async (unitId: number) => (await rentals.periods("zee", unitId, clock))[0]!.isTaken;
    expect([await taken(1), await taken(2), await taken(3)]).toEqual([false, true, true]);
    expect((await stays.find("zee", others, NOW))?.visitor.email).toBe("piet@example.be");
    await servers.first.expirePersonalData(new Date("2028-03-03T12:00:00Z"));
    expect(await stays.find("zee", others, NOW)).toBe(null);
  });

  test("who is not known has nothing", async () => {
    expect(await exported("nobody@example.be")).toEqual({});
    expect(Object.values(await erased("nobody@example.be")).every((count) => count === 0)).toBe(true);
  });

  test("each site keeps what was sent as long as it says, and no longer", async () => {
    const site = testSite("zilt", { settings: { retentionMonths: 6 } });
    await importForTest(servers.first, { siteId: "zilt", content: { site } });
    const sent = new Date("2025-01-15T12:00:00Z");
    await write("old@example.be", sent);
    await write("old@example.be", sent, "zilt");
    await servers.second.expirePersonalData(new Date("2025-07-14T12:00:00Z"));
    expect(Object.keys(await exported("old@example.be"))).toEqual(["huyzen", "zilt"]);
    await servers.second.expirePersonalData(new Date("2025-07-16T12:00:00Z"));
    expect(Object.keys(await exported("old@example.be"))).toEqual(["huyzen"]);
    await servers.second.expirePersonalData(new Date("2027-01-16T12:00:00Z"));
    expect(await exported("old@example.be")).toEqual({});
  });

  test("what only guards forms goes when it has served", async () => {
    const { submissions, pool } = servers.first;
    const counts = [{ limit: "any-form" as const, subject: "192.0.2.1", most: 5, minutes: 60 }];
    const puzzle = { id: "p1", expiresAt: new Date(NOW.getTime() + 60_000) };
    await submissions.transact((transaction) =>
      submissions.guard("huyzen", transaction, { puzzle, counts, now: NOW }),
    );
    await write("finger@example.be");
    await servers.first.expirePersonalData(new Date(NOW.getTime() + 2 * 86_400_000));
    const { rows } = await pool.query<{ counts: number; puzzles: number; fingerprints: number }>(
      `select (select count(*) from message_count) as counts, (select count(*) from spent_puzzle) as puzzles,
        (select count(*) from submission where fingerprint <> '') as fingerprints`,
    );
    expect(rows[0]).toEqual({ counts: 0, puzzles: 0, fingerprints: 0 });
  });

  test("a friend's address that no mail could reach is forgotten after a month", async () => {
    await write("sender@example.be", NOW, "huyzen", { deleteAfterDelivery: true });
    const { mails, pool } = servers.first;
    const { rows } = await pool.query<{ id: string }>(
      "select id from mail where recipient = 'sender@example.be'",
    );
    await mails.giveUp("huyzen", rows[0]!.id, NOW);
    await servers.first.expirePersonalData(new Date(NOW.getTime() + 29 * 86_400_000));
    expect((await pool.query("select from mail where recipient = 'sender@example.be'")).rowCount).toBe(1);
    await servers.first.expirePersonalData(new Date(NOW.getTime() + 31 * 86_400_000));
    expect((await pool.query("select from mail where recipient = 'sender@example.be'")).rowCount).toBe(0);
  });
});
