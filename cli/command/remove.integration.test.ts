import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { importRentalsForTest, testUnit } from "#features/rentals/queries/testing/test-rentals.ts";
import { importForTest } from "#bundle/testing/test-import.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

let storage: OpenStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const gevel = (...typed: string[]) => runTyped(typed, { settings: { DATABASE_URL: storage.databaseUrl } });

const home = (id: number, more: object = {}) => ({ general: { id, headType: { id: 1 }, ...more } });

test("one listing is taken off and leaves its tombstone, and the others stay", async () => {
  await importForTest(storage, { siteId: "kantoor", nodes: [home(1), home(2)] });
  const { exit, stdout } = await gevel("listing", "remove", "kantoor", "1");
  expect([exit, stdout]).toEqual([0, "kantoor: listing 1 was taken off.\n"]);
  expect(await storage.findEstate("kantoor", 1)).toEqual({ kind: "gone" });
  expect(await storage.findEstate("kantoor", 2)).toMatchObject({ kind: "published" });
  const again = await gevel("listing", "remove", "kantoor", "1");
  expect([again.exit, again.stderr]).toEqual([1, "gevel: listing 1 of kantoor was taken off before\n"]);
});

test("the last listing of a site may go by itself", async () => {
  await importForTest(storage, { siteId: "klein", nodes: [home(1)] });
  expect((await gevel("listing", "remove", "klein", "1")).exit).toBe(0);
  expect(await storage.findEstate("klein", 1)).toEqual({ kind: "gone" });
});

test("a project takes its units along, and an estate leaves its project in order", async () => {
  const project = home(7, { project: true });
  const units = [8, 9, 10].map((id) => home(id, { parentId: 7, price: { value: id * 1000 } }));
  await importForTest(storage, { siteId: "dok", nodes: [project, ...units] });
  const one = await gevel("listing", "remove", "dok", "8");
  expect(one.stdout).toBe("dok: listing 8 was taken off.\n");
  expect(await storage.findEstate("dok", 7)).toMatchObject({
    kind: "published",
    estate: { children: [{ general: { id: 9 } }, { general: { id: 10 } }] },
  });
  const all = await gevel("listing", "remove", "dok", "7");
  expect(all.stdout).toBe("dok: listing 7 was taken off with its 2 homes.\n");
  expect(await storage.findEstate("dok", 9)).toEqual({ kind: "gone" });
});

test("a holiday home is taken off alone", async () => {
  await importRentalsForTest(storage, { siteId: "zee", units: [testUnit(1), testUnit(2)] });
  const { exit, stdout } = await gevel("rental", "remove", "zee", "1");
  expect([exit, stdout]).toEqual([0, "zee: holiday home 1 was taken off.\n"]);
  expect(await storage.rentals.find("zee", 1)).toMatchObject({ kind: "gone" });
  expect(await storage.rentals.find("zee", 2)).toMatchObject({ kind: "published" });
});

test.each<[string[], number, string]>([
  [["listing", "remove", "kantoor", "99"], 1, "kantoor has no listing 99"],
  [["rental", "remove", "kantoor", "99"], 1, "kantoor has no holiday home 99"],
  [["listing", "remove", "nergens", "1"], 1, 'there is no site "nergens"; gevel sites lists those there are'],
  [["listing", "remove", "kantoor", "1e9"], 2, '"1e9" is no id of a listing'],
  [["listing", "remove", "kantoor", "0"], 2, '"0" is no id of a listing'],
  [["rental", "remove", "kantoor", "../1"], 2, '"../1" is no id of a holiday home'],
  [["listing", "remove", "kantoor"], 2, "<site> <id> is missing"],
])("gevel %j is answered with %i: %s", async (typed, exit, complaint) => {
  const answer = await gevel(...typed);
  expect(answer.exit).toBe(exit);
  expect(answer.stderr).toContain(`gevel: ${complaint}\n`);
});
