import { expect, test } from "vitest";
import { createQueryCache } from "./query-cache.ts";

/** Texts that say when they were read, and what was asked for each time. */
function texts(edition = "") {
  const asked: number[][] = [];
  const load = async (ids: readonly number[]) => {
    asked.push([...ids]);
    return new Map(ids.filter((id) => id !== 404).map((id) => [id, `${edition}${id}`]));
  };
  return { asked, load };
}

test("texts come in the order of their ids, and only those that are not cached are read", async () => {
  const queryCache = createQueryCache(() => true);
  const { asked, load } = texts();
  expect(await queryCache.getOrLoadTexts("huyzen", "card", [3, 1], load)).toEqual(["3", "1"]);
  expect(await queryCache.getOrLoadTexts("huyzen", "card", [1, 2, 404, 3], load)).toEqual(["1", "2", "3"]);
  expect(await queryCache.getOrLoadTexts("huyzen", "card", [2, 1], load)).toEqual(["2", "1"]);
  expect(asked).toEqual([
    [3, 1],
    [2, 404],
  ]);
});

test("no site and no kind reads the texts of another", async () => {
  const queryCache = createQueryCache(() => true);
  await queryCache.getOrLoadTexts("huyzen", "card", [1], texts("huyzen").load);
  expect(await queryCache.getOrLoadTexts("zilt", "card", [1], texts("zilt").load)).toEqual(["zilt1"]);
  expect(await queryCache.getOrLoadTexts("huyzen", "line", [1], texts("line").load)).toEqual(["line1"]);
});

test("a change of a site makes its texts be read anew, and those of no other", async () => {
  const queryCache = createQueryCache(() => true);
  for (const site of ["huyzen", "zilt"])
    await queryCache.getOrLoadTexts(site, "card", [1], texts("old").load);
  queryCache.forget("huyzen");
  expect(await queryCache.getOrLoadTexts("huyzen", "card", [1], texts("new").load)).toEqual(["new1"]);
  expect(await queryCache.getOrLoadTexts("zilt", "card", [1], texts("new").load)).toEqual(["old1"]);
  queryCache.forgetAll();
  expect(await queryCache.getOrLoadTexts("zilt", "card", [1], texts("new").load)).toEqual(["new1"]);
});

test("texts and answers that were on their way while the site changed are not cached", async () => {
  const queryCache = createQueryCache(() => true);
  const old = Promise.withResolvers<Map<number, string>>();
  const oldAnswer = Promise.withResolvers<{ total: number }>();
  const slow = queryCache.getOrLoadTexts("huyzen", "card", [1], () => old.promise);
  const slowAnswer = queryCache.getOrLoad("huyzen", "total", () => oldAnswer.promise);
  queryCache.forget("huyzen");
  old.resolve(new Map([[1, "old"]]));
  oldAnswer.resolve({ total: 1 });
  expect(await slow).toEqual(["old"]);
  expect(await slowAnswer).toEqual({ total: 1 });
  expect(await queryCache.getOrLoadTexts("huyzen", "card", [1], texts("new").load)).toEqual(["new1"]);
  expect(await queryCache.getOrLoad("huyzen", "total", async () => ({ total: 2 }))).toEqual({ total: 2 });
});

test("while a change could go unheard nothing is cached, nor told from before", async () => {
  let isListening = true;
  const queryCache = createQueryCache(() => isListening);
  await queryCache.getOrLoadTexts("huyzen", "card", [1], texts("old").load);
  isListening = false;
  expect(queryCache.isCaching()).toBe(false);
  expect(await queryCache.getOrLoadTexts("huyzen", "card", [1], texts("new").load)).toEqual(["new1"]);
  expect(await queryCache.getOrLoadTexts("huyzen", "card", [2], texts("new").load)).toEqual(["new2"]);
  isListening = true;
  queryCache.forgetAll();
  expect(await queryCache.getOrLoadTexts("huyzen", "card", [2], texts("later").load)).toEqual(["later2"]);
});

