import { expect, test } from "vitest";
import { createSay } from "#domain/locale/say.ts";
import { heartWords, sayCounted } from "./heart-words.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl } = MESSAGES;

const words = heartWords(createSay("nl", nl));

test.each([
  [0, "Favorieten"],
  [1, "Favorieten: 1 pand"],
  [2, "Favorieten: 2 panden"],
  [100, "Favorieten: 100 panden"],
])("the way to %i favourites says how many they are", (count, text) => {
  expect(sayCounted(words.count, count)).toBe(text);
});

test("what is said of a home leaves its name open", () => {
  expect(sayCounted(words.kept, 3)).toBe("{home} is bewaard. U hebt 3 favorieten.");
});
