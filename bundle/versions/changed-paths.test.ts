import { expect, test } from "vitest";
import { changedPaths } from "./changed-paths.ts";

const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field${at}`, at]));

test.each<[string, unknown, unknown, string[]]>([
  ["nothing", { a: { b: [1] } }, { a: { b: [1] } }, []],
  [
    "a price",
    { general: { price: { value: 1 } } },
    { general: { price: { value: 2 } } },
    ["general.price.value"],
  ],
  ["a photo more", { pictures: [{ file: "a" }] }, { pictures: [{ file: "a" }, { file: "b" }] }, ["pictures"]],
  ["a caption", { pictures: [{ alt: "a" }] }, { pictures: [{ alt: "b" }] }, ["pictures.0.alt"]],
  ["a field more and one less", { a: 1 }, { b: 1 }, ["a", "b"]],
  ["a field that is empty and one that is absent", { a: null }, {}, []],
  ["another kind of value", { a: [] }, { a: {} }, ["a"]],
  ["a menu's length", [1], [1, 2], [""]],
  ["very much", { general: many, title: 1 }, { general: {}, title: 2 }, ["general", "title"]],
  ["a name with NUL", {}, { "a\0b": 1 }, ["ab"]],
  [
    "a name like a built-in",
    {},
    JSON.parse('{"__proto__": 1, "constructor": 2}'),
    ["__proto__", "constructor"],
  ],
])("of %s it says where", (_what, former, next, paths) => {
  expect(changedPaths(former, next)).toEqual(paths);
});
