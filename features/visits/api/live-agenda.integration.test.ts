import { afterAll, expect, test } from "vitest";
import { BookedVisit, type Reserved, Slots } from "../schema.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { erasePersonalData } from "#features/privacy/erase-personal-data.ts";
import { exportPersonalData } from "#features/privacy/export-personal-data.ts";
import { NOW, openVisits } from "#server/api/testing/open-visits.ts";

const visits = await openVisits();
afterAll(() => visits.close());

const api = visits.api();
const AGENDA = "/api/sites/huyzen/live-agenda";
const RESERVATION = `${AGENDA}/reservation`;

const visitor = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 12 34 56" };
const booking = (start: string, more: object = {}) => ({
  estateId: 1,
  start,
  visitor,
  privacy: true,
  ...more,
});

const slotsOn = async (day: string, estateId = 1) =>
  (await api.json<Slots>(`${AGENDA}/${estateId}?from=${day}&to=${day}`)).map(({ start }) =>
    start.slice(11, 16),
  );
const book = async (start: string, more: object = {}) =>
  (await (await api.ask("POST", RESERVATION, booking(start, more))).json()) as Reserved;

test("a day's free times come in UTC, with their ends", async () => {
  expect(await api.json(`${AGENDA}/1?from=2026-07-06&to=2026-07-06`)).toEqual([
    { start: "2026-07-06T07:00:00.000Z", end: "2026-07-06T07:30:00.000Z" },
    { start: "2026-07-06T07:45:00.000Z", end: "2026-07-06T08:15:00.000Z" },
    { start: "2026-07-06T08:30:00.000Z", end: "2026-07-06T09:00:00.000Z" },
    { start: "2026-07-06T09:15:00.000Z", end: "2026-07-06T09:45:00.000Z" },
  ]);
});

test("without days the times run from the notice to the horizon", async () => {
  const slots = await api.json<Slots>(`${AGENDA}/1`);
  expect(slots[0]?.start).toBe("2026-07-01T07:00:00.000Z");
  expect(slots.at(-1)?.start).toBe("2026-07-31T09:15:00.000Z");
  expect(slots).toHaveLength(31 * 4);
});