test("texts are cached in so much memory at most, the latest asked for first", async () => {
  const queryCache = createQueryCache(() => true);
  const { asked, load } = texts("…".repeat(1_000_000));
  const all = Array.from({ length: 20 }, (_, id) => id + 1);
  for (const id of all) await queryCache.getOrLoadTexts("huyzen", "card", [id], load);
  asked.length = 0;
  await queryCache.getOrLoadTexts("huyzen", "card", [20, 1], load);
  expect(asked).toEqual([[1]]);
});

test("what is quickly made is made once for a page, and made anew after many others", async () => {
  const queryCache = createQueryCache(() => true);
  let made = 0;
  const count = (key: string) =>
    queryCache.getOrLoadBriefly("huyzen", key, async () => ({ made: (made += 1) }));
  await Promise.all([count("houses"), count("houses")]);
  expect(await count("houses")).toEqual({ made: 1 });
  for (let other = 0; other < 100; other += 1) await count(`others ${other}`);
  expect(await count("houses")).toEqual({ made: 102 });
});

test("what is quickly made is forgotten with its site, and not cached when it fails or a change could go unheard", async () => {
  let isListening = true;
  const queryCache = createQueryCache(() => isListening);
  const count = (total: number) => queryCache.getOrLoadBriefly("huyzen", "total", async () => ({ total }));
  await expect(
    queryCache.getOrLoadBriefly("huyzen", "total", () => Promise.reject(new Error("no database"))),
  ).rejects.toThrow("no database");
  expect(await count(1)).toEqual({ total: 1 });
  queryCache.forget("huyzen");
  expect(await count(2)).toEqual({ total: 2 });
  queryCache.forgetAll();
  expect(await count(3)).toEqual({ total: 3 });
  isListening = false;
  expect(await count(4)).toEqual({ total: 4 });
});

test("of three hundred sites in turn the names of those asked for last are cached, within the rows that fit", async () => {
  const queryCache = createQueryCache(() => true, 10_000);
  const read: string[] = [];
  const names = (site: string) =>
    queryCache.getOrLoad(
      site,
      "labels/nl",
      async () => (read.push(site), { rows: 600 }),
      ({ rows }) => rows,
    );
  const sites = Array.from({ length: 300 }, (_, number) => `site${number}`);
  for (const site of sites) await names(site);
  read.length = 0;
  for (const site of sites.toReversed()) await names(site);
  expect(read).toHaveLength(300 - 16);
});

test("a list is cached while it leaves room for its orders", () => {
  const queryCache = createQueryCache(() => true, 1_000);
  expect([750, 751].map(queryCache.canCacheList)).toEqual([true, false]);
});

test("an answer that can be patched outlives a change of some ids, and is patched by the next who asks", async () => {
  const queryCache = createQueryCache(() => true);
  const done: string[] = [];
  const loading = {
    load: async () => (done.push("load"), { said: ["all"] }),
    patch: async ({ said }: { said: string[] }, ids: readonly number[]) => {
      done.push(`patch ${ids.join(" ")}`);
      return { said: [...said, ...ids.map(String)] };
    },
    sizeOf: () => 1,
  };
  const ask = () => queryCache.getOrPatch("huyzen", "rows", loading);
  expect((await ask()).said).toEqual(["all"]);
  queryCache.forget("huyzen", { changedIds: [7], keepsTexts: true });
  queryCache.forget("huyzen", { changedIds: [8, 7], keepsTexts: true });
  expect(queryCache.has("huyzen", "rows")).toBe(true);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 2].map(() => ({ said: ["all", "7", "8", "7"] })));
  expect((await ask()).said).toHaveLength(4);
  queryCache.forget("zilt", { changedIds: [9], keepsTexts: true });
  await ask();
  expect(done).toEqual(["load", "patch 7 8 7"]);
  queryCache.forget("huyzen");
  expect(queryCache.has("huyzen", "rows")).toBe(false);
  await ask();
  expect(done).toEqual(["load", "patch 7 8 7", "load"]);
});

