import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostbox } from "#server/outbound/testing/open-postbox.ts";
import { openTestOutbound } from "#server/outbound/testing/open-test-outbound.ts";
import type { JobParts } from "#features/site/scheduled-job.ts";
import { createLog } from "#platform/log/log.ts";
import { visitReminders } from "./jobs.ts";

const HOUR = 3_600_000;
/** In minutes: at each step every worker of both servers polls once, one after the other. */
const STEP = 20;
const words = { nl: "Huis", fr: "Maison", en: "House", de: "Haus" };

let outbound: Awaited<ReturnType<typeof openTestOutbound>>;
const { sent, transport } = openPostbox();

beforeAll(async () => {
  outbound = await openTestOutbound();
  await outbound.start(transport, [visitReminders]);
  await outbound.start(transport, [visitReminders]);
});
afterAll(() => outbound.close());

/** Books a visit that begins after so many hours, and gives its id; the e-mail address is made of it. */
async function book(hours: number, salesRepId: number): Promise<string> {
  const { storage, now } = outbound;
  const id = randomUUID();
  const start = now().getTime() + hours * HOUR;
  await storage.transact((transaction) =>
    storage.visits.book(transaction, "huyzen", {
      id,
      salesRepId,
      visitor: { firstName: "An", lastName: "Peeters", email: `${id}@visitors.example` },
      appointmentStart: new Date(start).toISOString(),
      appointmentEnd: new Date(start + HOUR).toISOString(),
      keptUntil: new Date(start + HOUR),
      locale: "fr",
      estate: { id: 12, title: words, place: words, reference: null, uri: null, picture: null },
      salesRep: { name: "Lotte", email: "lotte@example.be", phone: "09" },
      bookedAt: now(),
    }),
  );
  return id;
}

const to = (id: string) => sent.filter((mail) => JSON.stringify(mail.to).includes(id));

test("a visit is reminded of once, a day before, by whichever server is there; no other is, nor one confirmed within two hours of that", async () => {
  const coming = await book(26.5, 1);
  const off = await book(26.5, 2);
  const late = await book(25.5, 3);
  const far = await book(72, 4);
  await outbound.storage.transact((transaction) =>
    outbound.storage.visits.cancel(transaction, "huyzen", off, outbound.now()),
  );
  await outbound.passMinutes(60, STEP);
  expect(to(coming)).toEqual([]);
  await outbound.passMinutes(120, STEP);
  await outbound.until(() => to(coming).length > 0);
  await outbound.passMinutes(60, STEP);
  expect([coming, off, late, far].map((id) => to(id).length)).toEqual([1, 0, 0, 0]);
  const [mail] = to(coming);
  expect(mail?.subject).toMatch(/^Demain : votre visite/);
  expect(mail?.attachments?.[0]?.filename).toBe("visit.ics");
});

test("nobody is reminded of a visit that began while no server ran, and many such hold up no other", async () => {
  const { storage, now } = outbound;
  const begun = await Promise.all(Array.from({ length: 51 }, (_, at) => book(26.5, 100 + at)));
  const coming = await book(48, 1);
  const later = new Date(now().getTime() + 30 * HOUR);
  await visitReminders.run({ storage } as unknown as JobParts, later);
  const stored = await outbound.rows<{ recipient: string }>("select recipient from mail");
  const isStored = (id: string) => stored.some(({ recipient }) => recipient.includes(id));
  expect([isStored(coming), begun.some(isStored)]).toEqual([true, false]);
});

test("a site that fails keeps nobody of the others from being reminded", async () => {
  const { storage, now } = outbound;
  const id = await book(26.5, 9);
  const broken = { ...storage, findSite: async () => null };
  const logged: string[] = [];
  const log = createLog({ level: "info", now, destination: { write: (line) => logged.push(line) } });
  const parts = {
    storage: broken,
    log,
    dataDir: "/nowhere",
    originOf: () => "",
    signal: new AbortController().signal,
  };
  await visitReminders.run(parts, new Date(now().getTime() + 3 * HOUR));
  expect(logged.join()).toContain("huyzen");
  await visitReminders.run({ ...parts, storage }, new Date(now().getTime() + 3 * HOUR));
  await outbound.until(() => to(id).length === 1);
});
