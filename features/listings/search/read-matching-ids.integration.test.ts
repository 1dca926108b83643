import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { createQueryCache } from "#platform/db/query-cache.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { ANYWHERE } from "#domain/listing/search-paths.ts";
import { conditionsOf } from "../search-conditions/conditions-of.ts";
import { findWordIndex, prepareWordIndex } from "../search-index/read-word-index.ts";
import { readIdsApart } from "./read-matching-ids.ts";

let storage: OpenStorage;

beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const house = (title: string): TestNode => ({ general: { id: 1, title: { nl: title } } });

test("a change while the index of words catches up with another is found at once", async () => {
  const siteId = "slow";
  await importForTest(storage, { siteId, nodes: [house("Huis met tuin")] });
  const isPatched = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const reader: DatabaseReader = {
    database: {
      query: async (query) => {
        const answer = await storage.pool.query(query);
        if (query.text.includes("unnest(words)") && query.text.includes("id = any(")) {
          isPatched.resolve();
          await mayGoOn.promise;
        }
        return answer;
      },
      waitForReplicas: () => undefined,
      replicasReady: () => [],
      close: async () => undefined,
    },
    queryCache: createQueryCache(() => true),
    warnOfLargeSite: () => undefined,
  };
  const find = () => readIdsApart(reader, siteId, conditionsOf({ match: { [ANYWHERE]: "zee" } }));
  const change = () => reader.queryCache.forget(siteId, { changedIds: [1], keepsTexts: true });
  prepareWordIndex(reader, siteId, Infinity);
  await expect.poll(() => findWordIndex(reader, siteId, Infinity)).not.toBeNull();

  change();
  const meanwhile = find();
  await isPatched.promise;
  await importForTest(storage, { siteId, nodes: [house("Huis aan zee")] });
  change();
  mayGoOn.resolve();
  await meanwhile;
  expect(Array.from(await find())).toEqual([1]);
});
