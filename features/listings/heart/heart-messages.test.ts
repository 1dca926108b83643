import { expect, test } from "vitest";
import { createTranslate } from "#domain/locale/translate.ts";
import { heartMessages, countedText } from "./heart-messages.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl } = MESSAGES;

const words = heartMessages(createTranslate("nl", nl));

test.each([
  [0, "Favorieten"],
  [1, "Favorieten: 1 pand"],
  [2, "Favorieten: 2 panden"],
  [100, "Favorieten: 100 panden"],
])("the way to %i favourites says how many they are", (count, text) => {
  expect(countedText(words.count, count)).toBe(text);
});

test("what is said of an estate leaves its name open", () => {
  expect(countedText(words.kept, 3)).toBe("{home} is bewaard. U hebt 3 favorieten.");
});
