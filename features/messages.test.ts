import { expect, test } from "vitest";
import { MESSAGES } from "#features/messages.ts";

const { nl, fr, en, de } = MESSAGES;

const LANGUAGES = { nl, fr, en, de } as const;
const keys = Object.keys(nl) as Array<keyof typeof nl>;
const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

/** From here on a text is a sentence, which no two languages share. */
const LONG_TEXT = 25;

test.each(["fr", "en", "de"] as const)("%s has every key that Dutch has, and no other", (locale) => {
  expect(Object.keys(LANGUAGES[locale]).sort()).toEqual([...keys].sort());
});

test.each(["fr", "en", "de"] as const)("%s has the placeholders of the Dutch texts", (locale) => {
  const wrong = keys.filter(
    (key) => String(placeholdersOf(nl[key])) !== String(placeholdersOf(LANGUAGES[locale][key])),
  );
  expect(wrong).toEqual([]);
});

test("no text is empty or untrimmed", () => {
  const wrong = Object.entries(LANGUAGES).flatMap(([locale, words]) =>
    keys.filter((key) => words[key] !== words[key].trim() || !words[key]).map((key) => `${locale} ${key}`),
  );
  expect(wrong).toEqual([]);
});

test("no long text was left in another language", () => {
  const untranslated = keys.filter((key) => {
    const texts = Object.values(LANGUAGES).map((words) => words[key]);
    return texts.some((text, index) => text.length >= LONG_TEXT && texts.indexOf(text) !== index);
  });
  expect(untranslated).toEqual([]);
});

test("every plural form has its counterpart", () => {
  const lonely = keys.filter(
    (key) => key.endsWith(".one") && !keys.includes(key.replace(/one$/, "other") as never),
  );
  expect(lonely).toEqual([]);
});

test("missing values have a word of their own in every language", () => {
  expect(Object.values(LANGUAGES).map((words) => words["display.notEntered"])).toEqual([
    "Niet ingevuld",
    "Non renseigné",
    "Not entered",
    "Nicht angegeben",
  ]);
});

test("a picture that can't be loaded says so in each language", () => {
  expect(en["gallery.loadError"]).toBe("The requested content cannot be loaded. Please try again later.");
});
