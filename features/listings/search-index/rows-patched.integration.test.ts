import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";
import { ANYWHERE } from "#domain/listing/search-paths.ts";
import { SORT_TYPES } from "#domain/listing/search.ts";
import { EstateSearch } from "#features/listings/schema/search.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { createQueryCache } from "#platform/db/query-cache.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { countFacets } from "../search/count-facets.ts";
import { findWordIndex, prepareWordIndex } from "./read-word-index.ts";
import { searchEstates } from "../search/search-estates.ts";

const WORDS = ["tuin", "zee"];
const IDS = Array.from({ length: 40 }, (_, at) => at + 1);

const node = fc
  .record({
    id: fc.constantFrom(...IDS),
    price: fc.constantFrom(null, 950, 250_000, 300_000),
    date: fc.constantFrom(null, "2026-03-01T10:00:00Z", "2026-03-02T10:00:00Z"),
    headType: fc.constantFrom(1, 3, 6),
    city: fc.constantFrom(null, 5, 9),
    project: fc.boolean(),
    hidden: fc.boolean(),
    elevator: fc.constantFrom(null, true, false),
    area: fc.constantFrom(null, 40, 112.35),
    title: fc.constantFrom("Villa met tuin", "Flat aan zee", "Tuin aan zee"),
  })
  .map(({ id, title, price, date, headType, city, project, hidden, elevator, area }): TestNode => ({
    general: {
      id,
      title: { nl: title },
      project,
      hidden,
      headType: { id: headType },
      transaction: { id: 1 },
      price: { value: price },
      publicationDate: date,
      address: { city: city === null ? null : { id: city, zip: `${city}000`, name: `Stad ${city}` } },
    },
    dimensions: { areaBuild: area },
    technical: { elevator },
  }));
const nodes = (most: number) =>
  fc.uniqueArray(node, { minLength: 1, maxLength: most, selector: ({ general }) => general.id });

let storage: OpenStorage;

beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

/** Reads the storage's database with a cache of its own, which hears what the storage hears; tells how rows were read. */
function patientReader(siteId: string) {
  const queryCache = createQueryCache(() => true);
  const read = { whole: 0, someIds: 0, words: 0 };
  const reader: DatabaseReader = {
    database: {
      query: (statement) => {
        if (statement.text.includes("int8send(e.id)"))
          read[statement.text.includes("e.id = any(") ? "someIds" : "whole"] += 1;
        const asksForWords = statement.text.includes("w.words @@") && !isOfReferences(statement.values);
        if (asksForWords && !statement.text.includes("w.id = any(")) read.words += 1;
        return storage.pool.query(statement);
      },
      waitForReplicas: () => undefined,
      replicasReady: () => [],
      close: async () => undefined,
    },
    queryCache,
    warnOfLargeSite: () => undefined,
  };
  const stop = storage.onChange(({ scope }) => {
    if (scope !== "site") queryCache.forget(siteId, { changedIds: scope, keepsTexts: true });
  });
  return { reader, read, stop };
}

/** An index of words has no references. */
const isOfReferences = (values: readonly unknown[] = []) =>
  values.some((value) => /^\('=\w+':\*\)$/.test(String(value)));

/** Asks the database for everything: nothing may be cached. */
function forgetfulReader(): DatabaseReader {
  return {
    database: {
      query: (statement) => storage.pool.query(statement),
      waitForReplicas: () => undefined,
      replicasReady: () => [],
      close: async () => undefined,
    },
    queryCache: createQueryCache(() => false),
    warnOfLargeSite: () => undefined,
  };
}

test.for([
  { words: "by the database", listings: 0, reads: WORDS.length },
  { words: "by an index of them", listings: 10_000, reads: 0 },
])(
  "after imports of some listings, a site's index is patched and finds what the database finds, words $words",
  async ({ words, listings, reads }) => {
    let site = 0;
    await fc.assert(
      fc.asyncProperty(
        nodes(30),
        fc.array(nodes(6), { minLength: 1, maxLength: 4 }),
        async (first, changes) => {
          const siteId = `${words.replaceAll(" ", "-")}-${(site += 1)}`;
          await importForTest(storage, { siteId, nodes: first });
          const { reader, read, stop } = patientReader(siteId);
          const compare = async () => {
            for (const sortType of SORT_TYPES) {
              const asked = EstateSearch.parse({ sortBy: { sortType }, limit: { size: 50 }, view: "card" });
              const expected = await searchEstates(forgetfulReader(), siteId, asked, "nl");
              expect(await searchEstates(reader, siteId, asked, "nl")).toEqual(expected);
              expect(await storage.searchEstates(siteId, asked, "nl")).toEqual(expected);
            }
            for (const words of WORDS) {
              const asked = EstateSearch.parse({ where: { match: { [ANYWHERE]: words } }, view: "card" });
              const expected = await searchEstates(forgetfulReader(), siteId, asked, "nl");
              expect(await searchEstates(reader, siteId, asked, "nl")).toEqual(expected);
            }
            const all = EstateSearch.parse({});
            expect(await storage.countFacets(siteId, all, "nl")).toEqual(
              await countFacets(forgetfulReader(), siteId, all, "nl"),
            );
          };
          prepareWordIndex(reader, siteId, listings);
          if (listings > 0) await expect.poll(() => findWordIndex(reader, siteId, listings)).not.toBeNull();
          await compare();
          for (const changed of changes) {
            await importForTest(storage, { siteId, nodes: changed, partial: true });
            await compare();
          }
          stop();
          expect(read.whole).toBe(1);
          expect(read.words).toBe(reads);
          expect(read.someIds).toBeLessThanOrEqual(changes.length);
        },
      ),
      { numRuns: 2 },
    );
  },
);
