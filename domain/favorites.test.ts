import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  removeFavorite,
  favoritesCookie,
  favoriteOfRental,
  favoritesOf,
  addFavorite,
  addSharedFavorites,
  MAX_FAVORITES,
  readIdList,
  rentalsOf,
  writeIdList,
} from "./favorites.ts";

const many = (count: number, from = 1) => Array.from({ length: count }, (_, at) => from + at);

test.each([
  ["12.7.300", [12, 7, 300]],
  ["12", [12]],
  ["", []],
  [null, []],
  ["12,7", []],
  ["12..7", []],
  [".12", []],
  ["12.", []],
  ["012", []],
  ["0", []],
  ["-12", [-12]],
  ["12.-7", [12, -7]],
  ["12-7", []],
  ["--7", []],
  ["-0", []],
  ["1e3", []],
  ["12.12", []],
  ["99999999999999999999", []],
  ["9999999999999999", []],
  ["<script>", []],
  ["12%2E7", []],
  [writeIdList(many(100)), many(100)],
  [writeIdList(many(101)), []],
])("a list written as %j is read as %j", (text, ids) => {
  expect(readIdList(text)).toEqual(ids);
});

test.each([
  ["gevel_favorites=12.7", [12, 7]],
  ["a=1; gevel_favorites=12.7; b=2", [12, 7]],
  ["gevel_favorites=x; gevel_favorites=7", [7]],
  ["xgevel_favorites=12", []],
  ["gevel_favorites", []],
  ["gevel_favorites=", []],
  ["", []],
  [null, []],
  ["gevel_favorites=12.7%0d%0aSet-Cookie: a=b", []],
])("with the cookies %j the favourites are %j", (cookies, ids) => {
  expect(favoritesOf(cookies)).toEqual(ids);
});

test("favourites stay a year, on this site alone, and over TLS never leave TLS", () => {
  expect(favoritesCookie([12, 7], false)).toBe(
    "gevel_favorites=12.7; Path=/; Max-Age=31536000; SameSite=Lax",
  );
  expect(favoritesCookie([12], true)).toMatch(/; Secure$/);
});

test("without favourites nothing is left in the browser", () => {
  expect(favoritesCookie([], false)).toBe("gevel_favorites=; Path=/; Max-Age=0; SameSite=Lax");
});

test("the newest favourite comes first, one that is kept already stays where it is", () => {
  expect(addFavorite([7], 12)).toEqual([12, 7]);
  expect(addFavorite([12, 7], 7)).toEqual([12, 7]);
});

test("who thinks better of a removal finds the estate where it stood", () => {
  expect(addFavorite(removeFavorite([3, 2, 1], 2), 2, 1)).toEqual([3, 2, 1]);
  expect(addFavorite([3], 2, 50)).toEqual([3, 2]);
});

test("there is no room for the hundred and first", () => {
  expect(addFavorite(many(MAX_FAVORITES), 500)).toBeNull();
  expect(addFavorite(many(MAX_FAVORITES), 5)).toEqual(many(MAX_FAVORITES));
});

test("a shared list comes before one's own, as far as there is room", () => {
  expect(addSharedFavorites([7, 1], [12, 7])).toEqual({ ids: [12, 7, 1], left: 0 });
  expect(addSharedFavorites(many(99), [500, 501, 1])).toEqual({ ids: [500, ...many(99)], left: 1 });
  expect(addSharedFavorites([], many(100))).toEqual({ ids: many(100), left: 0 });
});

test("whatever a visitor keeps and drops, the cookie says exactly that", () => {
  const step = fc.record({
    id: fc.integer({ min: 1, max: 130 }),
    keeps: fc.boolean(),
    place: fc.nat({ max: 120 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      let ids: readonly number[] = [];
      for (const { id, keeps, place } of steps)
        ids = keeps ? (addFavorite(ids, id, place) ?? ids) : removeFavorite(ids, id);
      expect(ids.length).toBeLessThanOrEqual(MAX_FAVORITES);
      const [cookie = ""] = favoritesCookie(ids, true).split(";");
      expect(favoritesOf(cookie)).toEqual(ids);
      expect(cookie.length).toBeLessThan(4_000);
    }),
  );
});

test("no text breaks the reading, and what is read can be written again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const ids = readIdList(text);
      expect(ids.length === 0 ? "" : writeIdList(ids)).toBe(ids.length === 0 ? "" : text);
    }),
  );
});

test("a holiday home stands beside an estate of the same id", () => {
  const kept = addFavorite([7], favoriteOfRental(7))!;
  expect(favoritesOf(favoritesCookie(kept, true))).toEqual([-7, 7]);
  expect(rentalsOf(kept)).toEqual([7]);
});
