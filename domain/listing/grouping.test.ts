import { expect, test } from "vitest";
import { groupOf, sortGroups } from "./grouping.ts";

const keyed = (key: number | string, name = "") => ({ key: String(key), name });
const keysOf = (groups: ReadonlyArray<{ key: string }>) => groups.map(({ key }) => key);

test("groups by type follow the head types' order, what is missing there comes after, by name", () => {
  const groups = [9, 5, 10, 6, 4, 2, 7, 3, 1].map((id) => keyed(id));
  const sorted = sortGroups(
    [keyed(77, "Zaal"), keyed("", "Projecten"), keyed(88, "Atelier"), ...groups],
    "type",
  );
  expect(keysOf(sorted)).toEqual(["1", "3", "7", "2", "4", "6", "10", "5", "9", "88", "", "77"]);
});

test("groups by status follow the transactions' order", () => {
  const groups = [8, 6, 5, 10, 4, 2, 3, 1].map((id) => keyed(id, `Status ${id}`));
  expect(keysOf(sortGroups(groups, "status"))).toEqual(["1", "3", "2", "4", "10", "5", "6", "8"]);
});

test("groups by city are in the order of a Belgian phone book", () => {
  const names = ["Zottegem", "école", "Étterbeek", "Gent", "eeklo", "Wijk 10", "Wijk 2", "Projecten"];
  const sorted = sortGroups(
    names.map((name) => keyed(name, name)),
    "city",
  );
  expect(keysOf(sorted)).toEqual([
    "école",
    "eeklo",
    "Étterbeek",
    "Gent",
    "Projecten",
    "Wijk 2",
    "Wijk 10",
    "Zottegem",
  ]);
});

test("what has no key stands under Projecten, in the visitor's language", () => {
  const keyless = { id: null, name: undefined, ids: [2, 4] };
  expect(groupOf(keyless, "nl")).toEqual({ key: "", name: "Projecten", total: 2, ids: [2, 4] });
  expect(groupOf(keyless, "fr").name).toBe("Projets");
});

test("a group has the name of its key, or its number", () => {
  expect(groupOf({ id: 5, name: "Gent", ids: [7] }, "nl")).toEqual({
    key: "5",
    name: "Gent",
    total: 1,
    ids: [7],
  });
  expect(groupOf({ id: 1, name: undefined, ids: [] }, "nl").name).toBe("1");
  expect(groupOf({ id: 1, name: "", ids: [] }, "nl").name).toBe("1");
});
