import { expect, test } from "vitest";
import type { Hiding } from "./building-index.ts";
import { hidingOfRefused } from "./hiding-of-refused.ts";

const estate = (address: unknown, more: object = {}) =>
  JSON.stringify({ general: { id: 9, parentId: 7, address, ...more }, floors: "none" });

test.each<[string, string, Hiding]>([
  ["says so", estate({ visible: false }), 7],
  ["says so in a word", estate({ visible: "false" }), 7],
  ["says so as a number", estate({ visible: 0 }), 7],
  ["says neither yes nor no", estate({ visible: null }), 7],
  ["spells the field otherwise", estate({ Visible: false }), 7],
  ["has an address that is no address", estate("Zwijgstraat 77"), 7],
  ["names its project as a text", estate({ visible: false }, { parentId: "7" }), 7],
  ["names its project as an entry", estate({ visible: false }, { parentId: { id: 7 } }), 7],
  ["names no project that can be read", estate({ visible: false }, { parentId: "Lindenhof" }), "any"],
  ["is a project", estate({ visible: false }, { parentId: null, project: true }), 9],
  ["stands alone", estate({ visible: false }, { parentId: undefined }), 9],
  [
    "has its fields in a list",
    JSON.stringify({ general: [JSON.parse(estate({ visible: false })).general] }),
    7,
  ],
  ["has its fields in a text", JSON.stringify({ general: estate({ visible: false }) }), "any"],
  ["is a holiday home", JSON.stringify({ id: 4, general: {}, address: { visible: false } }), 4],
  ["is cut off after it says so", '{"general":{"id":9,"parentId":7,"address":{"visible":false,"str', 7],
  ["is cut off before it says so", '{"general":{"id":9,"parentId":"7","pri', 7],
  ["is cut off before it names its project", '{"general":{"id":9,"pri', "any"],
  ["is nothing that can be read", "\u0000\u0001", "any"],
])("a refused listing that %s hides its building", (_what, line, hiding) => {
  expect(hidingOfRefused(Buffer.from(line))).toBe(hiding);
});

test.each([
  ["shows its address", estate({ visible: true })],
  ["says nothing of it", estate({})],
  ["has no address", estate(null)],
  ["is empty", "{}"],
  ["is a list of nothing", "[]"],
  ["is cut off after it shows its address", '{"general":{"id":9,"parentId":7,"address":{"visible":true,'],
])("a refused listing that %s hides nothing", (_what, line) => {
  expect(hidingOfRefused(Buffer.from(line))).toBe(null);
});

test("what a description quotes is no field", () => {
  const text = estate({ visible: false }, { title: { nl: 'zie "visible": true' } });
  expect(hidingOfRefused(Buffer.from(text.slice(0, -2)))).toBe(7);
});

test("a text that nests without end is read as far as it goes", () => {
  const deep = `{"general":{"id":9,"parentId":7,"address":{"visible":false}},"a":${"[".repeat(200_000)}`;
  expect(hidingOfRefused(Buffer.from(deep))).toBe(7);
});
