import type { z } from "zod";
import type { Menus } from "../../../../features/site/schema/page.ts";
import { ZILT_HOLIDAY_PAGE_ID } from "./holiday-page.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

export const ZILT_MENUS: z.input<typeof Menus> = {
  main: [
    {
      id: 1,
      label: words("Kopen", "Acheter", "Buy", "Kaufen"),
      pageId: 22,
      children: [
        {
          id: 11,
          label: words("Met zeezicht", "Avec vue mer", "With sea view", "Mit Meerblick"),
          pageId: 23,
        },
        { id: 12, label: words("Om te investeren", "Pour investir", "To invest", "Als Anlage"), pageId: 26 },
      ],
    },
    { id: 2, label: words("Nieuwbouw", "Neuf", "New build", "Neubau"), pageId: 25 },
    { id: 3, label: words("Huren", "Louer", "Rent", "Mieten"), pageId: 24 },
    { id: 6, label: words("Vakantie", "Vacances", "Holidays", "Ferien"), pageId: ZILT_HOLIDAY_PAGE_ID },
    { id: 4, label: words("Wie is Zilt?", "Qui est Zilt ?", "Who is Zilt?", "Wer ist Zilt?"), pageId: 28 },
    { id: 5, label: words("Contact", "Contact", "Contact", "Kontakt"), pageId: 39 },
  ],
  footer: [
    {
      id: 24,
      label: words("Leven aan zee", "Vivre à la mer", "Living by the sea", "Leben am Meer"),
      pageId: 31,
    },
    {
      id: 21,
      label: words("Verkocht en verhuurd", "Vendus et loués", "Sold and rented", "Verkauft und vermietet"),
      pageId: 27,
    },
    {
      id: 22,
      label: words("Investeren aan zee", "Investir à la mer", "Invest by the sea", "Investieren am Meer"),
      pageId: 26,
    },
    { id: 25, label: words("Nieuws", "Nouvelles", "News", "Neues"), pageId: 32 },
    { id: 23, label: words("Wie is Zilt?", "Qui est Zilt ?", "Who is Zilt?", "Wer ist Zilt?"), pageId: 28 },
  ],
  legal: [],
};
