import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { stayClock } from "#domain/rental/stay-clock.ts";
import type { Change } from "#features/site/queries/notify-change.ts";
import { importRentalsForTest, testUnit } from "./queries/testing/test-rentals.ts";
import { openTwoServers } from "#server/database/testing/test-storages.ts";
import { endedHolds } from "./jobs.ts";

const NOW = new Date("2026-06-01T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

let servers: Awaited<ReturnType<typeof openTwoServers>>;
beforeAll(async () => {
  servers = await openTwoServers();
});
afterAll(() => servers.close());

const log = { info: vi.fn() };
const work = (now: Date) =>
  endedHolds.run(
    {
      storage: servers.first,
      log: log as never,
      dataDir: "",
      originOf: () => "",
      signal: new AbortController().signal,
    },
    now,
  );
const holds = async () => (await servers.first.pool.query("select unit_id from rental_hold")).rowCount;

test("stays whose time is over are tidied away, every server hears which homes are free, and others stay", async () => {
  for (const siteId of ["zee", "duin"])
    await importRentalsForTest(servers.first, { siteId, units: [testUnit(1), testUnit(2)] });
  const hold = (siteId: string, unitId: number, isConfirmed: boolean) =>
    servers.first.submissions.transact((transaction) => {
      const wish = { unitId, periodId: 1, persons: 2, clock: stayClock(NOW, {}), isConfirmed };
      return servers.first.rentals.hold(transaction, siteId, wish);
    });
  await hold("zee", 1, false);
  await hold("zee", 2, true);
  await hold("duin", 2, false);
  const heard: Change[] = [];
  await work(later(1.9));
  expect(await holds()).toBe(3);
  const stop = servers.second.onChange((change) => heard.push(change));
  await work(later(2));
  expect(await holds()).toBe(1);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  stop();
  expect(heard.toSorted((a, b) => (a.siteId < b.siteId ? -1 : 1))).toEqual([
    { siteId: "duin", scope: [], rentals: [2] },
    { siteId: "zee", scope: [], rentals: [1] },
  ]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ ended: 2 }, expect.any(String));
});
