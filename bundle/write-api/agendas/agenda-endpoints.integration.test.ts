import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { estateJson, linesOf } from "../../testing/test-bundle.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const AGENDA = {
  salesRepId: 1,
  noticeHours: 1,
  hours: [{ weekday: 3, spans: [{ from: "09:00", to: "10:00" }] }],
  busyCalendarUrl: "https://calendar.example/secret.ics",
};
const FILES = {
  "estates.ndjson": linesOf([
    estateJson(1, {}, { salesRep: { id: 1, firstname: "Lotte", lastname: "Verhaege" } }),
    estateJson(2, {}, { salesRep: { id: 2, firstname: "Bram" } }),
  ]),
  "agenda.json": JSON.stringify([AGENDA]),
};

/** A Wednesday after the moment of the tests. */
const DAY = "2026-03-04";

async function agency(role: "owner" | "agent" = "owner") {
  const { id, cookie } = await desk.agency(
    { role, ...(role === "agent" ? { salesRepIds: [1] } : {}) },
    { files: FILES },
  );
  const ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    desk.call(method, `${id}/${path}`, { cookie, body, ...(headers ? { headers } : {}) });
  const free = async (listing = 1) => {
    const { status, json } = await desk.call("GET", `${id}/live-agenda/${listing}?from=${DAY}&to=${DAY}`);
    return status === 200 ? (json as unknown as unknown[]).length : status;
  };
  return { id, ask, free };
}

test("the agency sees who takes visits, without the address of anybody's own calendar", async () => {
  const { ask } = await agency();
  const { json } = await ask("GET", "agendas");
  expect(json).toMatchObject({
    agendas: [
      { salesRepId: 2, name: "Bram", agenda: null, visits: [] },
      { salesRepId: 1, name: "Lotte Verhaege", agenda: { hours: AGENDA.hours }, readsCalendar: true },
    ],
  });
  expect(JSON.stringify(json)).not.toContain("secret");
});

test("a day off takes the times of that day, at once, and keeps what nobody changed", async () => {
  const { ask, free } = await agency();
  expect(await free()).toBe(1);
  const patched = await ask("PATCH", "agendas/1", { exceptions: [{ date: DAY, spans: [] }] });
  expect(patched.status).toBe(200);
  expect(await free()).toBe(0);
  expect((await ask("GET", "agendas/1")).json).toMatchObject({ busyCalendarUrl: AGENDA.busyCalendarUrl });
});

test("somebody who took no visits begins to", async () => {
  const { ask, free } = await agency();
  expect(await free(2)).toBe(409);
  const { salesRepId: _rep, busyCalendarUrl: _url, ...agenda } = AGENDA;
  expect((await ask("PUT", "agendas/2", agenda)).status).toBe(201);
  expect(await free(2)).toBe(1);
});

test("an agent keeps their own agenda alone", async () => {
  const { ask } = await agency("agent");
  const { json } = await ask("GET", "agendas");
  expect(json).toMatchObject({ agendas: [{ salesRepId: 1 }] });
  expect((json as unknown as { agendas: unknown[] }).agendas).toHaveLength(1);
  const off = { exceptions: [{ date: DAY }] };
  expect((await ask("PATCH", "agendas/1", off)).status).toBe(200);
  for (const [method, body] of [["GET"], ["PATCH", off], ["PUT", { hours: [] }]] as const)
    expect((await ask(method, "agendas/2", body)).status).toBe(403);
});

test.each([
  [{ hours: [{ weekday: 8, spans: [] }] }],
  [{ hours: [{ weekday: 1, spans: [{ from: "12:00", to: "09:00" }] }] }],
  [{ exceptions: [{ date: "2026-02-30" }] }],
  [{ slotMinutes: 0 }],
  [{ busyCalendarUrl: "http://127.0.0.1/x.ics\u0000" }],
  [{ hours: "<script>alert(1)</script>" }],
])("%j is refused, and nothing changes", async (patch) => {
  const { ask, free } = await agency();
  expect((await ask("PATCH", "agendas/1", patch)).status).toBe(422);
  expect(await free()).toBe(1);
});

