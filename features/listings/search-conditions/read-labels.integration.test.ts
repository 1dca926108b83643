import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest } from "#bundle/testing/test-import.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";

let storage: OpenStorage;
beforeAll(async () => void (storage = await openTestStorage()));
afterAll(() => storage.close());

const bring = (siteId: string, town: string) =>
  importForTest(storage, {
    siteId,
    content: { reference: ReferenceData.parse({ cities: [{ id: 1, zip: "9000", name: town }] }) },
  });
const townOf = async (siteId: string) => (await storage.findLabels(siteId, "nl")).city.get(1)?.name;

test("agencies with the same towns share their names in memory, until one of them changes its own", async () => {
  for (const siteId of ["huyzen", "zilt"]) await bring(siteId, "Gent");
  await bring("other", "Aalst");
  const first = await storage.findLabels("huyzen", "nl");
  expect(await storage.findLabels("zilt", "nl")).toBe(first);
  expect(await townOf("other")).toBe("Aalst");
  await bring("zilt", "Brugge");
  await expect.poll(() => townOf("zilt")).toBe("Brugge");
  expect(await townOf("huyzen")).toBe("Gent");
});

test("names that an older server wrote, without their hash, are read as they are", async () => {
  for (const siteId of ["late", "later"]) await bring(siteId, "Gent");
  const { rows } = await storage.pool.query("select hash from label where site_id = 'late' and id = 0");
  expect(rows).toHaveLength(16);
  expect(rows.every(({ hash }) => typeof hash === "string")).toBe(true);
  await storage.pool.query("update label set name = 'Luik' where site_id = 'late' and id = 1");
  await storage.pool.query("update label set hash = null where site_id = 'late' and kind = 'city'");
  expect(await townOf("later")).toBe("Gent");
  expect(await townOf("late")).toBe("Luik");
});
