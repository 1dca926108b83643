import { expect, test } from "vitest";
import { hasMoreEstates, INITIAL_ESTATE_LIST, type ListNode } from "./estate-list-state.ts";
import { createEstateListStore, type EstateListSearch } from "./estate-list-store.ts";

const node: ListNode = {
  query: { terms: { "general.headType.id": [1] }, range: {}, match: {} },
  collections: [{ id: 7 }],
  groupOptions: ["city"],
};
const numbers = (from: number, size: number) => Array.from({ length: size }, (_, index) => from + index);

/** A store over an agency with so many estates, numbered from 0; it keeps what was asked. */
function storeOver(total: number) {
  const asked: EstateListSearch[] = [];
  const store = createEstateListStore<number>();
  store.setApi({
    async searchEstates(search) {
      asked.push(search);
      const { from, size } = search.limit;
      return { total: { value: total }, results: numbers(from, Math.max(0, Math.min(size, total - from))) };
    },
  });
  return { store, asked };
}

test("a list is loading before anyone asked", () => {
  expect(createEstateListStore().getState()).toEqual({
    node: null,
    estates: [],
    total: 0,
    isLoading: true,
    isLoadingNextPage: false,
    error: null,
  });
});

test("the first page sets the node and loading, then replaces the estates and sets the total", async () => {
  const { store, asked } = storeOver(41);
  const fetched = store.fetchFirstPage(node);
  expect(store.getState()).toEqual({ ...INITIAL_ESTATE_LIST, node, isLoading: true });
  await fetched;
  expect(store.getState()).toEqual({
    ...INITIAL_ESTATE_LIST,
    node,
    estates: numbers(0, 20),
    total: 41,
    isLoading: false,
  });
  expect(asked).toEqual([
    {
      where: {
        terms: { "general.headType.id": [1], "children.estate_collections.estate_collection_id": [7] },
        range: {},
        match: {},
      },
      limit: { from: 0, size: 20 },
    },
  ]);
});

test("the next pages are appended until the loaded count reaches the total", async () => {
  const { store, asked } = storeOver(41);
  await store.fetchFirstPage(node);
  const fetched = store.fetchNextPage();
  expect(store.getState()).toMatchObject({ isLoading: false, isLoadingNextPage: true });
  await fetched;
  expect(store.getState()).toMatchObject({ estates: numbers(0, 40), isLoadingNextPage: false });
  expect(hasMoreEstates(store.getState())).toBe(true);
  await store.fetchNextPage();
  await store.fetchNextPage();
  expect(store.getState().estates).toEqual(numbers(0, 41));
  expect(hasMoreEstates(store.getState())).toBe(false);
  expect(asked.map(({ limit }) => limit.from)).toEqual([0, 20, 40]);
});

test("two scrolls at once load one page", async () => {
  const { store, asked } = storeOver(41);
  await store.fetchFirstPage(node);
  await Promise.all([store.fetchNextPage(), store.fetchNextPage()]);
  expect(asked).toHaveLength(2);
});

test("a map loads everything at once, up to 500", async () => {
  const { store, asked } = storeOver(900);
  await store.fetchAll(node);
  expect(asked[0]?.limit).toEqual({ from: 0, size: 500 });
});

test("a failure is kept as the error, clears loading and keeps what was loaded", async () => {
  const { store } = storeOver(41);
  await store.fetchFirstPage(node);
  const down = new Error("database away");
  store.setApi({ searchEstates: () => Promise.reject(down) });
  await store.fetchNextPage();
  expect(store.getState()).toMatchObject({
    error: down,
    isLoadingNextPage: false,
    estates: numbers(0, 20),
    total: 41,
  });
  store.setApi({ searchEstates: async () => ({ total: { value: 0 }, results: [], error: down }) });
  await store.fetchFirstPage(node);
  expect(store.getState()).toMatchObject({ error: down, isLoading: false, estates: numbers(0, 20) });
});

test("an answer that a newer search overtook is dropped", async () => {
  const store = createEstateListStore<string>();
  const slow = Promise.withResolvers<{ total: { value: number }; results: string[] }>();
  store.setApi({ searchEstates: () => slow.promise });
  const first = store.fetchFirstPage(node);
  store.setApi({ searchEstates: async () => ({ total: { value: 1 }, results: ["new"] }) });
  await store.fetchFirstPage(node);
  slow.resolve({ total: { value: 1 }, results: ["old"] });
  await first;
  expect(store.getState().estates).toEqual(["new"]);
});

test("a list used before its API is set says so", async () => {
  const store = createEstateListStore();
  await expect(store.fetchFirstPage(node)).rejects.toThrow("Api is not configured");
  await expect(store.fetchAll(node)).rejects.toThrow("Api is not configured");
  await expect(store.fetchNextPage()).rejects.toThrow("Api is not configured");
});

test("watchers hear every change until they stop", async () => {
  const { store } = storeOver(1);
  const heard: boolean[] = [];
  const stop = store.subscribe(() => heard.push(store.getState().isLoading));
  await store.fetchFirstPage(node);
  stop();
  await store.fetchFirstPage(node);
  expect(heard).toEqual([true, false]);
});
