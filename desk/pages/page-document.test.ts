import { expect, test } from "vitest";
import { pathFor } from "../content/path-for.ts";
import { newPage } from "./page-document.ts";

test("a new page is published in the language that it is written in, at an address of its title", () => {
  expect(newPage("Over ons!", "nl")).toEqual({
    title: { nl: "Over ons!" },
    paths: { nl: "over-ons" },
    blocks: [],
  });
});

test("an address has words, even where a title has none", () => {
  expect(pathFor({ fr: "À propos" }, "fr")).toBe("a-propos");
  expect(pathFor({ nl: "Über uns" }, "de")).toMatch(/^[a-z0-9-]+$/);
  expect(pathFor({ nl: "???" }, "nl")).toBe("pagina");
});
