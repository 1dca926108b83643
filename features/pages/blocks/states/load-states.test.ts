import { expect, test } from "vitest";
import { distinguish } from "./load-states.ts";

test("a heading says which state it belongs to, and other words stay as they are", () => {
  const block = { heading: { nl: "Wonen", fr: "Vivre" }, intro: { nl: "Een zin" }, size: 3, more: null };
  expect(distinguish(block, "one")).toEqual({
    heading: { nl: "Wonen (one)", fr: "Vivre (one)" },
    intro: { nl: "Een zin" },
    size: 3,
    more: null,
  });
});

test("searches of one block have names of their own", () => {
  const search = Array.from({ length: 2 }, () => ({ label: { nl: "Te koop" }, pageId: 1 }));
  expect(distinguish({ search }, "many").search.map(({ label }) => label.nl)).toEqual([
    "Te koop (many)",
    "Te koop (many 2)",
  ]);
});