test("moments bound the times as days do, and nobody keeps the answer", async () => {
  const path = `${AGENDA}/1?from=2026-07-06T07:30:00Z&to=2026-07-06T10:30:00%2B02:00`;
  const answer = await api.ask("GET", path);
  expect(((await answer.json()) as Slots).map(({ start }) => start.slice(11, 16))).toEqual(["07:45"]);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

test.each([
  ["?from=tomorrow", "from"],
  ["?from=2026-02-30", "from"],
  ["?to=2026-07-01T25:00:00Z", "to"],
  ["?from=2026-07-03&to=2026-07-01", "to"],
])("%s is no window", async (query, path) => {
  const problem = await api.problem("GET", `${AGENDA}/1${query}`);
  expect(problem).toMatchObject({ status: 400, errors: [{ path }] });
});

test.each([
  ["sold", 3, 409, "no-visits"],
  ["rented", 4, 409, "no-visits"],
  ["without a sales rep", 5, 409, "no-visits"],
  ["of a sales rep without an agenda", 6, 409, "no-visits"],
  ["of a status that the agency hides", 7, 410, "gone"],
  ["a unit of a hidden project", 91, 410, "gone"],
  ["taken off", 10, 410, "gone"],
  ["of another site", 100, 404, "not-found"],
  ["that never was", 999, 404, "not-found"],
])("an estate that is %s: neither times nor a visit", async (_what, estateId, status, code) => {
  const answer = { status, type: `/api/problems/${code}` };
  expect(await api.problem("GET", `${AGENDA}/${estateId}`)).toMatchObject(answer);
  const sent = booking("2026-07-06T07:00:00Z", { estateId });
  expect(await api.problem("POST", RESERVATION, sent)).toMatchObject(answer);
});

test("a unit is visited with its project's sales rep", async () => {
  expect(await slotsOn("2026-07-06", 81)).toHaveLength(4);
});

test("a booked time is free for nobody else, until it is cancelled", async () => {
  const answer = await api.ask("POST", RESERVATION, booking("2026-07-07T09:45:00+02:00"));
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as Reserved;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await slotsOn("2026-07-07")).toEqual(["07:00", "08:30", "09:15"]);
  expect(await slotsOn("2026-07-07", 81)).toEqual(["07:00", "08:30", "09:15"]);
  const taken = await api.problem("POST", RESERVATION, booking("2026-07-07T07:45:00Z", { estateId: 81 }));
  expect(taken).toMatchObject({
    status: 409,
    type: "/api/problems/slot-taken",
    errors: [{ path: "start", message: expect.stringContaining("tijdstip") as string }],
  });
  expect(taken.slots?.map(({ start }) => start)).not.toContain("2026-07-07T07:45:00.000Z");
  expect(taken.slots?.map(({ start }) => start)).toContain("2026-07-07T08:30:00.000Z");
  expect((await api.ask("DELETE", `${RESERVATION}/${id}`)).status).toBe(204);
  expect(await slotsOn("2026-07-07")).toHaveLength(4);
});

test.each([
  ["between two slots", "2026-07-07T07:10:00Z"],
  ["outside the hours", "2026-07-07T18:00:00Z"],
  ["in the past", "2026-06-30T07:00:00Z"],
  ["within the notice", "2026-07-01T06:45:00Z"],
  ["beyond the horizon", "2026-09-01T07:00:00Z"],
])("a time %s is refused with those that are free", async (_what, start) => {
  const problem = await api.problem("POST", RESERVATION, booking(start));
  expect(problem).toMatchObject({
    status: 422,
    type: "/api/problems/unknown-slot",
    errors: [{ path: "start" }],
  });
  expect(problem.slots?.length).toBeGreaterThan(50);
});

test.each<[string, object, string]>([
  ["without consent", { privacy: false }, "privacy"],
  ["without a name", { visitor: { ...visitor, firstName: " " } }, "visitor.firstName"],
  ["with an address that is none", { visitor: { ...visitor, email: "an@" } }, "visitor.email"],
  ["at no time", { start: "morgen" }, "start"],
  ["of no estate", { estateId: "x" }, "estateId"],
])("a visit %s is refused, in the visitor's language, and nothing is stored", async (_what, change, path) => {
  const before = await slotsOn("2026-07-08");
  const answer = await api.ask("POST", RESERVATION, booking("2026-07-08T07:00:00Z", change), {
    "Accept-Language": "fr",
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ path }] });
  expect(await slotsOn("2026-07-08")).toEqual(before);
});

test("the form of a page books by its own field names, and a repeated one gets the same visit", async () => {
  const fields = {
    estateId: "1",
    start: "2026-07-09T07:00:00.000Z",
    ...visitor,
    privacy: "on",
    formToken: "5f0c2d5e-1111-4000-8000-000000000000",
  };
  const [one, two] = await Promise.all([
    api.ask("POST", "/fr/ajax/visit", fields),
    api.ask("POST", "/fr/ajax/visit", fields),
  ]);
  expect([one.status, two.status]).toEqual([201, 201]);
  const { id } = (await one.json()) as Reserved;
  expect(await two.json()).toEqual({ id });
  expect(await api.json<BookedVisit>(`${RESERVATION}/${id}`)).toMatchObject({ locale: "fr" });
  const mails = (await visits.mails()).filter(({ draft }) => draft.includes(id));
  expect(mails.map(({ name }) => name).sort()).toEqual(["visit-confirmation", "visit-to-agency"]);
});

