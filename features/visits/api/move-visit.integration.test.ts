import ICAL from "ical.js";
import { afterAll, expect, test } from "vitest";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { openVisits } from "#server/api/testing/open-visits.ts";
import { BookedVisit, type Reserved, type Slots } from "../schema.ts";

const visits = await openVisits();
afterAll(() => visits.close());

const api = visits.api();
const AGENDA = "/api/sites/huyzen/live-agenda";
const RESERVATION = `${AGENDA}/reservation`;

const visitor = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 12 34 56" };

async function book(start: string, estateId = 1): Promise<string> {
  const body = { estateId, start, visitor, privacy: true };
  return ((await (await api.ask("POST", RESERVATION, body)).json()) as Reserved).id;
}
const move = (id: string, start: string) => api.ask("PATCH", `${RESERVATION}/${id}`, { start });
const find = (id: string) => api.json<BookedVisit>(`${RESERVATION}/${id}`);
const freeOn = async (day: string) =>
  (await api.json<Slots>(`${AGENDA}/1?from=${day}&to=${day}`)).map(({ start }) => start.slice(11, 16));
const draftsOf = async (id: string) =>
  (await visits.mails())
    .filter(({ draft }) => draft.includes(id))
    .map(({ draft }) => JSON.parse(draft) as MailDraft);

/** The file of a mail, as a calendar reads it. */
function readFile({ attachments }: MailDraft) {
  const [file] = attachments!;
  const calendar = new ICAL.Component(ICAL.parse(file!.content));
  const component = calendar.getFirstSubcomponent("vevent")!;
  const valueOf = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
  return { method: calendar.getFirstPropertyValue("method"), type: file!.contentType, component, valueOf };
}

test("a moved visit has its new time, and the old one is free again", async () => {
  const id = await book("2026-07-06T07:00:00Z");
  const answer = await move(id, "2026-07-07T09:45:00+02:00");
  expect(answer.status).toBe(200);
  expect(BookedVisit.parse(await answer.json())).toMatchObject({
    id,
    appointmentStart: "2026-07-07T07:45:00.000Z",
    appointmentEnd: "2026-07-07T08:15:00.000Z",
    moves: 1,
  });
  expect(await freeOn("2026-07-06")).toEqual(["07:00", "07:45", "08:30", "09:15"]);
  expect(await freeOn("2026-07-07")).toEqual(["07:00", "08:30", "09:15"]);
});

test("both sides hear of the new time, and their calendars replace what they had by it", async () => {
  const id = await book("2026-07-08T07:00:00Z");
  await move(id, "2026-07-08T08:30:00Z");
  const drafts = await draftsOf(id);
  const named = (name: string) => drafts.find(({ mail }) => mail.name === name)!;
  expect(drafts.map(({ mail }) => mail.name).toSorted()).toEqual([
    "visit-confirmation",
    "visit-moved",
    "visit-moved-to-agency",
    "visit-to-agency",
  ]);
  const [before, after, guide] = ["visit-confirmation", "visit-moved", "visit-moved-to-agency"].map((name) =>
    readFile(named(name)),
  );
  for (const file of [before!, after!, guide!]) {
    expect([file.method, file.type]).toEqual(["REQUEST", "text/calendar; charset=utf-8; method=REQUEST"]);
    expect(file.valueOf("uid")).toBe(before!.valueOf("uid"));
    expect(file.valueOf("organizer")).toBe("mailto:info@example.be");
  }
  expect([before!.valueOf("sequence"), after!.valueOf("sequence")]).toEqual([null, "1"]);
  expect(after!.valueOf("dtstart")).toBe("2026-07-08T10:30:00");
  expect(after!.valueOf("attendee")).toBe("mailto:an@example.be");
  expect(guide!.valueOf("attendee")).toBe("mailto:lotte@example.be");
});

test("the sales rep's file says who comes and how to reach them; the visitor's repeats nothing that was typed", async () => {
  const id = await book("2026-07-09T07:00:00Z");
  const drafts = await draftsOf(id);
  const [guide, own] = ["visit-to-agency", "visit-confirmation"].map((name) =>
    readFile(drafts.find(({ mail }) => mail.name === name)!),
  );
  expect(guide!.valueOf("summary")).toBe("Bezoek van An Peeters: Huis 1");
  expect(guide!.valueOf("description")).toMatch(/An Peeters\n.*0470 12 34 56\n.*an@example\.be/);
  expect(own!.component.toString()).not.toMatch(/Peeters|0470 12/);
});

