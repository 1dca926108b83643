import { expect, test } from "vitest";
import { Page } from "#features/site/schema/page.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { describePage } from "./describe-page.ts";

const { site } = contextWith({});
const page = (changes = {}) =>
  Page.parse({ id: 1, paths: { nl: "te-koop" }, title: { nl: "Te koop" }, blocks: [], ...changes });
const list = {
  id: "list",
  type: "estate-list",
  intro: { nl: "Elke week nieuwe huizen.", fr: "Chaque semaine du neuf." },
};

test("a page is described in the agency's words for that", () => {
  const own = page({ description: { nl: "Huizen in Gent." }, blocks: [list] });
  expect(describePage(own, "nl", site)).toBe("Huizen in Gent.");
});

test("without them it is what the page says first, in its language", () => {
  expect(describePage(page({ blocks: [{ id: "list2", type: "estate-list" }, list] }), "fr", site)).toBe(
    "Chaque semaine du neuf.",
  );
});

test("a page that says nothing is described by what it is and whose", () => {
  expect(describePage(page(), "nl", site)).toBe("Te koop · Test · Gent");
});
