import { expect, test } from "vitest";
import { changedLanguages, withValueAt } from "./places.ts";

const TEAM = { id: "team", members: [{ name: "An", role: { nl: "Makelaar" } }, { name: "Bo" }] };

test("a text of the second person changes, and nothing else does", () => {
  const changed = withValueAt(TEAM, ["members", 1, "role", "fr"], "Courtière");
  expect(changed).toEqual({
    id: "team",
    members: [TEAM.members[0], { name: "Bo", role: { fr: "Courtière" } }],
  });
  expect(changed.members[0]).toBe(TEAM.members[0]);
});

test("what is emptied is brought no more", () => {
  expect(withValueAt(TEAM, ["members", 0, "role"], null).members[0]).toEqual({ name: "An" });
});

test("a text is marked in the languages that differ, a new one in each that it has", () => {
  const text = { nl: "Over ons", fr: "À propos", en: null };
  expect(changedLanguages(new Set(["title.fr", "intro.nl"]), ["title"], text)).toEqual(["fr"]);
  expect(changedLanguages(new Set(["title"]), ["title"], text)).toEqual(["nl", "fr"]);
  expect(changedLanguages(new Set(["intro"]), ["title"], text)).toEqual([]);
});
