import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWriteApi } from "#bundle/write-api/testing/open-write-api.ts";
import { bundleFiles, estateJson, linesOf } from "#bundle/testing/test-bundle.ts";
import { newSite } from "#bundle/testing/test-imports.ts";
import { bookingOf, stayOf } from "#server/database/testing/two-sites-visitors.ts";
import type { Lead } from "./schema.ts";
import { Leads } from "./schema.ts";

let api: Awaited<ReturnType<typeof openWriteApi>>;
beforeAll(async () => void (api = await openWriteApi()));
afterAll(() => api.close());

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 9)).toISOString();
const AN = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470" };

async function agency() {
  const { id, site } = newSite();
  await api.importFiles(bundleFiles({ "site.json": site() }));
  const token = await api.token(id, ["leads"]);
  const ask = async (query = "") => {
    const { status, json } = await api.call("GET", `${id}/leads${query}`, { token });
    return { status, json, ...(status === 200 ? Leads.parse(json) : { leads: [], next: null }) };
  };
  const contact = (at: string, payload: object = {}, listing: number | null = null) =>
    api.storage.pool.query(
      `insert into submission (site_id, id, form, fingerprint, email, estate_id, locale, payload, created_at)
       values ($1, $2, 'contact', 'f', 'an@example.be', $3, 'nl', $4, $5)`,
      [
        id,
        randomUUID(),
        listing,
        JSON.stringify({ ...AN, message: "Dag", altcha: "secret", ...payload }),
        at,
      ],
    );
  return { id, token, ask, contact };
}

test("a question comes with what the agency's mail says of it, and nothing else", async () => {
  const { ask, contact } = await agency();
  await contact(day(1), { subject: "Schatting" }, 2);
  const { leads, next } = await ask();
  expect(leads).toEqual([
    {
      type: "contact",
      id: expect.any(String),
      at: day(1),
      language: "nl",
      visitor: { name: "An Peeters", email: "an@example.be", phone: "0470" },
      state: "new",
      message: "Schatting - Dag",
      listing: {
        id: 2,
        externalId: null,
        source: "bundle",
        title: expect.objectContaining({ fr: "Villa à vendre à Gand" }),
        place: expect.objectContaining({ fr: "Veldstraat 2, 9000 Gand" }),
        picture: { file: expect.any(String) },
        address: expect.objectContaining({ fr: "Veldstraat 2, 9000 Gand" }),
      },
    },
  ]);
  expect(next).toBe(null);
});

test("the agency reads the street of a listing that hides it, beside what visitors are told", async () => {
  const { id, site } = newSite();
  const address = { street: { nl: "Kouter" }, number: "7", visible: false, city: { id: 1 } };
  await api.importFiles(
    bundleFiles({ "site.json": site(), "estates.ndjson": linesOf([estateJson(3, { address })]) }),
  );
  const visit = bookingOf("Gent", randomUUID());
  await api.storage.transact((client) =>
    api.storage.visits.book(client, id, { ...visit, estate: { ...visit.estate, id: 3 } }),
  );
  await api.storage.pool.query(
    `insert into submission (site_id, id, form, fingerprint, email, estate_id, locale, payload, created_at)
     values ($1, $2, 'contact', 'f', 'an@example.be', 3, 'nl', $3, $4)`,
    [id, randomUUID(), JSON.stringify({ ...AN, message: "Dag" }), day(1)],
  );
  const token = await api.token(id, ["leads"]);
  const { leads } = Leads.parse((await api.call("GET", `${id}/leads`, { token })).json);
  const told = leads.map((lead) => ("listing" in lead ? lead.listing : null));
  expect(told.map((listing) => listing?.address?.nl)).toEqual(["Kouter 7, 9000 Gent", "Kouter 7, 9000 Gent"]);
  for (const listing of told) expect(JSON.stringify(listing?.place)).not.toContain("Kouter");
});

test("visits, stays and confirmed subscriptions are leads, and no id of a visit opens its visitor's page", async () => {
  const { id, ask } = await agency();
  const visit = bookingOf("links", randomUUID());
  const { storage } = api;
  await storage.transact(async (client) => {
    await storage.visits.book(client, id, visit);
    await storage.stays.create(client, id, stayOf("links", randomUUID()));
    await client.query(
      `insert into subscription (site_id, id, email, locale, frequency, criteria, created_at, confirmed_at, touched_at)
       select $1, gen_random_uuid(), 'bo@example.be', 'fr', 'daily', '{"types": [1]}', $2, confirmed, $2
       from (values ($2::timestamptz), (null)) as two (confirmed)`,
      [id, day(1)],
    );
  });
  const { leads, json } = await ask();
  const kinds = leads.map(({ type }: Lead) => type).toSorted();
  expect(kinds).toEqual(["stay", "subscription", "visit"]);
  expect(leads.find(({ type }) => type === "visit")).toMatchObject({
    state: "booked",
    start: visit.appointmentStart,
    guide: { name: "links" },
  });
  expect(JSON.stringify(json)).not.toContain(visit.id);
  expect((await ask("?type=stay")).leads).toHaveLength(1);
});

test("pages follow each other without a gap, whatever comes meanwhile", async () => {
  const { ask, contact } = await agency();
  for (const number of [1, 2, 2, 3, 4]) await contact(day(number), { message: String(number) });
  const seen: string[] = [];
  for (let after = ""; ;) {
    const { leads, next } = await ask(`?limit=2${after}`);
    seen.push(...leads.map((lead) => (lead.type === "contact" ? lead.message : "")));
    await contact(day(9), { message: "new" });
    if (next === null) break;
    after = `&after=${next}`;
  }
  expect(seen).toEqual(["4", "3", "2", "2", "1"]);
});

