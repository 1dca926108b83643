import { expect, test } from "vitest";
import { changeFavorites, redirectTarget } from "./change-favorites.ts";
const form = (name: string, value: string) => {
  const fields = new FormData();
  fields.set(name, value);
  return fields;
};
const hundred = Array.from({ length: 100 }, (_, at) => at + 1);

test("a heart without scripts keeps an estate and remembers where on the page it stood", () => {
  expect(changeFavorites([7], form("add", "12 _R_1_"))).toEqual({ ids: [12, 7], place: "_R_1_", told: {} });
});

test("a heart clicked twice without scripts keeps the estate: nobody saw that it was kept", () => {
  expect(changeFavorites([12, 7], form("add", "7 _R_1_")).ids).toEqual([12, 7]);
});

test("a removal tells which, and where it stood, for the way back", () => {
  const removed = changeFavorites([3, 2, 1], form("remove", "2"));
  expect(removed).toEqual({ ids: [3, 1], place: "", told: { removed: "2", at: "1" } });
  const { removed: id, at } = removed.told;
  expect(changeFavorites(removed.ids, form("undo", `${id} ${at}`)).ids).toEqual([3, 2, 1]);
});

test("a full list says so and loses nothing", () => {
  for (const name of ["add", "undo"])
    expect(changeFavorites(hundred, form(name, "500"))).toEqual({
      ids: hundred,
      place: "",
      told: { full: "1" },
    });
});

test("a shared list is taken over as far as there is room", () => {
  expect(changeFavorites([1], form("keep", "12.7"))).toMatchObject({ ids: [12, 7, 1], told: { left: "0" } });
  expect(changeFavorites(hundred, form("keep", "500.501.1"))).toMatchObject({
    ids: hundred,
    told: { left: "2" },
  });
});

test.each([
  ["add", ""],
  ["add", "x"],
  ["add", "--5"],
  ["add", "1.2e9"],
  ["remove", "99"],
  ["keep", "12,7"],
  ["drop-all", "12"],
])("a form that says %s %j changes nothing", (name, value) => {
  expect(changeFavorites([7], form(name, value)).ids).toEqual([7]);
});

test("a form without fields, or with a file in it, changes nothing", () => {
  const file = new FormData();
  file.set("add", new Blob(["12"]), "12");
  for (const fields of [new FormData(), file]) expect(changeFavorites([7], fields).ids).toEqual([7]);
});

const ORIGIN = "https://huyzen.example";
const back = (referer: string | null, place = "") =>
  redirectTarget({ told: {}, place }, "/nl/favorieten", referer, ORIGIN);

test("a heart leads back to the very place on the page, filters included", () => {
  expect(back(`${ORIGIN}/nl/te-koop?city=1&page=2`, "_R_1_")).toBe("/nl/te-koop?city=1&page=2#_R_1_");
});

test("where there is something to tell, the favourites tell it", () => {
  const told = { removed: "12", at: "3" };
  expect(redirectTarget({ told, place: "" }, "/nl/favorieten", `${ORIGIN}/nl`, ORIGIN)).toBe(
    "/nl/favorieten?removed=12&at=3",
  );
});

test.each([
  null,
  "",
  "no address",
  "https://evil.example/nl",
  "http://huyzen.example/nl",
  `${ORIGIN}//evil.example/`,
])("from %j a heart leads to the favourites, never to another site", (referer) => {
  expect(back(referer)).toBe("/nl/favorieten");
});

test("a place that is none is left out", () => {
  expect(back(`${ORIGIN}/nl`, "x\r\nSet-Cookie:a")).toBe("/nl");
});
