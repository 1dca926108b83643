import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#domain/rental/period.ts";
import { stayClock } from "#domain/rental/stay-clock.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { importRentalsForTest, testUnit } from "#features/rentals/queries/testing/test-rentals.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

// The command goes by the day on which it is given.
const NOW = new Date();
const CLOCK = stayClock(NOW, {});
const inDays = (days: number) => addDays(NOW.toISOString().slice(0, 10), days);
const week = (id: number) => ({
  id,
  type: { id: 1 },
  start: inDays(7 * id),
  end: inDays(7 * id + 7),
  price: 650,
});

let storage: OpenStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  const units = [testUnit(1, {}, { periods: [1, 2, 3, 4, 5].map(week) })];
  await importRentalsForTest(storage, { siteId: "zee", units });
});
afterAll(() => storage.close());

const gevel = (...typed: string[]) => runTyped(typed, { settings: { DATABASE_URL: storage.databaseUrl } });

const isFree = async (periodId: number) =>
  (await storage.rentals.periods("zee", 1, CLOCK)).find(({ id }) => id === periodId)?.available;

/** Asks for a week, as a visitor does; the answer is the id of the request. */
async function ask(
  periodId: number,
  { persons = 2, token = randomUUID() as string | null, isNamed = true, email = "an@example.be" } = {},
) {
  const visitor = { firstName: "An", lastName: "Peeters", email };
  const submission = {
    form: "rental" as const,
    token,
    fingerprint: `week ${periodId}`,
    email,
    estateId: null,
    locale: "fr" as const,
    payload: { rentalUnitId: 1, periodId, persons },
    now: NOW,
  };
  const wish = { unitId: 1, periodId, persons, clock: CLOCK, isConfirmed: true };
  const { answer } = await storage.submissions.accept("zee", submission, async (transaction) => {
    const held = await storage.rentals.hold(transaction, "zee", wish);
    if (held.kind !== "held") throw new Error(held.kind);
    const { id, until, period } = held;
    const unit = { id: 1, title: { fr: "Vue sur mer" }, place: null, reference: "ZV-1", picture: null };
    const { start, end } = period;
    const asking = { id, unit, periodId, start, end, persons, cost: null, visitor, locale: "fr" as const };
    const request = { ...asking, message: null, askedAt: NOW, isConfirmed: true, heldUntil: until };
    if (isNamed) await storage.stays.create(transaction, "zee", request);
    return { mails: [], answer: { id } };
  });
  return (answer as { id: string }).id;
}

const mailsTo = async (recipient: string) =>
  (
    await storage.pool.query<{ name: string; locale: string }>(
      "select name, draft ->> 'locale' as locale from mail where recipient = $1 order by created_at",
      [recipient],
    )
  ).rows;

test("stays that requests keep are listed with their home, their days, what became of them and who asked", async () => {
  const id = await ask(1);
  const alone = await ask(2, { persons: 1 });
  const until = new Date(NOW.getTime() + 72 * 3_600_000).toISOString();
  const { exit, stdout } = await gevel("stay", "list");
  expect(exit).toBe(0);
  const days = `${inDays(7)} to ${inDays(14)}`;
  expect(stdout).toContain(
    `${id}  zee  confirmed  1 ZV-1  ${days}  until ${until}  An Peeters <an@example.be>, 2 guests\n`,
  );
  expect(stdout).toMatch(new RegExp(`${alone} .*, 1 guest\n`));
  expect((await gevel("stay", "list", "zee")).stdout).toBe(stdout);
  expect(await gevel("stay", "list", "land")).toMatchObject({ exit: 1, stdout: "" });
  await gevel("stay", "release", "zee", id);
  await gevel("stay", "release", "zee", alone);
  expect((await gevel("stay", "list")).stdout).toBe("No request keeps a stay.\n");
});

