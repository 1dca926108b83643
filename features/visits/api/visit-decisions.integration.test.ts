import { afterAll, expect, test } from "vitest";
import { NOW, openVisits } from "#server/api/testing/open-visits.ts";
import type { Reserved, Slots } from "../schema.ts";
import { calendarUidOf } from "../queries/booked-visit-row.ts";

const visits = await openVisits();
afterAll(() => visits.close());

const api = visits.api();
const token = await visits.first.accessTokens.create("huyzen", { name: "crm", scopes: ["leads"], now: NOW });
const visitor = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 12 34 56" };

async function book(start: string): Promise<string> {
  const body = { estateId: 1, start, visitor, privacy: true };
  return (
    (await (await api.ask("POST", "/api/sites/huyzen/live-agenda/reservation", body)).json()) as Reserved
  ).id;
}
const ask = (method: string, path: string, body?: object, site = "huyzen") =>
  api.ask(method, `/api/sites/${site}/leads/${path}`, body, { Authorization: `Bearer ${token}` });
const mailsOf = async (id: string) =>
  (await visits.mails()).filter(({ draft }) => draft.includes(id)).map(({ name }) => name);
const find = async (id: string) =>
  (await (await api.ask("GET", `/api/sites/huyzen/live-agenda/reservation/${id}`)).json()) as object;

test("the agency cancels a visit by the id of its lead, once, and both sides are told", async () => {
  const id = await book("2026-07-06T07:00:00Z");
  const lead = calendarUidOf(id);
  expect((await ask("POST", `${lead}/cancel`)).status).toBe(204);
  expect((await ask("POST", `${lead}/cancel`)).status).toBe(204);
  expect(await find(id)).toMatchObject({ cancelledAt: NOW.toISOString() });
  const told = (await mailsOf(id)).filter((name) => name.includes("cancelled"));
  expect(told.toSorted()).toEqual(["visit-cancelled", "visit-cancelled-to-agency"]);
});

test("the agency moves a visit to a time that is free, and to no other", async () => {
  const id = await book("2026-07-07T07:00:00Z");
  const lead = calendarUidOf(id);
  const free = (await (await ask("GET", `${lead}/slots`)).json()) as Slots;
  expect(free.map(({ start }) => start)).toContain("2026-07-07T07:45:00.000Z");
  expect((await ask("POST", `${lead}/move`, { start: "2026-07-07T03:00:00Z" })).status).toBe(422);
  const moved = await ask("POST", `${lead}/move`, { start: "2026-07-07T07:45:00Z" });
  expect([moved.status, await moved.text()]).toEqual([204, ""]);
  expect(await find(id)).toMatchObject({ appointmentStart: "2026-07-07T07:45:00.000Z", moves: 1 });
});

test.for([
  ["the id of the visit itself, which its visitor has", (id: string) => id, "huyzen", 404],
  ["the id of no visit", () => "0".repeat(32), "huyzen", 404],
  ["another agency's site", calendarUidOf, "zilt", 401],
] as const)("%s cancels nothing", async ([, leadOf, site, status]) => {
  const id = await book("2026-07-08T07:00:00Z").catch(() => "");
  const answer = await ask("POST", `${leadOf(id)}/cancel`, undefined, site);
  expect(answer.status).toBe(status);
});
