import type { z } from "zod";
import type { Page } from "../../../features/site/schema/page.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

type PageInput = z.input<typeof Page>;
type BlockInput = NonNullable<PageInput["blocks"]>[number];

const GUIDES_TITLE = words(
  "Buurten in en rond Gent",
  "Quartiers de Gand",
  "Neighbourhoods of Ghent",
  "Viertel in Gent",
);

/** What Huyzen sells and lets, on a map first. */
export const HUYZEN_MAP_PAGE: PageInput = {
  id: 13,
  paths: words("op-de-kaart", "sur-la-carte", "on-the-map", "auf-der-karte"),
  title: words(
    "Ons aanbod op de kaart",
    "Nos biens sur la carte",
    "Our properties on the map",
    "Unser Angebot auf der Karte",
  ),
  description: words(
    "Alles wat te koop en te huur is, op de kaart.",
    "Tout ce qui est à vendre et à louer, sur la carte.",
    "Everything for sale and to let, on the map.",
    "Alles zum Kauf und zur Miete, auf der Karte.",
  ),
  blocks: [
    {
      id: "map",
      type: "estate-map",
      heading: words(
        "Ons aanbod op de kaart",
        "Nos biens sur la carte",
        "Our properties on the map",
        "Unser Angebot auf der Karte",
      ),
      where: { terms: { "general.transaction.id": [1, 2, 3] } },
    },
  ],
};

/** The page above all guides. */
export const HUYZEN_GUIDES_PAGE: PageInput = {
  id: 14,
  paths: words("buurten", "quartiers", "neighbourhoods", "viertel"),
  title: GUIDES_TITLE,
  description: words(
    "Hoe u woont in Gent, Ledeberg, Sint-Amandsberg en Drongen, en waar u op let als u er koopt.",
    "Comment on vit à Gand, Ledeberg, Mont-Saint-Amand et Tronchiennes, et à quoi veiller avant d’y acheter.",
    "What living in Ghent, Ledeberg, Sint-Amandsberg and Drongen is like, and what to watch for when you buy there.",
    "Wie man in Gent, Ledeberg, Sint-Amandsberg und Drongen lebt und worauf Sie beim Kauf achten.",
  ),
  blocks: [
    {
      id: "guides",
      type: "custom-entity-list",
      entity: "guides",
      heading: GUIDES_TITLE,
      intro: words(
        "Wij wonen er zelf. Dit zeggen we tegen vrienden die er een huis zoeken.",
        "Nous y habitons. Voici ce que nous disons à des amis qui y cherchent une maison.",
        "We live there ourselves. This is what we tell friends who are looking for a house.",
        "Wir wohnen selbst dort. Das sagen wir Freunden, die ein Haus suchen.",
      ),
    },
  ],
};

/** The first of the guides, on the home page. */
export const HUYZEN_GUIDES: BlockInput = {
  id: "guides",
  type: "custom-entity-list",
  entity: "guides",
  heading: words(
    "Waar wilt u wonen?",
    "Où voulez-vous vivre ?",
    "Where would you like to live?",
    "Wo möchten Sie wohnen?",
  ),
  size: 4,
  more: {
    label: words("Alle buurten", "Tous les quartiers", "All neighbourhoods", "Alle Viertel"),
    pageId: 14,
  },
};