test("a stay that is released can be asked for again, by whoever asked for it too, and every server hears of it", async () => {
  const id = await ask(3, { token: null });
  expect(await isFree(3)).toBe(false);
  const heard = Promise.withResolvers<unknown>();
  const listener = await storage.pool.connect();
  listener.on("notification", ({ payload }) => heard.resolve(JSON.parse(payload ?? "")));
  await listener.query("listen gevel_change");
  expect(await gevel("stay", "release", "zee", id)).toMatchObject({
    exit: 0,
    stdout: "The stay can be asked for again.\n",
  });
  expect(await heard.promise).toEqual({ siteId: "zee", scope: [], rentals: [1] });
  listener.release(true);
  expect(await isFree(3)).toBe(true);
  expect((await storage.stays.find("zee", id, new Date()))?.state).toBe("expired");
  const again = await ask(3, { token: null });
  expect(again).not.toBe(id);
  await gevel("stay", "release", "zee", again);
});

test("a stay that is accepted is taken until its last day, its guest gets a mail, and it can still be released", async () => {
  const id = await ask(4, { email: "bo@example.be" });
  expect(await gevel("stay", "accept", "zee", id)).toMatchObject({
    exit: 0,
    stdout: "The stay is taken until it is over, and the guest gets a mail.\n",
  });
  const { rows } = await storage.pool.query<{ day: string }>(
    "select (held_until at time zone 'Europe/Brussels')::text as day from rental_hold where id = $1",
    [id],
  );
  expect(rows[0]?.day).toBe(`${inDays(35)} 00:00:00`);
  expect((await gevel("stay", "list")).stdout).toContain(`${id}  zee  accepted`);
  expect((await gevel("stay", "accept", "zee", id)).stdout).toBe("It was answered so before.\n");
  expect((await gevel("stay", "refuse", "zee", id)).exit).toBe(1);
  expect(await mailsTo("bo@example.be")).toEqual([{ name: "rental-accepted", locale: "fr" }]);
  expect((await gevel("stay", "release", "zee", id)).exit).toBe(0);
  expect(await isFree(4)).toBe(true);
  expect(await mailsTo("bo@example.be")).toHaveLength(1);
});

test("a stay that is refused is free again, and its guest gets a mail", async () => {
  const id = await ask(4, { email: "cas@example.be" });
  expect((await gevel("stay", "refuse", "zee", id)).exit).toBe(0);
  expect(await isFree(4)).toBe(true);
  expect(await mailsTo("cas@example.be")).toEqual([{ name: "rental-refused", locale: "fr" }]);
});

test("a stay that is kept for nobody who is named can be released", async () => {
  const id = await ask(5, { isNamed: false });
  const { stdout } = await gevel("stay", "list");
  expect(stdout).toContain(id);
  expect(stdout).not.toContain("an@example.be");
  expect((await gevel("stay", "accept", "zee", id)).exit).toBe(1);
  expect((await gevel("stay", "release", "zee", id)).exit).toBe(0);
  expect(await isFree(5)).toBe(true);
});

test("another site's stay can be neither answered nor released", async () => {
  const id = await ask(5);
  for (const verb of ["accept", "refuse", "release"])
    expect((await gevel("stay", verb, "land", id)).exit).toBe(1);
  expect(await isFree(5)).toBe(false);
  await gevel("stay", "release", "zee", id);
});

test.each(["nothing", "'; drop table rental_hold", "00000000-0000-4000-8000-000000000000"])(
  "no request keeps a stay with the id %s",
  async (id) => {
    for (const verb of ["accept", "refuse"]) {
      const { exit, stderr } = await gevel("stay", verb, "zee", id);
      expect([exit, stderr]).toEqual([1, `gevel: zee has no request for a stay with the id ${id}\n`]);
    }
    const { exit, stderr } = await gevel("stay", "release", "zee", id);
    expect([exit, stderr]).toEqual([1, `gevel: no request of zee keeps a stay with the id ${id}\n`]);
  },
);

test("what was kept until a moment ago cannot be released, and is no longer listed", async () => {
  const id = await ask(2);
  for (const table of ["rental_hold", "stay_request"])
    await storage.pool.query(`update ${table} set held_until = $2 where id = $1`, [id, NOW]);
  expect((await gevel("stay", "release", "zee", id)).exit).toBe(1);
  expect((await gevel("stay", "list")).stdout).not.toContain(id);
});