test("a cancelled visit is taken off both calendars, as the newest word on it", async () => {
  const id = await book("2026-07-10T07:00:00Z");
  await move(id, "2026-07-10T08:30:00Z");
  await api.ask("DELETE", `${RESERVATION}/${id}`);
  const files = (await draftsOf(id)).filter(({ mail }) => /cancelled/.test(mail.name)).map(readFile);
  expect(files).toHaveLength(2);
  for (const { method, type, valueOf } of files) {
    expect([method, type]).toEqual(["CANCEL", "text/calendar; charset=utf-8; method=CANCEL"]);
    expect([valueOf("sequence"), valueOf("status")]).toEqual(["2", "CANCELLED"]);
    expect(valueOf("organizer")).toBe("mailto:info@example.be");
  }
});

test("the time that a visit has already is no move: nobody is told", async () => {
  const id = await book("2026-07-13T07:00:00Z");
  expect((await move(id, "2026-07-13T09:00:00+02:00")).status).toBe(200);
  expect(await find(id)).toMatchObject({ moves: 0 });
  expect(await draftsOf(id)).toHaveLength(2);
});

test.each([
  ["that another visit has", "2026-07-14T07:45:00Z", 409, "slot-taken"],
  ["at which none begins", "2026-07-14T07:10:00Z", 422, "unknown-slot"],
  ["in the past", "2026-06-30T07:00:00Z", 422, "unknown-slot"],
])("to a time %s a visit is not moved, and it keeps its own", async (_what, start, status, code) => {
  await book("2026-07-14T07:45:00Z");
  const id = await book("2026-07-15T07:00:00Z");
  const problem = await api.problem("PATCH", `${RESERVATION}/${id}`, { start });
  expect(problem).toMatchObject({ status, type: `/api/problems/${code}`, errors: [{ path: "start" }] });
  expect(problem.slots!.length).toBeGreaterThan(50);
  expect(await find(id)).toMatchObject({ appointmentStart: "2026-07-15T07:00:00.000Z", moves: 0 });
  await api.ask("DELETE", `${RESERVATION}/${id}`);
});

test("a visit is moved three times at most, and one that is off or over not at all", async () => {
  const id = await book("2026-07-16T07:00:00Z");
  for (const time of ["07:45", "08:30", "09:15"])
    expect((await move(id, `2026-07-16T${time}:00Z`)).status).toBe(200);
  const fixed = { status: 409, type: "/api/problems/appointment-fixed" };
  const again = { start: "2026-07-16T07:00:00Z" };
  expect(await api.problem("PATCH", `${RESERVATION}/${id}`, again)).toMatchObject(fixed);
  const later = visits.api(visits.second, new Date("2026-07-16T09:15:00Z"));
  const over = await later.problem("PATCH", `${RESERVATION}/${id}`, { start: "2026-07-20T07:00:00Z" });
  expect(over).toMatchObject({ status: 409, type: "/api/problems/appointment-passed" });
  await api.ask("DELETE", `${RESERVATION}/${id}`);
  expect(await api.problem("PATCH", `${RESERVATION}/${id}`, again)).toMatchObject(fixed);
});

test("who has moved a visit may book its first time anew", async () => {
  const id = await book("2026-07-17T07:00:00Z");
  await move(id, "2026-07-17T08:30:00Z");
  expect(await book("2026-07-17T07:00:00Z")).not.toBe(id);
});

test("another site moves no visit, and no id is none", async () => {
  const id = await book("2026-07-20T07:00:00Z");
  const body = { start: "2026-07-20T08:30:00Z" };
  const elsewhere = `/api/sites/zilt/live-agenda/reservation/${id}`;
  expect((await api.ask("PATCH", elsewhere, body)).status).toBe(404);
  expect((await api.ask("PATCH", `${RESERVATION}/x`, body)).status).toBe(404);
  expect((await api.ask("PATCH", `${RESERVATION}/${id}`, { start: "soon" })).status).toBe(422);
  expect(await find(id)).toMatchObject({ appointmentStart: "2026-07-20T07:00:00.000Z" });
});
