import { afterAll, beforeAll, expect, test } from "vitest";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { importForTest, testSite } from "#bundle/testing/test-import.ts";
import { endingSubscriptions } from "#features/alerts/jobs/ending-subscriptions.ts";
import { sendAlerts } from "#features/alerts/jobs/send-alerts.ts";
import { saleCalendar } from "#features/estate/sale-calendar.ts";
import { Estate } from "#features/listings/schema/estate.ts";
import { MESSAGES } from "#features/messages.ts";
import { erasePersonalData } from "#features/privacy/erase-personal-data.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { visitReminders } from "#features/visits/jobs.ts";
import { Agenda } from "#features/visits/schema.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { createLog } from "#platform/log/log.ts";
import { openVisits } from "./api/testing/open-visits.ts";

/** An agency that says everything in words of its own, each of which begins with this mark. */
const OWN = "¤";
const OWN_WORDS = Object.fromEntries(Object.entries(MESSAGES.nl).map(([key, text]) => [key, OWN + text]));
const NOW = new Date("2026-07-01T06:00:00Z");
const DAY = 86_400_000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY);
const PERSON = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 11 22 33" };

const listing = (id: number, transaction = 7) => ({
  general: {
    id,
    headType: { id: 1 },
    transaction: { id: transaction },
    price: { priceFrom: 300_000 },
    title: { nl: "Huis" },
  },
  salesRep: { id: 1, firstname: "Lotte", email: "lotte@example.be" },
});

let visits: Awaited<ReturnType<typeof openVisits>>;
beforeAll(async () => {
  visits = await openVisits();
  await importListings(listing(1));
});
afterAll(() => visits.close());

const importListings = (...nodes: ReturnType<typeof listing>[]) =>
  importForTest(visits.first, {
    siteId: "huyzen",
    nodes,
    now: NOW,
    content: {
      site: testSite("huyzen", { settings: { captcha: false, rateLimits: true } }),
      agendas: [
        Agenda.parse({
          salesRepId: 1,
          slotMinutes: 30,
          bufferMinutes: 0,
          noticeHours: 1,
          horizonDays: 30,
          hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
            weekday,
            spans: [{ from: "09:00", to: "12:00" }],
          })),
        }),
      ],
      translations: { nl: OWN_WORDS },
    },
  });

const jobParts = () => ({
  storage: visits.first,
  log: createLog({ level: "info", now: () => NOW, destination: { write: () => undefined } }),
  dataDir: "/nowhere",
  originOf: () => "https://huyzen.example",
  signal: new AbortController().signal,
});

const calendarOf = (draft: string) =>
  Buffer.from(JSON.parse(draft).attachments[0].content).toString().replaceAll("\r\n ", "");

async function stored(name: string) {
  const found = (await visits.mails()).filter((mail) => mail.name === name);
  expect(found).not.toEqual([]);
  return found.map(({ draft }) => draft);
}

async function subscribe(email: string) {
  const { subscriptions, submissions } = visits.first;
  const id = crypto.randomUUID();
  const criteria = criteriaOf(EMPTY_LISTING_QUERY);
  await submissions.transact(async (transaction) => {
    const wish = { id, email, locale: "nl", frequency: "at-once", criteria } as const;
    await subscriptions.create(transaction, "huyzen", wish, NOW);
    await subscriptions.confirm(transaction, "huyzen", id, NOW);
  });
}

const VISIT = { estateId: 1, start: "2026-07-03T07:00:00.000Z", visitor: PERSON, privacy: true };

test.each([
  ["/nl/ajax/contact-form-handler", {}],
  ["/nl/ajax/send-to-a-friend", {}],
  ["/nl/ajax/contact-form-handler", { ...PERSON, privacy: "true", message: "Dag", homepage: "x" }],
  ["/nl/ajax/notifications", {}],
])("what is wrong with a form at %s is said in the agency's own words", async (path, fields) => {
  const { errors = [] } = await visits.api().problem("POST", path, fields);
  expect(errors.length).toBeGreaterThan(0);
  for (const { message } of errors) expect(message).toContain(OWN);
});

