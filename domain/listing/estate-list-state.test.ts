import { expect, test } from "vitest";
import {
  type EstateListAction,
  type EstateListState,
  hasMoreEstates,
  INITIAL_ESTATE_LIST,
  type ListNode,
  reduceEstateList,
} from "./estate-list-state.ts";

const node: ListNode = {
  query: { terms: { "general.headType.id": [1] }, range: {}, match: {} },
  collections: [{ id: 7 }],
  groupOptions: ["city"],
};
const numbers = (from: number, size: number) => Array.from({ length: size }, (_, index) => from + index);
const FIRST_PAGE = { type: "fetchSucceeded", results: numbers(0, 20), total: 41 } as const;
const down = new Error("database away");

/** The list after these steps, from before anyone asked. */
function listAfter(...steps: ReadonlyArray<EstateListAction<number>>): EstateListState<number> {
  return steps.reduce<EstateListState<number>>(reduceEstateList, INITIAL_ESTATE_LIST);
}

test("a list is loading before anyone asked", () => {
  expect(listAfter()).toEqual({
    node: null,
    estates: [],
    total: 0,
    isLoading: true,
    isLoadingNextPage: false,
    error: null,
  });
});

test("the first page sets the node and loading, then replaces the estates and sets the total", () => {
  const before = listAfter(FIRST_PAGE, { type: "fetchStarted", node });
  expect(before).toMatchObject({ node, isLoading: true, estates: numbers(0, 20) });
  expect(reduceEstateList(before, { type: "fetchSucceeded", results: [50], total: 1 })).toEqual({
    ...INITIAL_ESTATE_LIST,
    node,
    estates: [50],
    total: 1,
    isLoading: false,
  });
});

test("the next pages are appended until the loaded count reaches the total", () => {
  const asked = listAfter(FIRST_PAGE, { type: "nextPageStarted" });
  expect(asked).toMatchObject({ isLoading: false, isLoadingNextPage: true });
  const second = reduceEstateList(asked, { type: "nextPageSucceeded", results: numbers(20, 20), total: 41 });
  expect(second).toMatchObject({ estates: numbers(0, 40), isLoadingNextPage: false });
  expect(hasMoreEstates(second)).toBe(true);
  const third = reduceEstateList(second, { type: "nextPageSucceeded", results: [40], total: 41 });
  expect(third.estates).toEqual(numbers(0, 41));
  expect(hasMoreEstates(third)).toBe(false);
});

test("a next page says how many there are by now", () => {
  const list = listAfter(FIRST_PAGE, { type: "nextPageSucceeded", results: [20], total: 21 });
  expect(list.total).toBe(21);
  expect(hasMoreEstates(list)).toBe(false);
});

test.each([{ type: "fetchStarted", node } as const, { type: "nextPageStarted" } as const])(
  "a failure after $type is kept as the error, clears loading and keeps what was loaded",
  (started) => {
    expect(listAfter(FIRST_PAGE, started, { type: "failed", error: down })).toMatchObject({
      error: down,
      isLoading: false,
      isLoadingNextPage: false,
      estates: numbers(0, 20),
      total: 41,
    });
  },
);

test("whoever tries again sees no error of before", () => {
  const failed = { type: "failed", error: down } as const;
  expect(listAfter(FIRST_PAGE, failed, { type: "nextPageStarted" }).error).toBeNull();
  expect(listAfter(failed, { type: "fetchStarted", node }).error).toBeNull();
});
