import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#domain/rental/period.ts";
import { stayClock } from "#domain/rental/stay-clock.ts";
import type { OpenStorage } from "#server/storage/open-storage.ts";
import { importRentalsForTest, testUnit } from "#server/storage/rental/test-rentals.ts";
import { openTestStorage } from "#server/storage/testing/test-database.ts";
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

/** Asks for a week, as a visitor does; the answer is the id of what holds it. */
async function ask(periodId: number, { persons = 2, token = randomUUID() as string | null } = {}) {
  const visitor = { firstName: "An", lastName: "Peeters", email: "an@example.be" };
  const submission = {
    form: "rental" as const,
    token,
    fingerprint: `week ${periodId}`,
    email: visitor.email,
    estateId: null,
    locale: "nl" as const,
    payload: { rentalUnitId: 1, periodId, persons, visitor },
    now: NOW,
  };
  const { answer } = await storage.submissions.accept("zee", submission, async (transaction) => {
    const held = await storage.rentals.hold(transaction, "zee", {
      unitId: 1,
      periodId,
      persons,
      clock: CLOCK,
    });
    if (held.kind !== "held") throw new Error(held.kind);
    return { mails: [], answer: { id: held.id } };
  });
  return (answer as { id: string }).id;
}

test("stays that requests hold are listed with their home, their days and who asked", async () => {
  const id = await ask(1);
  const alone = await ask(2, { persons: 1 });
  const until = new Date(NOW.getTime() + 72 * 3_600_000).toISOString();
  const { exit, stdout } = await gevel("stay", "list");
  expect(exit).toBe(0);
  const days = `${inDays(7)} to ${inDays(14)}`;
  expect(stdout).toContain(
    `${id}  zee  1 ZV-1  ${days}  until ${until}  An Peeters <an@example.be>, 2 guests\n`,
  );
  expect(stdout).toMatch(new RegExp(`${alone} .*, 1 guest\n`));
  await gevel("stay", "release", id);
  await gevel("stay", "release", alone);
  expect((await gevel("stay", "list")).stdout).toBe("No request holds a stay.\n");
});

test("a stay that is released can be asked for again, by whoever asked for it too, and every server hears of it", async () => {
  const id = await ask(3, { token: null });
  expect(await isFree(3)).toBe(false);
  const heard = Promise.withResolvers<unknown>();
  const listener = await storage.pool.connect();
  listener.on("notification", ({ payload }) => heard.resolve(JSON.parse(payload ?? "")));
  await listener.query("listen gevel_change");
  expect(await gevel("stay", "release", id)).toMatchObject({
    exit: 0,
    stdout: "The stay can be asked for again.\n",
  });
  expect(await heard.promise).toEqual({ siteId: "zee", scope: [], rentals: [1] });
  listener.release(true);
  expect(await isFree(3)).toBe(true);
  expect(await ask(3, { token: null })).not.toBe(id);
});

test("a stay that is accepted is kept until its last day, and can still be released", async () => {
  const id = await ask(4);
  expect(await gevel("stay", "accept", id)).toMatchObject({
    exit: 0,
    stdout: "The stay is kept until it is over.\n",
  });
  const { rows } = await storage.pool.query<{ day: string }>(
    "select (held_until at time zone 'Europe/Brussels')::text as day from rental_hold where id = $1",
    [id],
  );
  expect(rows[0]?.day).toBe(`${inDays(35)} 00:00:00`);
  expect((await gevel("stay", "release", id)).exit).toBe(0);
  expect(await isFree(4)).toBe(true);
});

test("a person's request that was erased leaves a stay that nobody is named with", async () => {
  const id = await ask(5);
  await storage.pool.query("delete from submission");
  const { stdout } = await gevel("stay", "list");
  expect(stdout).toContain(id);
  expect(stdout).not.toContain("an@example.be");
});

test.each(["nothing", "'; drop table rental_hold", "00000000-0000-4000-8000-000000000000"])(
  "no request holds a stay with the id %s",
  async (id) => {
    for (const verb of ["accept", "release"]) {
      const { exit, stderr } = await gevel("stay", verb, id);
      expect([exit, stderr]).toEqual([1, `gevel: no request holds a stay with the id ${id}\n`]);
    }
  },
);

test("what was held until a moment ago can be neither accepted nor released", async () => {
  const id = await ask(2);
  await storage.pool.query("update rental_hold set held_until = $2 where id = $1", [id, NOW]);
  expect((await gevel("stay", "accept", id)).exit).toBe(1);
  expect((await gevel("stay", "list")).stdout).not.toContain(id);
});
