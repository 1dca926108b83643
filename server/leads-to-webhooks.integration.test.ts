import { afterAll, beforeAll, expect, test } from "vitest";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { saveSource } from "#bundle/sources/run/sources-table.ts";
import { erasePersonalData } from "#features/privacy/erase-personal-data.ts";
import { exportPersonalData } from "#features/privacy/export-personal-data.ts";
import { addWebhook } from "#features/webhooks/outbox/operate-webhooks.ts";
import { EVENT_TYPES, WebhookBody } from "#features/webhooks/schema.ts";
import { NOW, openVisits } from "./api/testing/open-visits.ts";

const AN = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 11 22 33" };
const PERSON = { name: "An Peeters", email: AN.email, phone: AN.phone };
const RESERVATION = "/api/sites/huyzen/live-agenda/reservation";
const VISIT = { estateId: 1, visitor: AN, privacy: true };

let visits: Awaited<ReturnType<typeof openVisits>>;
beforeAll(async () => {
  visits = await openVisits();
  const webhook = { url: "https://crm.example/leads", eventTypes: EVENT_TYPES, now: NOW };
  await addWebhook(visits.first.pool, "huyzen", webhook);
});
afterAll(() => visits.close());

/** What waits for the webhook of one type, each of which is as the schema says. */
async function waiting(type: string) {
  const { rows } = await visits.first.pool.query<{ body: string }>(
    "select body from webhook_delivery where event_type = $1 order by created_at, body",
    [type],
  );
  return rows.map(({ body }) => WebhookBody.parse(JSON.parse(body)).data);
}

const within = <T>(work: Parameters<typeof visits.first.submissions.transact<T>>[0]) =>
  visits.first.submissions.transact(work);

test("a question goes out with its listing and whose that is, and once however often it is sent", async () => {
  await visits.first.pool.query(
    `insert into listing_source (site_id, id, source, external_id) values ('huyzen', 1, 'whise', 'A-17')
     on conflict (site_id, id) do update set source = 'whise', external_id = 'A-17'`,
  );
  const sent = { ...AN, privacy: "true", message: "Dag", estateId: 1 };
  await visits.api().ask("POST", "/nl/ajax/contact-form-handler", sent);
  await visits.api().ask("POST", "/nl/ajax/contact-form-handler", sent);
  expect(await waiting("contact.requested")).toMatchObject([
    {
      site: "huyzen",
      language: "nl",
      visitor: PERSON,
      message: "Dag",
      listing: { id: 1, source: "whise", externalId: "A-17", title: "Huis 1" },
    },
  ]);
});

test("a listing for a friend goes to no webhook", async () => {
  const sent = { ...AN, friendEmail: "friend@example.be", estateId: 1, privacy: "true" };
  await visits.api().ask("POST", "/nl/ajax/send-to-a-friend", sent);
  const { rows } = await visits.first.pool.query(
    "select from webhook_delivery where body like '%friend@%' or event_type not like 'contact.%'",
  );
  expect(rows).toEqual([]);
});

test("a visit goes out when it is booked, moved and off, with an id that opens nothing", async () => {
  const sent = { ...VISIT, start: "2026-07-02T07:00:00.000Z" };
  const answer = await visits.api().ask("POST", RESERVATION, sent);
  const { id } = (await answer.json()) as { id: string };
  const [booked] = await waiting("visit.booked");
  expect(booked).toMatchObject({ visitor: PERSON, start: sent.start, listing: { id: 1 } });
  expect(JSON.stringify(booked)).not.toContain(`"id":"${id}"`);
  const start = "2026-07-02T07:45:00.000Z";
  await visits.api().ask("PATCH", `${RESERVATION}/${id}`, { start });
  expect(await waiting("visit.moved")).toMatchObject([{ start, previousStart: sent.start }]);
  await visits.api().ask("DELETE", `${RESERVATION}/${id}`);
  await visits.api().ask("DELETE", `${RESERVATION}/${id}`);
  expect(await waiting("visit.cancelled")).toMatchObject([{ id: (booked as { id: string }).id }]);
});

