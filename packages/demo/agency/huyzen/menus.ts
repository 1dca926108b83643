import type { z } from "zod";
import type { Menus } from "../../../../features/site/schema/page.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

export const HUYZEN_MENUS: z.input<typeof Menus> = {
  main: [
    { id: 1, label: words("Te koop", "À vendre", "For sale", "Kaufen"), pageId: 2 },
    { id: 2, label: words("Te huur", "À louer", "For rent", "Mieten"), pageId: 3 },
    { id: 3, label: words("Nieuwbouw", "Neuf", "New build", "Neubau"), pageId: 4 },
    {
      id: 4,
      label: words("Meer aanbod", "Plus de biens", "More", "Mehr"),
      pageId: 10,
      children: [
        {
          id: 41,
          label: words("Notariële verkopen", "Ventes notariales", "Notary sales", "Notarielle Verkäufe"),
          pageId: 5,
        },
        {
          id: 42,
          label: words("Handel en kantoor", "Commerce et bureaux", "Business property", "Gewerbe"),
          pageId: 8,
        },
        {
          id: 43,
          label: words(
            "Panden met karakter",
            "Biens de caractère",
            "Homes of character",
            "Häuser mit Charakter",
          ),
          pageId: 11,
        },
        { id: 44, label: words("Investeren", "Investir", "Investing", "Investieren"), pageId: 9 },
      ],
    },
    { id: 5, label: words("Over ons", "À propos", "About us", "Über uns"), pageId: 6 },
    { id: 6, label: words("Contact", "Contact", "Contact", "Kontakt"), pageId: 19 },
  ],
  footer: [
    {
      id: 61,
      label: words("Alle panden", "Tous les biens", "All properties", "Alle Immobilien"),
      pageId: 10,
    },
    {
      id: 62,
      label: words("Verkocht en verhuurd", "Vendus et loués", "Sold and rented", "Verkauft und vermietet"),
      pageId: 7,
    },
    {
      id: 63,
      label: words("Notariële verkopen", "Ventes notariales", "Notary sales", "Notarielle Verkäufe"),
      pageId: 5,
    },
    { id: 64, label: words("Investeren", "Investir", "Investing", "Investieren"), pageId: 9 },
    {
      id: 66,
      label: words("Buurten", "Quartiers", "Neighbourhoods", "Viertel"),
      pageId: 14,
    },
    {
      id: 67,
      label: words("Op de kaart", "Sur la carte", "On the map", "Auf der Karte"),
      pageId: 13,
    },
    { id: 65, label: words("Over ons", "À propos", "About us", "Über uns"), pageId: 6 },
  ],
  legal: [],
};
