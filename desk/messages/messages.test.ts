import { expect, test } from "vitest";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

const placeholdersByKey = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([key, text]) => [key, placeholders(text)]);

test.each([
  ["fr", fr],
  ["en", en],
  ["de", de],
])("the desk says in %s all that it says in Dutch, about the same things", (_, messages) => {
  expect(placeholdersByKey(messages)).toEqual(placeholdersByKey(nl));
});
