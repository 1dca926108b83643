import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDesk } from "#features/desk/testing/open-test-desk.ts";
import { TEST_REFERENCE, testUnit } from "#features/rentals/queries/testing/test-rentals.ts";
import { bundleFiles, linesOf } from "../../testing/test-bundle.ts";

let desk: Awaited<ReturnType<typeof openTestDesk>>;
beforeAll(async () => void (desk = await openTestDesk()));
afterAll(() => desk.close());

const BASE = JSON.parse(String(bundleFiles()["reference.json"])) as { cities: object[] };
const { rentalLocations, rentalSubKinds, rentalOptions, periodTypes } = TEST_REFERENCE;
const REFERENCE = {
  ...BASE,
  cities: [...BASE.cities, ...TEST_REFERENCE.cities],
  rentalLocations,
  rentalSubKinds,
  rentalOptions,
  periodTypes,
};

const period = (id: number, start: string, end: string, more: object = {}) => ({
  id,
  type: { id: 1 },
  start,
  end,
  price: 700,
  ...more,
});
const PERIODS = [period(1, "2026-07-04", "2026-07-11"), period(2, "2026-07-11", "2026-07-18")];
const UNIT = testUnit(1, { registrationNumber: "EXP-1" }, {
  address: { street: { nl: "Zeedijk" }, number: "7", visible: false, city: { id: 1 } },
  photos: [{ id: 1, file: "gevel.svg" }],
  periods: PERIODS,
  takenCalendarUrl: "https://calendar.example/1.ics",
} as never);

async function agency(role: "owner" | "agent" = "owner", more: object = {}) {
  const unit = { ...UNIT, ...more };
  const files = { "reference.json": JSON.stringify(REFERENCE), "rentals.ndjson": linesOf([unit]) };
  const { id, cookie } = await desk.agency({ role, salesRepIds: [1] }, { files });
  const ask = (method: string, path: string, body?: unknown) =>
    desk.call(method, `${id}/${path}`, { cookie, body });
  const offered = async () => {
    const { json } = await desk.call("GET", `${id}/rental-units/1/periods`);
    return (json as unknown as { id: number; price: number; available: boolean }[]).map(
      ({ id: one, price, available }) => [one, price, available],
    );
  };
  return { id, ask, offered };
}

test("the agency sees its holiday homes and reads one as it was brought", async () => {
  const { ask } = await agency();
  expect((await ask("GET", "rentals")).json).toMatchObject({
    rentals: [{ id: 1, periods: 2, picture: { file: expect.any(String) } }],
    periodTypes,
  });
  expect((await ask("GET", "rentals/1")).json).toMatchObject({
    id: 1,
    address: { street: { nl: "Zeedijk" }, visible: false },
    photos: [{ id: 1, file: "gevel.svg" }],
    periods: [{ id: 1, price: 700 }, { id: 2 }],
    takenCalendarUrl: "https://calendar.example/1.ics",
  });
  expect((await ask("GET", "rentals/9")).status).toBe(404);
  expect((await ask("GET", "leads/waiting")).json).toMatchObject({ takesStays: true });
});

test("a variable of the server, which may hold another agency's calendar, is named by its operator alone", async () => {
  const { ask } = await agency();
  const change = { takenCalendarUrl: null, takenCalendarVariable: "GEVEL_CALENDAR_OTHERS" };
  const refused = await ask("PATCH", "rentals/1", change);
  expect(refused).toMatchObject({
    status: 422,
    json: { errors: [{ code: "only-by-operator", path: "takenCalendarVariable" }] },
  });
  expect((await ask("GET", "rentals/1")).json).toMatchObject({
    takenCalendarUrl: "https://calendar.example/1.ics",
  });
});

test("a variable that its operator named goes on working", async () => {
  const { ask } = await agency("owner", {
    takenCalendarUrl: undefined,
    takenCalendarVariable: "GEVEL_CALENDAR_OWN",
  });
  expect((await ask("PATCH", "rentals/1", { periods: [PERIODS[0]] })).status).toBe(200);
  expect((await ask("GET", "rentals/1")).json).toMatchObject({ takenCalendarVariable: "GEVEL_CALENDAR_OWN" });
});

test("prices, blocked periods and new ones are what visitors see at once", async () => {
  const { ask, offered } = await agency();
  expect(await offered()).toEqual([
    [1, 700, true],
    [2, 700, true],
  ]);
  const periods = [
    { ...PERIODS[0], price: 850 },
    { ...PERIODS[1], available: false },
    period(3, "2026-07-18", "2026-07-25"),
  ];
  expect((await ask("PATCH", "rentals/1", { periods })).status).toBe(200);
  expect(await offered()).toEqual([
    [1, 850, true],
    [2, 700, false],
    [3, 700, true],
  ]);
});