test("of two editors the second is told, and nobody sees the agendas of another site", async () => {
  const [one, other] = [await agency(), await agency()];
  const { headers } = await one.ask("GET", "agendas/1");
  const etag = headers.get("ETag")!;
  const FROM_DESK = { "Gevel-Desk": "1", "Sec-Fetch-Site": "same-origin", "If-Match": etag };
  expect((await one.ask("PATCH", "agendas/1", { slotMinutes: 30 }, FROM_DESK)).status).toBe(200);
  expect((await one.ask("PATCH", "agendas/1", { slotMinutes: 20 }, FROM_DESK)).status).toBe(412);
  const token = await desk.token(one.id, ["listings", "leads"]);
  const asOther = { headers: { Authorization: `Bearer ${token}` } };
  expect((await desk.call("GET", `${other.id}/agendas`, asOther)).status).toBe(401);
  expect((await desk.call("GET", `${other.id}/agendas/1`, asOther)).status).toBe(401);
});

type Versions = { readonly versions: ReadonlyArray<{ readonly id: number; readonly changed: string[] }> };

test("a week that was changed can be brought back, by the agent whose agenda it is", async () => {
  const { ask, free } = await agency("agent");
  await ask("PATCH", "agendas/1", { hours: [] });
  expect(await free()).not.toBe(1);
  const { versions } = (await ask("GET", "agendas/1/versions")).json as never as Versions;
  expect(versions).toMatchObject([
    { resource: "agendas/1", title: { nl: "Lotte Verhaege" }, changed: ["hours"], isRemoval: false },
  ]);
  const version = `agendas/1/versions/${versions[0]!.id}`;
  expect((await ask("GET", version)).json).toMatchObject({ document: { hours: AGENDA.hours } });
  expect((await ask("POST", `${version}/put-back`)).status).toBe(200);
  expect(await free()).toBe(1);
  expect((await ask("GET", "agendas/1/versions")).json).toMatchObject({ versions: [{}, {}] });
  expect((await ask("DELETE", "agendas/1/versions")).status).toBe(403);
});

test("versions of the agenda of somebody else stay closed to agents", async () => {
  const { ask } = await agency("agent");
  for (const [method, path] of [
    ["GET", "agendas/2/versions"],
    ["GET", "agendas/2/versions/1"],
    ["POST", "agendas/2/versions/1/put-back"],
    ["DELETE", "agendas/2/versions"],
  ] as const)
    expect((await ask(method, path)).status).toBe(403);
});

test("a version answers at its own agenda and its own site alone", async () => {
  const [one, other] = [await agency(), await agency()];
  await one.ask("PATCH", "agendas/1", { hours: [] });
  await one.ask("PATCH", "agendas/1", { slotMinutes: 30 });
  const { versions } = (await one.ask("GET", "agendas/1/versions")).json as never as Versions;
  const { id } = versions[0]!;
  for (const path of [`agendas/2/versions/${id}`, `rentals/1/versions/${id}`, `pages/1/versions/${id}`])
    expect((await one.ask("GET", path)).status).toBe(404);
  expect((await other.ask("GET", `agendas/1/versions/${id}`)).status).toBe(404);
  expect((await other.ask("POST", `agendas/1/versions/${id}/put-back`)).status).toBe(404);
});

test("of two who put versions back at the same moment one is told", async () => {
  const { ask } = await agency();
  for (const slotMinutes of [20, 30]) await ask("PATCH", "agendas/1", { slotMinutes });
  const { versions } = (await ask("GET", "agendas/1/versions")).json as never as Versions;
  const etag = (await ask("GET", "agendas/1")).headers.get("ETag")!;
  const FROM_DESK = { "Gevel-Desk": "1", "Sec-Fetch-Site": "same-origin", "If-Match": etag };
  const answers = await Promise.all(
    versions.map(({ id }) => ask("POST", `agendas/1/versions/${id}/put-back`, undefined, FROM_DESK)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});
