import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES } from "#domain/locale/locale.ts";

const desk = join(import.meta.dirname, "..");
const folders = globSync("**/messages/nl.json", { cwd: desk }).map(dirname).toSorted();

function readMessages(folder: string, locale: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(desk, folder, `${locale}.json`), "utf8")) as Record<string, string>;
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

const placeholdersByKey = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([key, text]) => [key, placeholders(text)]);

const others = LOCALES.filter((locale) => locale !== "nl");

test.each(folders.flatMap((folder) => others.map((locale) => [folder, locale] as const)))(
  "desk/%s says in %s all that it says in Dutch, about the same things, in the same order",
  (folder, locale) => {
    expect(placeholdersByKey(readMessages(folder, locale))).toEqual(
      placeholdersByKey(readMessages(folder, "nl")),
    );
  },
);