test("a time that is not offered is refused in the agency's own words", async () => {
  const asked = { ...VISIT, start: "2026-07-02T02:00:00.000Z" };
  const { errors = [] } = await visits
    .api()
    .problem("POST", "/api/sites/huyzen/live-agenda/reservation", asked);
  expect(errors[0]?.message).toContain(OWN);
});

const showing = (message: string) =>
  [
    "POST",
    "/nl/ajax/send-to-a-friend",
    { ...PERSON, friendEmail: "friend@example.be", estateId: 1, privacy: "true", message },
  ] as const;

test("the mails of a question and of a listing shown to a friend tell price and state in the agency's own words", async () => {
  await visits.api().ask(...showing("Dag"));
  await visits.api().ask("POST", "/nl/ajax/contact-form-handler", {
    ...PERSON,
    privacy: "true",
    message: "Dag",
    estateId: 1,
  });
  for (const name of ["contact-to-agency", "contact-confirmation", "friend"])
    for (const draft of await stored(name))
      expect(JSON.parse(draft).mail.props.estate).toMatchObject({
        price: expect.stringContaining(OWN),
        state: expect.stringContaining(OWN),
      });
});

test("a visit stands in calendars in the agency's own words, from its booking to its end", async () => {
  await visits.api().ask("POST", "/api/sites/huyzen/live-agenda/reservation", VISIT);
  await visitReminders.run(jobParts(), new Date("2026-07-02T20:00:00Z"));
  for (const name of ["visit-confirmation", "visit-to-agency", "visit-reminder"])
    for (const draft of await stored(name)) expect(calendarOf(draft)).toContain(OWN);
  const { storeMails, storeEvents } = visits.first.submissions;
  await inTransaction(visits.first.pool, (transaction) =>
    erasePersonalData(transaction, PERSON.email, { storeMails, storeEvents, now: NOW }),
  );
  for (const draft of await stored("visit-freed-to-agency")) expect(calendarOf(draft)).toContain(OWN);
});

test("the mails of a subscription say what is looked for, and what is new, in the agency's own words", async () => {
  await visits
    .api()
    .ask("POST", "/nl/ajax/notifications", { email: "bo@example.be", frequency: "at-once", privacy: "true" });
  await subscribe("cis@example.be");
  await importListings(listing(1), listing(40, 1));
  await sendAlerts(jobParts(), later(1));
  await endingSubscriptions.run(jobParts(), later(710));
  for (const name of ["subscription-confirm", "subscription-digest", "subscription-ending"])
    for (const draft of await stored(name)) expect(JSON.parse(draft).mail.props.summary).toContain(OWN);
  for (const draft of await stored("subscription-digest"))
    expect(JSON.parse(draft).mail.props.listings[0].estate.price).toContain(OWN);
});

test("the days of a notary's sale stand in calendars in the agency's own words", async () => {
  const notary = { session_date: "2026-12-30T13:30:00Z" };
  const estate = Estate.parse({ general: { id: 12, title: { nl: "Hoeve" } }, property: { notary } });
  const context = contextWith({
    estate: async () => ({ estate, contactInfo: null }) as never,
    translations: async () => OWN_WORDS as never,
  });
  const url = new URL("http://localhost/nl/aanbod/12/calendar.ics");
  const answer = await saleCalendar.load({ context, params: { estateId: "12" }, url } as never);
  expect(await (answer as { response: Response }).response.text()).toContain(`SUMMARY:${OWN}Zitdag`);
});

test("whoever writes too often is told so in the agency's own words", async () => {
  let detail: string | undefined;
  for (let number = 0; number < 40 && !detail; number++)
    detail = (await visits.api().problem(...showing(`${number}`))).detail;
  expect(detail).toContain(OWN);
});
