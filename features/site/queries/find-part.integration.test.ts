import { afterAll, beforeAll, expect, test } from "vitest";
import type { QueryConfig } from "pg";
import { importForTest } from "#bundle/testing/test-import.ts";
import { createQueryCache } from "#platform/db/query-cache.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { findPart } from "./find-part.ts";
import { findMenus, findPages, findTranslations } from "./find-site.ts";

let storage: OpenStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  await importForTest(storage, { siteId: "huyzen" });
  await importForTest(storage, { siteId: "zilt" });
});
afterAll(() => storage.close());

/** A reader that notes which sites its statements ask for. */
function noting() {
  const asked: unknown[] = [];
  const query = (statement: QueryConfig) => {
    asked.push(statement.values?.[0]);
    return storage.pool.query(statement);
  };
  const database = {
    query: query as typeof storage.pool.query,
    waitForReplicas: () => undefined,
    replicasReady: () => [],
    close: async () => undefined,
  };
  return {
    reader: { database, queryCache: createQueryCache(() => true), warnOfLargeSite: () => undefined },
    asked,
  };
}

test("what the first page of a site needs of it is read by one statement, each site by its own", async () => {
  const { reader, asked } = noting();
  const [pages, menus, words, ofOther] = await Promise.all([
    findPages(reader, "huyzen"),
    findMenus(reader, "huyzen"),
    findTranslations(reader, "huyzen", "nl"),
    findPages(reader, "zilt"),
  ]);
  expect(asked.toSorted()).toEqual(["huyzen", "zilt"]);
  expect(pages).toEqual(await storage.findPages("huyzen"));
  expect(menus).toEqual(await storage.findMenus("huyzen"));
  expect(words).toEqual(await storage.findTranslations("huyzen", "nl"));
  expect(ofOther).toEqual(await storage.findPages("zilt"));
});

test("what a site does not have is null, and is asked for again", async () => {
  const { reader, asked } = noting();
  expect(await findPart(reader, "huyzen", "entity-items", "nothing")).toBeNull();
  expect(await findPart(reader, "nowhere", "pages")).toBeNull();
  expect(await findPart(reader, "huyzen", "entity-items", "nothing")).toBeNull();
  expect(asked).toHaveLength(3);
});

test("a database that fails says so to all who asked", async () => {
  const { reader } = noting();
  const failing = {
    ...reader,
    database: { ...reader.database, query: () => Promise.reject(new Error("away")) },
  };
  const outcomes = await Promise.allSettled([findPages(failing, "huyzen"), findMenus(failing, "huyzen")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