test("without a token the same visit within ten minutes is one, on either server and however its time is written", async () => {
  const email = "twee@example.be";
  const same = booking("2026-07-09T07:45:00Z", { visitor: { ...visitor, email } });
  const at = (minutes: number) =>
    visits.api(minutes % 2 ? visits.second : visits.first, new Date(NOW.getTime() + minutes * 60_000));
  const first = await at(0).ask("POST", RESERVATION, same);
  const again = await at(9).ask("POST", RESERVATION, { ...same, start: "2026-07-09T09:45:00.000+02:00" });
  expect([first.status, again.status]).toEqual([201, 201]);
  const { id } = (await first.json()) as Reserved;
  expect(await again.json()).toEqual({ id });
  expect((await visits.mails()).filter(({ draft }) => draft.includes(id))).toHaveLength(2);
  expect((await at(11).ask("POST", RESERVATION, same)).status).toBe(409);
});

test.each<[string, string, object]>([
  ["somebody else", "2026-07-20T07:00:00Z", { visitor: { ...visitor, email: "een.ander@example.be" } }],
  ["another estate of the same sales rep", "2026-07-20T07:45:00Z", { estateId: 81 }],
])("the same time for %s is no repeated visit", async (_what, start, change) => {
  expect((await api.ask("POST", RESERVATION, booking(start))).status).toBe(201);
  expect((await api.ask("POST", RESERVATION, booking(start, change))).status).toBe(409);
});

test("whoever books anew what they have just cancelled means it", async () => {
  const { id } = await book("2026-07-21T07:00:00Z");
  await api.ask("DELETE", `${RESERVATION}/${id}`);
  const anew = await book("2026-07-21T07:00:00Z");
  expect(anew.id).not.toBe(id);
  expect(await book("2026-07-21T07:00:00Z")).toEqual(anew);
});

test("a repeated visit is answered as before, though its time can't be booked any more", async () => {
  const same = booking("2026-07-22T07:00:00Z");
  const [inTime, late] = ["2026-07-22T05:59:00Z", "2026-07-22T06:04:00Z"].map((moment) =>
    visits.api(visits.first, new Date(moment)),
  );
  const first = await inTime!.ask("POST", RESERVATION, same);
  const again = await late!.ask("POST", RESERVATION, same);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
});

test("an appointment shows who comes, when, and to what; a hidden address stays hidden", async () => {
  const { id } = await book("2026-07-10T07:00:00Z", { estateId: 2 });
  const answer = await api.ask("GET", `${RESERVATION}/${id}`);
  const text = await answer.text();
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(text).not.toContain("Geheimstraat");
  expect(JSON.parse(text)).toMatchObject({
    id,
    visitor,
    appointmentStart: "2026-07-10T07:00:00.000Z",
    appointmentEnd: "2026-07-10T07:30:00.000Z",
    cancelledAt: null,
    estate: { id: 2, title: { nl: "Huis 2" }, place: { nl: "9000 Gent", fr: "9000 Gand" } },
    salesRep: { name: "Lotte Verhaege", phone: "0470" },
  });
});

test("both sides get a mail when a visit is booked, with a file for their calendars and without the secret in it", async () => {
  const { id } = await book("2026-07-10T07:45:00Z");
  const drafts = (await visits.mails())
    .filter(({ draft }) => draft.includes(id))
    .map(({ draft }) => JSON.parse(draft) as MailDraft);
  const [toVisitor, toAgency] = drafts.toSorted((a, b) => (a.mail.name < b.mail.name ? -1 : 1));
  expect(toAgency).toMatchObject({
    to: { address: "lotte@example.be" },
    replyTo: { address: "an@example.be" },
  });
  expect(toVisitor).toMatchObject({ to: { address: "an@example.be" } });
  expect(JSON.stringify(toVisitor)).not.toContain("Peeters");
  for (const { attachments } of drafts) {
    expect(attachments?.[0]?.content).toContain("DTSTART;TZID=Europe/Brussels:20260710T094500");
    expect(attachments?.[0]?.content).not.toContain(id);
  }
});