test("what is read and written back unchanged changes nothing", async () => {
  const { ask, offered } = await agency();
  const read = await ask("GET", "rentals/1");
  const put = await ask("PUT", "rentals/1", read.json);
  expect(put.status).toBe(200);
  expect((await ask("GET", "rentals/1")).json).toEqual(read.json);
  expect(await offered()).toHaveLength(2);
});

test.each<[string, object]>([
  ["two stays over the same nights", { periods: [PERIODS[0], period(2, "2026-07-10", "2026-07-17")] }],
  ["a stay that ends before it begins", { periods: [period(1, "2026-07-11", "2026-07-04")] }],
  [
    "a kind of period that is none",
    { periods: [period(1, "2026-07-04", "2026-07-11", { type: { id: 99 } })] },
  ],
  ["a price that is none", { periods: [period(1, "2026-07-04", "2026-07-11", { price: "<script>" })] }],
  ["a photo of another site", { photos: [{ id: 1, file: "api/0123456789abcdef0123456789abcdef" }] }],
])("%s is refused, and nothing changes", async (_what, patch) => {
  const { ask, offered } = await agency();
  expect((await ask("PATCH", "rentals/1", patch)).status).toBe(422);
  expect(await offered()).toHaveLength(2);
});

test("agents, visitors and other sites change no holiday home", async () => {
  const [own, other, agent] = [await agency(), await agency(), await agency("agent")];
  for (const [method, path] of [
    ["GET", "rentals"],
    ["GET", "rentals/1"],
    ["PATCH", "rentals/1"],
  ] as const) {
    expect((await agent.ask(method, path, method === "GET" ? undefined : {})).status).toBe(403);
    expect((await desk.call(method, `${own.id}/${path}`, method === "GET" ? {} : { body: {} })).status).toBe(
      401,
    );
  }
  const token = await desk.token(own.id, ["content"]);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await desk.call("PATCH", `${other.id}/rentals/1`, { headers, body: { periods: [] } })).status).toBe(
    401,
  );
});

type Versions = { readonly versions: ReadonlyArray<{ readonly id: number }> };

test("prices, periods, photo and hidden address that were changed can be brought back", async () => {
  const { id, ask, offered } = await agency();
  const before = (await ask("GET", "rentals/1")).json as object;
  await ask("PATCH", "rentals/1", { periods: [{ ...PERIODS[0], price: 850 }], photos: [] });
  await ask("PATCH", "rentals/1", { address: { street: { nl: "Duinweg" } }, takenCalendarUrl: null });
  const { versions } = (await ask("GET", "rentals/1/versions")).json as never as Versions;
  expect(versions).toMatchObject([
    { resource: "rentals/1", title: { nl: expect.stringMatching(/./) } },
    { changed: expect.arrayContaining(["periods", "photos"]) },
  ]);
  const oldest = `rentals/1/versions/${versions[1]!.id}`;
  expect((await ask("GET", oldest)).json).toMatchObject({ document: before });
  expect((await ask("POST", `${oldest}/put-back`)).status).toBe(200);
  expect((await ask("GET", "rentals/1")).json).toEqual(before);
  expect(await offered()).toHaveLength(2);
  expect((await ask("GET", "versions")).json).toMatchObject({ versions: [{}, {}, {}] });
  const { rows } = await desk.storage.pool.query(
    "select count(*)::int as count from resource_version where site_id = $1 and resource = 'rentals/1'",
    [id],
  );
  expect(rows).toEqual([{ count: 3 }]);
});

test("what was written unchanged leaves no version, and agents see none of holiday homes", async () => {
  const [own, agent] = [await agency(), await agency("agent")];
  await own.ask("PUT", "rentals/1", (await own.ask("GET", "rentals/1")).json);
  expect((await own.ask("GET", "rentals/1/versions")).json).toEqual({ versions: [] });
  expect((await agent.ask("GET", "rentals/1/versions")).status).toBe(403);
});

test("putting a holiday home back frees no days that a guest has", async () => {
  const { id, ask, offered } = await agency();
  await ask("PATCH", "rentals/1", { periods: [{ ...PERIODS[0], price: 850 }] });
  await desk.storage.pool.query(
    `insert into rental_hold (site_id, unit_id, period_id, stay, held_until)
     values ($1, 1, 1, daterange('2026-07-04', '2026-07-11'), '2099-01-01')`,
    [id],
  );
  const { versions } = (await ask("GET", "rentals/1/versions")).json as never as Versions;
  expect((await ask("POST", `rentals/1/versions/${versions[0]!.id}/put-back`)).status).toBe(200);
  expect(await offered()).toEqual([
    [1, 700, false],
    [2, 700, true],
  ]);
});
