import { expect, test } from "vitest";
import { Page } from "#features/site/schema/page.ts";
import { alternatesOf, nearestOf } from "./page-languages.ts";

const page = (id: number, paths: object) => Page.parse({ id, paths, title: { nl: "Pagina" } });

const HOME = page(1, { nl: "", fr: "", de: "" });
const ABOUT = page(2, { nl: "over-ons", fr: "a-propos" });
const TEAM = page(3, { nl: "over-ons/team" });
const PAGES = [HOME, ABOUT, TEAM];

test("a page is offered in the languages that it and its site have", () => {
  expect(alternatesOf(ABOUT, ["fr", "nl", "de"])).toEqual([
    { locale: "fr", href: "/fr/a-propos" },
    { locale: "nl", href: "/nl/over-ons" },
  ]);
});

test("a language that lacks the page leads to the nearest page above it", () => {
  expect(nearestOf(TEAM, PAGES, ["nl", "fr", "de"], "nl")).toEqual([
    { locale: "fr", href: "/fr/a-propos" },
    { locale: "de", href: "/de" },
  ]);
});

test("a page in every language needs nothing near it", () => {
  expect(nearestOf(HOME, PAGES, ["nl", "fr", "de"], "nl")).toEqual([]);
});