test("cancelling answers 204 again and again, and tells both sides once", async () => {
  const { id } = await book("2026-07-13T07:00:00Z");
  for (let times = 0; times < 3; times += 1) {
    expect((await api.ask("DELETE", `${RESERVATION}/${id}`)).status).toBe(204);
  }
  const mails = (await visits.mails()).filter(
    ({ name, draft }) => /cancelled/.test(name) && draft.includes(id),
  );
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(["an@example.be", "lotte@example.be"]);
  expect(mails.every(({ draft }) => draft.includes("STATUS:CANCELLED"))).toBe(true);
  expect(await api.json<BookedVisit>(`${RESERVATION}/${id}`)).toMatchObject({
    cancelledAt: NOW.toISOString(),
  });
});

test.each([
  "00000000-0000-4000-8000-000000000000",
  "1",
  "x%27%20or%201=1",
  "00000000-0000-4000-8000-00000000000G",
])("the appointment %s is unknown", async (id) => {
  expect((await api.ask("GET", `${RESERVATION}/${id}`)).status).toBe(404);
  expect((await api.ask("DELETE", `${RESERVATION}/${id}`)).status).toBe(404);
});

test("another site neither shows nor cancels a visit", async () => {
  const { id } = await book("2026-07-14T07:00:00Z");
  const elsewhere = `/api/sites/zilt/live-agenda/reservation/${id}`;
  expect((await api.ask("GET", elsewhere)).status).toBe(404);
  expect((await api.ask("DELETE", elsewhere)).status).toBe(404);
  expect(await api.json<BookedVisit>(`${RESERVATION}/${id}`)).toMatchObject({ cancelledAt: null });
});

test("a visit that has begun is over: it can't be cancelled", async () => {
  const { id } = await book("2026-07-15T07:00:00Z");
  const later = visits.api(visits.second, new Date("2026-07-15T07:00:00Z"));
  expect(await later.problem("DELETE", `${RESERVATION}/${id}`)).toMatchObject({
    status: 409,
    type: "/api/problems/appointment-passed",
  });
});

test("looking never cancels, and other methods say what there is", async () => {
  const { id } = await book("2026-07-16T07:00:00Z");
  for (const method of ["GET", "HEAD"]) {
    expect((await api.ask(method, `${RESERVATION}/${id}`)).status).toBe(200);
  }
  const odd = await api.ask("POST", `${RESERVATION}/${id}`, {});
  expect([odd.status, odd.headers.get("Allow")]).toEqual([405, "GET, HEAD, PATCH, DELETE"]);
  const listed = await api.ask("GET", RESERVATION);
  expect([listed.status, listed.headers.get("Allow")]).toEqual([405, "POST"]);
  expect(await api.json<BookedVisit>(`${RESERVATION}/${id}`)).toMatchObject({ cancelledAt: null });
});

test("answers hold what their schemas say, and nothing besides", async () => {
  const { id } = await book("2026-07-17T07:00:00Z", { estateId: 81 });
  for (const [path, schema] of [
    [`${AGENDA}/81`, Slots],
    [`${RESERVATION}/${id}`, BookedVisit],
  ] as const) {
    const said = await api.json(path);
    expect(schema.parse(said)).toEqual(said);
  }
});

test("what a person booked is found when they ask for it, and gone when they want it gone", async () => {
  const email = "lies@example.be";
  const { id } = await book("2026-07-18T07:00:00Z", { visitor: { ...visitor, email } });
  const { first } = visits;
  const found = await first.transact((transaction) => exportPersonalData(transaction, "Lies@Example.be"));
  expect(found["huyzen"]).toMatchObject({ appointments: [{ id, visitor: { email } }] });
  expect(found["huyzen"]!["mails"]).toHaveLength(2);
  const { storeMails, storeEvents } = first.submissions;
  const now = new Date("2026-07-01T06:00:00Z");
  await first.transact((transaction) =>
    erasePersonalData(transaction, email, { storeMails, storeEvents, now }),
  );
  expect((await api.ask("GET", `${RESERVATION}/${id}`)).status).toBe(404);
  expect((await visits.mails()).filter(({ draft }) => draft.includes(email))).toEqual([]);
});
