import { expect, test } from "vitest";
import { groupsFor, isClosedTo, sectionsAtHand } from "./sections.ts";

const pathsOf = (groups: ReturnType<typeof groupsFor>) =>
  groups.flatMap(({ sections }) => sections.map(({ path }) => path));

test("an agent is led to no part of the website", () => {
  const groups = groupsFor("agent", { takesStays: true, kinds: [] });
  expect(groups.map(({ label }) => label)).not.toContain("frame.website");
  expect(pathsOf(groups)).not.toContain("/hours");
  expect(pathsOf(groups)).not.toContain("/agency");
});

test("owners and editors are led to the agency's own data, owners alone to its people", () => {
  const [owner, editor] = (["owner", "editor"] as const).map((role) =>
    pathsOf(groupsFor(role, { takesStays: false, kinds: [] })),
  );
  expect(owner).toEqual(expect.arrayContaining(["/agency", "/people"]));
  expect(editor).toContain("/agency");
  expect(editor).not.toContain("/people");
});

test("a phone shows four sections and a way to the others, or all where five are enough", () => {
  expect(sectionsAtHand(groupsFor("owner", { takesStays: true, kinds: [] })).map(({ path }) => path)).toEqual(
    ["/", "/listings", "/questions", "/visits"],
  );
  const few = [
    { label: null, sections: groupsFor("owner", { takesStays: true, kinds: [] })[0]!.sections.slice(0, 5) },
  ];
  expect(sectionsAtHand(few)).toEqual(few[0]!.sections);
});

test("an agency without holiday homes is led to none", () => {
  expect(pathsOf(groupsFor("owner", { takesStays: false, kinds: [] }))).not.toContain("/stays");
  expect(pathsOf(groupsFor("owner", { takesStays: false, kinds: [] }))).not.toContain("/rentals");
  expect(pathsOf(groupsFor("owner", { takesStays: true, kinds: [] }))).toContain("/rentals");
});

test("an agency's own kinds of content stand behind its pages, under the names that it gave them", () => {
  const kinds = [{ name: "news", title: { nl: "Nieuws" } }];
  const paths = pathsOf(groupsFor("editor", { takesStays: false, kinds }));
  expect(paths.indexOf("/content/news")).toBe(paths.indexOf("/pages") + 1);
  expect(pathsOf(groupsFor("agent", { takesStays: false, kinds }))).not.toContain("/content/news");
});

test("a colleague's link to what an agent may not open leads to a screen that says so", () => {
  const closed = [
    "/pages",
    "/pages/6/about",
    "/menus/main",
    "/content/news",
    "/hours",
    "/stays",
    "/rentals/7001",
  ];
  expect(closed.filter((path) => !isClosedTo("agent", path))).toEqual([]);
  expect(closed.filter((path) => isClosedTo("editor", path))).toEqual([]);
  expect(["/", "/listings/1074", "/agenda", "/account"].filter((path) => isClosedTo("agent", path))).toEqual(
    [],
  );
});
