import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { createQueryCache } from "#platform/db/query-cache.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { MATCH_WEIGHTS } from "../search-conditions/search-columns.ts";
import { statement } from "../search-conditions/statement.ts";
import {
  asksForReference,
  wordQueryOf,
  type WordStart,
  writeIdsOfWords,
} from "../search-conditions/word-query.ts";
import { wordsOf } from "../search-conditions/words-of-estate.ts";
import { findWordIndex, patchWordIndex, prepareWordIndex, readWordIndex } from "./read-word-index.ts";
import { findByWords, type WordIndex } from "./word-index.ts";

let storage: OpenStorage;

beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const WORDS = [
  "Gent",
  "gentbrugge",
  "tuin",
  "Tuinen",
  "zee",
  "aan",
  "château",
  "chat",
  "9000",
  "9",
  "œuvre",
  "𠀀𠀁",
  "豈",
  // Cut within a letter.
  `a${"𠀀".repeat(30)}`,
];
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "));

const IDS = Array.from({ length: 30 }, (_, at) => 7 * (at + 1));

const node = fc
  .record({
    id: fc.constantFrom(...IDS),
    title: text,
    description: text,
    street: text,
    city: text,
    reference: fc.constantFrom(...WORDS),
    hidden: fc.boolean(),
  })
  .map(({ id, title, description, street, city, reference, hidden }): TestNode => ({
    general: {
      id,
      title: { nl: title },
      description: { fr: description },
      hidden,
      reference,
      address: { street: { nl: street }, city: { id: 1, zip: "9000", name: city } },
    },
  }));
const nodes = fc.uniqueArray(node, { minLength: 1, maxLength: 20, selector: ({ general }) => general.id });

/** What words may be searched for, at every path. */
const QUERIES = Object.keys(MATCH_WEIGHTS).flatMap((path) =>
  [...WORDS, "ge", "𠀀", "zee aan", "gent tuin 9", "nergens"].flatMap((words) =>
    wordQueryOf(path, wordsOf(words))!.filter((starts) => !asksForReference(starts)),
  ),
);

async function askDatabase(siteId: string, starts: readonly WordStart[]): Promise<number[]> {
  const { rows } = await storage.pool.query<{ id: string }>(
    statement(siteId, (bind) => `${writeIdsOfWords([starts], bind)} order by w.id`),
  );
  return rows.map(({ id }) => Number(id));
}

async function expectSame(siteId: string, index: WordIndex): Promise<void> {
  for (const starts of QUERIES)
    expect([starts, Array.from(findByWords(index, starts))]).toEqual([
      starts,
      await askDatabase(siteId, starts),
    ]);
}

const SMALL_SEGMENTS = { firstListings: 4, placesASegment: 30 };

test("an index of words finds what the database finds, also after listings changed or went", async () => {
  let site = 0;
  await fc.assert(
    fc.asyncProperty(nodes, fc.array(nodes, { maxLength: 2 }), async (first, imports) => {
      const siteId = `site-${(site += 1)}`;
      await importForTest(storage, { siteId, nodes: first });
      let index = (await readWordIndex(storage.pool, siteId, SMALL_SEGMENTS))!;
      await expectSame(siteId, index);
      let former = first;
      for (const next of imports) {
        await importForTest(storage, { siteId, nodes: next });
        const changed = [...former, ...next].map(({ general }) => general.id);
        index = await patchWordIndex(storage.pool, siteId, index, changed);
        await expectSame(siteId, index);
        former = next;
      }
    }),
    { numRuns: 5 },
  );
});

const HOUSE: TestNode = { general: { id: 1, title: { nl: "Huis met tuin" } } };
const ENOUGH = 10_000;

function readerOf() {
  const asked: string[] = [];
  const reader: DatabaseReader = {
    database: {
      query: (query) => {
        asked.push(query.text);
        return storage.pool.query(query);
      },
      waitForReplicas: () => undefined,
      replicasReady: () => [],
      close: async () => undefined,
    },
    queryCache: createQueryCache(() => true),
    warnOfLargeSite: () => undefined,
  };
  return { reader, asked };
}

const isRead = async (reader: DatabaseReader, siteId: string) =>
  expect.poll(() => findWordIndex(reader, siteId, ENOUGH)).not.toBeNull();

test("the words of a large site are read once in the background, while nobody waits for them", async () => {
  await importForTest(storage, { siteId: "large", nodes: [HOUSE] });
  const { reader, asked } = readerOf();
  expect(await findWordIndex(reader, "large", ENOUGH)).toBeNull();
  prepareWordIndex(reader, "large", ENOUGH);
  await isRead(reader, "large");
  expect(asked).toHaveLength(1);
});

test("the words of a small site are left to the database", async () => {
  await importForTest(storage, { siteId: "small", nodes: [HOUSE] });
  const { reader, asked } = readerOf();
  prepareWordIndex(reader, "small", ENOUGH - 1);
  expect(await findWordIndex(reader, "small", ENOUGH - 1)).toBeNull();
  expect(asked).toEqual([]);
});

test("after some thousand changes a site's words are read anew, meanwhile by the database", async () => {
  await importForTest(storage, { siteId: "busy", nodes: [HOUSE] });
  const { reader, asked } = readerOf();
  prepareWordIndex(reader, "busy", ENOUGH);
  await isRead(reader, "busy");
  const changedIds = Array.from({ length: 2_001 }, (_, at) => at);
  reader.queryCache.forget("busy", { changedIds, keepsTexts: true });
  expect(await findWordIndex(reader, "busy", ENOUGH)).toBeNull();
  await isRead(reader, "busy");
  expect(asked).toHaveLength(2);
});

test("where changed listings have very many words, all is read anew", async () => {
  await importForTest(storage, { siteId: "verbose", nodes: [HOUSE] });
  const index = (await readWordIndex(storage.pool, "verbose"))!;
  const changes = {
    ids: new Set([1]),
    segment: { ...index.segments[0]!, places: new Uint16Array(100_001) },
  };
  await expect(patchWordIndex(storage.pool, "verbose", { ...index, changes }, [1])).rejects.toThrow("words");
});

const listingsWith = (words: string): TestNode[] =>
  Array.from({ length: 12 }, (_, at) => ({ general: { id: at + 1, title: { nl: words } } }));

test("the more words listings have, the fewer of them are read at a time", async () => {
  const small = { firstListings: 2, placesASegment: 12 };
  await importForTest(storage, { siteId: "terse", nodes: listingsWith("Huis") });
  const terse = await readWordIndex(storage.pool, "terse", small);
  await importForTest(storage, { siteId: "long", nodes: listingsWith("Huis met zes kamers aan zee") });
  const long = await readWordIndex(storage.pool, "long", small);
  expect(terse!.segments.map(({ ids }) => ids.length)).toEqual([2, 8, 2]);
  expect(long!.segments.map(({ ids }) => ids.length)).toEqual([2, 2, 2, 2, 2, 2, 0]);
});

test("words that take too much room are not kept", async () => {
  await importForTest(storage, { siteId: "wordy", nodes: [HOUSE] });
  expect(await readWordIndex(storage.pool, "wordy", { mostBytes: 50 })).toBeNull();
});

test("a database that fails is asked again by a later search", async () => {
  await importForTest(storage, { siteId: "failing", nodes: [HOUSE] });
  const { reader } = readerOf();
  const failing = {
    ...reader,
    database: { ...reader.database, query: () => Promise.reject(new Error("away")) },
  };
  expect(await findWordIndex(failing, "failing", ENOUGH)).toBeNull();
  await isRead(reader, "failing");
});
