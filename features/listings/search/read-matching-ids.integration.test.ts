import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";
import { EstateSearch } from "#features/listings/schema/search.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { createQueryCache } from "#platform/db/query-cache.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { ANYWHERE } from "#domain/listing/search-paths.ts";
import { conditionsOf } from "../search-conditions/conditions-of.ts";
import { findWordIndex, prepareWordIndex } from "../search-index/read-word-index.ts";
import { countFacets } from "./count-facets.ts";
import { readIdsApart } from "./read-matching-ids.ts";
import { searchEstates } from "./search-estates.ts";

let storage: OpenStorage;

beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const house = (title: string): TestNode => ({ general: { id: 1, title: { nl: title } } });

/** A database that holds back the answers to some statements, once it has them, until they may go on. */
function slowReader(isSlow: (text: string) => boolean) {
  const isAsked = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const reader: DatabaseReader = {
    database: {
      query: async (query) => {
        const answer = await storage.pool.query(query);
        if (isSlow(query.text)) {
          isAsked.resolve();
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
  return { reader, isAsked: isAsked.promise, goOn: mayGoOn.resolve };
}

test("a change while the index of words catches up with another is found at once", async () => {
  const siteId = "slow";
  await importForTest(storage, { siteId, nodes: [house("Huis met tuin")] });
  const { reader, isAsked, goOn } = slowReader(
    (text) => text.includes("unnest(words)") && text.includes("id = any("),
  );
  const find = () => readIdsApart(reader, siteId, conditionsOf({ match: { [ANYWHERE]: "zee" } }));
  const change = () => reader.queryCache.forget(siteId, { changedIds: [1], keepsTexts: true });
  prepareWordIndex(reader, siteId, Infinity);
  await expect.poll(() => findWordIndex(reader, siteId, Infinity)).not.toBeNull();

  change();
  const meanwhile = find();
  await isAsked;
  await importForTest(storage, { siteId, nodes: [house("Huis aan zee")] });
  change();
  goOn();
  await meanwhile;
  expect(Array.from(await find())).toEqual([1]);
});

test("a change while a search is planned is found by the next one", async () => {
  const siteId = "planned";
  await importForTest(storage, { siteId, nodes: [house("Huis met tuin")] });
  const { reader, isAsked, goOn } = slowReader((text) => text.includes("w.words @@"));
  const asked = EstateSearch.parse({ where: { match: { [ANYWHERE]: "zee" } }, view: "card" });
  const totals = async () => {
    const found = [searchEstates(reader, siteId, asked, "nl"), countFacets(reader, siteId, asked, "nl")];
    return (await Promise.all(found)).map(({ total }) => total);
  };
  const meanwhile = totals();
  await isAsked;
  await importForTest(storage, { siteId, nodes: [house("Huis aan zee")] });
  reader.queryCache.forget(siteId, { changedIds: [1], keepsTexts: true });
  goOn();
  await meanwhile;
  expect(await totals()).toEqual([1, 1]);
});
