import { expect, test } from "vitest";
import { type GroupableNode, groupEstates, sortGroups } from "./grouping.ts";

const node = (id: number, general: Partial<GroupableNode["general"]> = {}): GroupableNode => ({
  general: { id, ...general },
});
const named = (id: number, nl: string) => ({ id, name: { nl } });
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

test("estates are grouped by city in the visitor's language, and what has none under Projecten", () => {
  const gent = { city: { id: 5, name: "Gent", alias: { fr: "Gand" } } };
  const nodes = [
    node(1, { address: gent }),
    node(2),
    node(3, { address: gent }),
    node(4, { address: { city: null } }),
  ];
  expect(groupEstates(nodes, "city", "nl")).toEqual([
    { key: "5", name: "Gent", total: 2, ids: [1, 3] },
    { key: "", name: "Projecten", total: 2, ids: [2, 4] },
  ]);
  expect(groupEstates(nodes, "city", "fr").map(({ name }) => name)).toEqual(["Gand", "Projets"]);
});

test("estates are grouped by type, sub type and status", () => {
  const nodes = [
    node(1, {
      headType: named(3, "Appartement"),
      subType: named(301, "Studio"),
      transaction: named(5, "Verkocht"),
    }),
    node(2, { headType: named(1, "Huis"), subType: named(102, "Villa"), transaction: named(1, "Te koop") }),
    node(3, { headType: { id: 1 }, subType: named(101, "Bungalow") }),
  ];
  const namesOf = (grouping: "type" | "subtype" | "status") =>
    groupEstates(nodes, grouping, "nl").map(({ name, ids }) => [name, ids]);
  expect(namesOf("type")).toEqual([
    ["Huis", [2, 3]],
    ["Appartement", [1]],
  ]);
  expect(namesOf("subtype")).toEqual([
    ["Bungalow", [3]],
    ["Studio", [1]],
    ["Villa", [2]],
  ]);
  expect(namesOf("status")).toEqual([
    ["Te koop", [2]],
    ["Verkocht", [1]],
    ["Projecten", [3]],
  ]);
});

test("a key without a name shows its number, and no estates make no groups", () => {
  expect(groupEstates([node(1, { headType: { id: 1 } })], "type", "nl")[0]?.name).toBe("1");
  expect(groupEstates([], "type", "nl")).toEqual([]);
});
