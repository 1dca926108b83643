import { expect, test } from "vitest";
import { carriedWords } from "./carried-words.ts";

const dictionary = {
  "display.tab.epc": "Energie",
  "display.floodingIcon": "Overstroming",
  "shell.menu": "Menu",
};

test("a page carries the words that its data speak of by key, at any depth, and no others", () => {
  const data = {
    groups: [{ title: "display.tab.epc", fields: [{ label: { words: "display.none" } }] }],
    menu: "shell.menu",
  };
  expect(carriedWords(data, dictionary)).toEqual({
    "display.tab.epc": "Energie",
    "display.floodingIcon": "Overstroming",
  });
});

test("a text of the agency's that looks like a key of every object carries nothing", () => {
  expect(carriedWords(["display.constructor", "constructor"], dictionary)).toEqual({
    "display.floodingIcon": "Overstroming",
  });
});
