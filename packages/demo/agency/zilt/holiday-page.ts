import type { z } from "zod";
import type { Page } from "../../../../features/site/schema/page.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

const TITLE = words("Vakantie aan zee", "Vacances à la mer", "Holidays by the sea", "Ferien am Meer");

export const ZILT_HOLIDAY_PAGE_ID = 41;

/** Holiday homes, with what narrows them. */
export const ZILT_HOLIDAY_PAGE: z.input<typeof Page> = {
  id: ZILT_HOLIDAY_PAGE_ID,
  paths: words("vakantie-aan-zee", "vacances-a-la-mer", "holidays-by-the-sea", "ferien-am-meer"),
  title: TITLE,
  description: words(
    "Studio’s, appartementen en villa’s voor een week, een weekend of een midweek aan de kust.",
    "Studios, appartements et villas pour une semaine, un week-end ou un midweek à la côte.",
    "Studios, apartments and villas for a week, a weekend or a midweek on the coast.",
    "Studios, Wohnungen und Villen für eine Woche, ein Wochenende oder eine Midweek an der Küste.",
  ),
  blocks: [
    {
      id: "holiday",
      type: "rental-list",
      heading: TITLE,
      intro: words(
        "De sleutel ligt klaar, het strand ook. Elke prijs is alles inbegrepen, op de toeristenbelasting na.",
        "La clé est prête, la plage aussi. Chaque prix est tout compris, hors taxe de séjour.",
        "The key is waiting, and so is the beach. Every price is all in, but for the tourist tax.",
        "Der Schlüssel liegt bereit, der Strand auch. Jeder Preis ist inklusive allem, außer der Aufenthaltstaxe.",
      ),
    },
  ],
};
