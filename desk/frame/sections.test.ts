import { expect, test } from "vitest";
import { groupsFor, sectionsAtHand } from "./sections.ts";

const pathsOf = (groups: ReturnType<typeof groupsFor>) =>
  groups.flatMap(({ sections }) => sections.map(({ path }) => path));

test("an agent is led to no part of the website", () => {
  const groups = groupsFor("agent", true);
  expect(groups.map(({ label }) => label)).not.toContain("frame.website");
  expect(pathsOf(groups)).not.toContain("/hours");
});

test("a phone shows four sections and a way to the others, or all where five are enough", () => {
  expect(sectionsAtHand(groupsFor("owner", true)).map(({ path }) => path)).toEqual([
    "/",
    "/listings",
    "/questions",
    "/visits",
  ]);
  const few = [{ label: null, sections: groupsFor("owner", true)[0]!.sections.slice(0, 5) }];
  expect(sectionsAtHand(few)).toEqual(few[0]!.sections);
});

test("an agency without holiday homes is led to none", () => {
  expect(pathsOf(groupsFor("owner", false))).not.toContain("/stays");
  expect(pathsOf(groupsFor("owner", false))).not.toContain("/rentals");
  expect(pathsOf(groupsFor("owner", true))).toContain("/rentals");
});