test("an answer that was on its way while ids changed is patched when it comes", async () => {
  const queryCache = createQueryCache(() => true);
  const loaded = Promise.withResolvers<{ said: string }>();
  const loading = {
    load: () => loaded.promise,
    patch: async ({ said }: { said: string }, ids: readonly number[]) => ({ said: `${said} ${ids.join()}` }),
    sizeOf: () => 1,
  };
  const early = queryCache.getOrPatch("huyzen", "rows", loading);
  queryCache.forget("huyzen", { changedIds: [7], keepsTexts: true });
  const late = queryCache.getOrPatch("huyzen", "rows", loading);
  queryCache.forget("huyzen", { changedIds: [8], keepsTexts: true });
  loaded.resolve({ said: "before" });
  expect(await early).toEqual({ said: "before" });
  expect(await late).toEqual({ said: "before 7" });
  expect(await queryCache.getOrPatch("huyzen", "rows", loading)).toEqual({ said: "before 7 8" });
});

test("an answer counts as loaded once it has come, also while it is patched", async () => {
  const queryCache = createQueryCache(() => true);
  const patched = Promise.withResolvers<object>();
  const loading = { load: async () => ({}), patch: () => patched.promise, sizeOf: () => 1 };
  const isLoaded = () => queryCache.isLoaded("huyzen", "rows");
  expect(isLoaded()).toBe(false);
  const first = queryCache.getOrPatch("huyzen", "rows", loading);
  expect(isLoaded()).toBe(false);
  await first;
  expect(isLoaded()).toBe(true);
  queryCache.forget("huyzen", { changedIds: [7], keepsTexts: true });
  const second = queryCache.getOrPatch("huyzen", "rows", loading);
  expect(isLoaded()).toBe(true);
  patched.resolve({});
  await second;
  queryCache.forget("huyzen");
  expect(isLoaded()).toBe(false);
});

test("an answer does not count as loaded while it is loaded anew, for it could not be patched", async () => {
  const queryCache = createQueryCache(() => true);
  const patched = Promise.withResolvers<object>();
  const loads = [Promise.resolve({}), Promise.withResolvers<object>().promise];
  const loading = { load: () => loads.shift()!, patch: () => patched.promise, sizeOf: () => 1 };
  await queryCache.getOrPatch("huyzen", "rows", loading);
  for (const id of [7, 8]) {
    queryCache.forget("huyzen", { changedIds: [id], keepsTexts: true });
    void queryCache.getOrPatch("huyzen", "rows", loading).catch(() => undefined);
  }
  expect(queryCache.isLoaded("huyzen", "rows")).toBe(true);
  patched.reject(new Error("away"));
  await expect.poll(() => queryCache.isLoaded("huyzen", "rows")).toBe(false);
  expect(queryCache.has("huyzen", "rows")).toBe(true);
});

test("an answer that could not be patched is loaded anew", async () => {
  const queryCache = createQueryCache(() => true);
  let loads = 0;
  const loading = {
    load: async () => ({ load: (loads += 1) }),
    patch: () => Promise.reject(new Error("the database is away")),
    sizeOf: () => 1,
  };
  const ask = () => queryCache.getOrPatch("huyzen", "rows", loading);
  await ask();
  queryCache.forget("huyzen", { changedIds: [7], keepsTexts: true });
  await expect(ask()).rejects.toThrow("the database is away");
  expect(await ask()).toEqual({ load: 2 });
});

test("a change of some ids leaves the texts of all others", async () => {
  const queryCache = createQueryCache(() => true);
  const before = texts("before ");
  await queryCache.getOrLoadTexts("huyzen", "card", [1, 2, 12], before.load);
  queryCache.forget("huyzen", { changedIds: [2], keepsTexts: true });
  const after = texts("after ");
  expect(await queryCache.getOrLoadTexts("huyzen", "card", [1, 2, 12], after.load)).toEqual([
    "before 1",
    "after 2",
    "before 12",
  ]);
  queryCache.forget("huyzen", { changedIds: [], keepsTexts: false });
  await queryCache.getOrLoadTexts("huyzen", "card", [12], after.load);
  expect(after.asked).toEqual([[2], [12]]);
});
