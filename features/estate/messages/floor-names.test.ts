import type { MessageKey } from "#domain/locale/translate.ts";
import { expect, test } from "vitest";
import { printFloor } from "#domain/display/print.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { MESSAGES } from "#features/messages.ts";

test.each([
  [-2, "2e kelderverdieping", "2e sous-sol", "2nd basement level", "2. Untergeschoss"],
  [-1, "Kelder", "Sous-sol", "Basement", "Untergeschoss"],
  [0, "Gelijkvloers", "Rez-de-chaussée", "Ground floor", "Erdgeschoss"],
  [1, "1e verdieping", "1er étage", "1st floor", "1. Etage"],
  [2, "2e verdieping", "2e étage", "2nd floor", "2. Etage"],
  [11, "11e verdieping", "11e étage", "11th floor", "11. Etage"],
  [23, "23e verdieping", "23e étage", "23rd floor", "23. Etage"],
])("the storey of level %i is called as an agent calls it", (level, ...names) => {
  const said = LOCALES.map((locale) => {
    const printed = printFloor(level, locale) as { words: MessageKey; given?: Record<string, string> };
    return createTranslate(locale, MESSAGES[locale])(printed.words, printed.given);
  });
  expect(said).toEqual(names);
});