test("a subscription goes out when it is confirmed, and when it ends", async () => {
  const { subscriptions } = visits.first;
  const id = crypto.randomUUID();
  const criteria = criteriaOf(EMPTY_LISTING_QUERY);
  const wish = { id, email: "bo@example.be", locale: "fr", frequency: "daily", criteria } as const;
  await within((transaction) => subscriptions.create(transaction, "huyzen", wish, NOW));
  expect(await waiting("subscription.confirmed")).toEqual([]);
  const later = new Date(NOW.getTime() + 1_000);
  for (const now of [NOW, later])
    await within((transaction) => subscriptions.confirm(transaction, "huyzen", id, now));
  const told = { id, language: "fr", visitor: { email: wish.email }, frequency: "daily", criteria };
  expect(await waiting("subscription.confirmed")).toMatchObject([told]);
  await subscriptions.remove("huyzen", id, later);
  expect(await waiting("subscription.ended")).toMatchObject([{ ...told, reason: "unsubscribed" }]);
});

test("a question and a visit go to the listing's source too, where it takes leads", async () => {
  const bo = { ...AN, firstName: "Bo", email: "bo.claes@example.be" };
  const settings = { leads: "send" };
  const source = { siteId: "huyzen", name: "whise", kind: "whise", settings, everyMinutes: null, now: NOW };
  await saveSource(visits.first.pool, source);
  const question = { ...bo, privacy: "true", message: "Nog vrij?", estateId: 1 };
  await visits.api().ask("POST", "/nl/ajax/contact-form-handler", question);
  await visits.api().ask("POST", RESERVATION, { ...VISIT, visitor: bo, start: "2026-07-06T07:00:00.000Z" });
  await visits.api().ask("POST", "/nl/ajax/contact-form-handler", { ...question, estateId: 2 });
  const exported = await within((transaction) => exportPersonalData(transaction, bo.email));
  const { email, phone, firstName, lastName } = bo;
  const person = { email, phone, firstName, lastName, locale: "nl" };
  expect(exported["huyzen"]!["leads for sources"]).toMatchObject([
    { external_id: "A-17", lead: { ...person, message: "Nog vrij?" } },
    {
      external_id: "A-17",
      lead: { ...person, message: "Bo Peeters komt langs op maandag 06/07/2026 om 09:00" },
    },
  ]);
  const { storeMails, storeEvents } = visits.first.submissions;
  const { counts } = await within((transaction) =>
    erasePersonalData(transaction, bo.email, { storeMails, storeEvents, now: NOW }),
  );
  expect(counts["leads for sources"]).toBe(2);
});

test("erasing a person takes what waits for webhooks, and tells of a freed visit without a name", async () => {
  const cis = { ...AN, email: "cis@example.be" };
  await visits.api().ask("POST", RESERVATION, { ...VISIT, visitor: cis, start: "2026-07-03T07:00:00.000Z" });
  const exported = await within((transaction) => exportPersonalData(transaction, cis.email));
  expect(exported["huyzen"]!["webhook deliveries"]).toMatchObject([{ event_type: "visit.booked" }]);
  const { storeMails, storeEvents } = visits.first.submissions;
  const { counts } = await within((transaction) =>
    erasePersonalData(transaction, cis.email, { storeMails, storeEvents, now: NOW }),
  );
  expect(counts["webhook deliveries"]).toBe(1);
  expect(await waiting("visit.cancelled")).toContainEqual(expect.objectContaining({ visitor: null }));
  const { rows } = await visits.first.pool.query("select from webhook_delivery where body like '%cis@%'");
  expect(rows).toEqual([]);
});

test("what was sent to webhooks is forgotten when the site keeps it no longer", async () => {
  await visits.first.expirePersonalData(new Date("2028-07-02T06:00:00Z"));
  const { rows } = await visits.first.pool.query<{ event_type: string }>(
    "select event_type from webhook_delivery where created_at < '2028-01-01'",
  );
  expect(rows).toEqual([]);
});
