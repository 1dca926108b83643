import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest } from "#bundle/testing/test-import.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { ReferenceData } from "../schema/reference.ts";

let storage: OpenStorage;
beforeAll(async () => void (storage = await openTestStorage()));
afterAll(() => storage.close());

const bring = (siteId: string, town: string) =>
  importForTest(storage, {
    siteId,
    content: { reference: ReferenceData.parse({ cities: [{ id: 1, zip: "9000", name: town }] }) },
  });

test("agencies that bring the same lists share them in memory, until one of them changes its own", async () => {
  for (const siteId of ["huyzen", "zilt"]) await bring(siteId, "Gent");
  await bring("other", "Aalst");
  const [first, second, other] = [
    await storage.findReference("huyzen"),
    await storage.findReference("zilt"),
    await storage.findReference("other"),
  ];
  expect(first.cities).toMatchObject([{ name: "Gent" }]);
  expect(second).toBe(first);
  expect(other.cities).toMatchObject([{ name: "Aalst" }]);
  await bring("zilt", "Brugge");
  expect((await storage.findReference("zilt")).cities).toMatchObject([{ name: "Brugge" }]);
  expect(await storage.findReference("huyzen")).toBe(first);
});

test("a site without lists has empty ones", async () => {
  expect((await storage.findReference("nowhere")).cities).toEqual([]);
});
