import { expect, test } from "vitest";
import { printFloor } from "#domain/display/print.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { DICTIONARIES } from "#words/dictionaries.ts";
import type { Visit } from "../visit.ts";
import { carriedRentalWords, loadRentalWords } from "./rental-words.ts";

test.each([-2, -1, 0, 1, 5])(
  "a holiday home on storey %i names it in every language, in the browser too",
  async (level) => {
    for (const locale of LOCALES) {
      const visit = {
        client: { translations: async () => DICTIONARIES[locale] },
        remember: (_key: string, make: () => Promise<unknown>) => make(),
      } as unknown as Visit;
      const { words = "" } = printFloor(level, locale) as { words?: string };
      expect(carriedRentalWords(await loadRentalWords(visit, locale))).toHaveProperty([words]);
    }
  },
);