test("another site's leads, another scope and odd questions get nothing", async () => {
  const [one, other] = [await agency(), await agency()];
  await other.contact(day(1));
  expect((await one.ask()).leads).toEqual([]);
  expect((await api.call("GET", `${other.id}/leads`, { token: one.token })).status).toBe(401);
  const listings = await api.token(one.id, ["listings"]);
  expect((await api.call("GET", `${one.id}/leads`, { token: listings })).status).toBe(403);
  const yearZero = btoa(JSON.stringify(["0000-01-01T00:00:00.000000Z", "f".repeat(32)]));
  const places = ["x", btoa("[1,2]"), yearZero].map((place) => `?after=${place}`);
  for (const query of [
    "?type=mail",
    "?state=sold",
    "?from=today",
    "?order=up",
    "?limit=0",
    "?limit=1000",
    ...places,
  ])
    expect((await one.ask(query)).status).toBe(400);
});

async function stayAndVisits() {
  const one = await agency();
  const { storage } = api;
  const visits = [4, 2, 6].map((day) => bookingOf("links", randomUUID(), day));
  await storage.transact(async (client) => {
    for (const visit of visits) await storage.visits.book(client, one.id, visit);
    await storage.stays.create(client, one.id, stayOf("links", randomUUID()));
  });
  return { ...one, starts: visits.map(({ appointmentStart }) => appointmentStart) };
}

const startsOf = ({ leads }: { leads: readonly Lead[] }) =>
  leads.map((lead) => (lead.type === "visit" ? lead.start : null));

test("visits are listed by when they begin, page by page, from a day on", async () => {
  const { ask, starts } = await stayAndVisits();
  const [fourth, second, sixth] = starts;
  const first = await ask("?type=visit&order=soonest&limit=2");
  expect(startsOf(first)).toEqual([second, fourth]);
  expect(startsOf(await ask(`?type=visit&order=soonest&after=${first.next}`))).toEqual([sixth]);
  expect(startsOf(await ask("?type=visit&order=latest"))).toEqual([sixth, fourth, second]);
  expect(startsOf(await ask("?type=visit&order=soonest&from=2031-01-04&until=2031-01-05"))).toEqual([fourth]);
  expect((await ask("?type=visit&state=cancelled")).leads).toEqual([]);
});

test("what waits for the agency is counted, listed, and gone once it was answered", async () => {
  const { id, token, ask, contact } = await stayAndVisits();
  await contact(day(1));
  const waiting = async () => (await api.call("GET", `${id}/leads/waiting`, { token })).json;
  expect(await waiting()).toEqual({ questions: 1, stays: 1, visitsToday: 0, takesStays: true });
  const { leads } = await ask("?waiting=true");
  expect(leads.map(({ type }) => type).toSorted()).toEqual(["contact", "stay"]);
  const [stay, question] = [
    leads.find(({ type }) => type === "stay")!,
    leads.find(({ type }) => type === "contact")!,
  ];
  expect(stay).toMatchObject({ rental: { title: { nl: "links" } }, heldUntil: expect.any(String) });
  expect((await api.call("POST", `${id}/leads/${stay.id}/refuse`, { token })).status).toBe(200);
  const marked = await api.call("PUT", `${id}/leads/${question.id}/answered`, { token });
  expect(marked).toMatchObject({ status: 200, json: { id: question.id, state: "answered" } });
  expect(await waiting()).toEqual({ questions: 0, stays: 0, visitsToday: 0, takesStays: true });
  expect((await ask("?state=answered,refused")).leads).toHaveLength(2);
  const back = await api.call("DELETE", `${id}/leads/${question.id}/answered`, { token });
  expect(back.json).toMatchObject({ state: "new" });
});

test("one lead is found by the id that the list names, and by nobody else", async () => {
  const [one, other] = [await stayAndVisits(), await agency()];
  const { leads } = await one.ask();
  expect(leads).toHaveLength(4);
  for (const lead of leads) {
    const found = await api.call("GET", `${one.id}/leads/${lead.id}`, { token: one.token });
    expect(found.json).toEqual(lead);
    const elsewhere = await api.call("GET", `${other.id}/leads/${lead.id}`, { token: other.token });
    expect(elsewhere.status).toBe(404);
  }
  const visit = leads.find(({ type }) => type === "visit")!;
  const answered = await api.call("PUT", `${one.id}/leads/${visit.id}/answered`, { token: one.token });
  expect(answered.status).toBe(404);
});

test("sales reps see the questions about their listings and their own visits, and nothing else", async () => {
  const { id, contact } = await stayAndVisits();
  await contact(day(1));
  const asked = { ...EVERYTHING, now: new Date(day(2)) };
  const list = async (salesReps: number[] | null) =>
    (await api.storage.leads.list(id, { ...asked, salesReps })).leads.map(({ type }) => type).toSorted();
  expect(await list(null)).toEqual(["contact", "stay", "visit", "visit", "visit"]);
  expect(await list([1])).toEqual(["visit", "visit", "visit"]);
  expect(await list([2])).toEqual([]);
});

const EVERYTHING = {
  type: null,
  states: null,
  from: null,
  until: null,
  isWaiting: false,
  order: "newest",
  after: null,
  most: 50,
} as const;
