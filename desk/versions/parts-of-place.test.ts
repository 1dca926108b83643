import { expect, test } from "vitest";
import { partsOfPlace, withLanguages } from "./parts-of-place.ts";

const page = {
  blocks: [
    { id: "a", type: "team" },
    { id: "b", type: "rich-text" },
  ],
};

test.each([
  ["blocks.1.markdown.fr", { names: ["markdown"], number: 2, blockType: "rich-text", locale: "fr" }],
  ["blocks.9.buttons.0.label.nl", { names: ["buttons", "label"], number: 10, blockType: null, locale: "nl" }],
  ["blocks", { names: ["blocks"], number: null, blockType: null, locale: null }],
  [
    "general.price.value",
    { names: ["general", "price", "value"], number: null, blockType: null, locale: null },
  ],
  ["2.label.nl", { names: ["label"], number: 3, blockType: null, locale: "nl" }],
  ["", { names: [], number: null, blockType: null, locale: null }],
])("the place %s is read", (place, parts) => {
  expect(partsOfPlace(place, page)).toEqual(parts);
});

test("a field is said once, with the languages in which it changed", () => {
  const said = [
    { words: "Titel", locale: "nl" as const },
    { words: "Titel", locale: "fr" as const },
    { words: "Prijs", locale: null },
  ];
  expect(withLanguages(said)).toEqual(["Titel (NL, FR)", "Prijs"]);
});
