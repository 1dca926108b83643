import type { z } from "zod";
import type { Entities } from "../../../features/pages/entity/schema.ts";
import type { Gallery } from "../pictures.ts";
import { GUIDE_TEXTS } from "./huyzen-guide-texts.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

type GuideRow = {
  readonly id: number;
  readonly name: keyof typeof GUIDE_TEXTS;
  /** Id of the town in the reference lists. */
  readonly city: number;
  readonly title: ReturnType<typeof words>;
  readonly minutesByBike: number;
  readonly station: ReturnType<typeof words>;
};

const ROWS: readonly GuideRow[] = [
  {
    id: 1,
    name: "gent",
    city: 90000,
    title: words("Gent binnenstad", "Gand, le centre", "Ghent, the city centre", "Gent, Innenstadt"),
    minutesByBike: 0,
    station: words("Gent-Sint-Pieters", "Gand-Saint-Pierre", "Gent-Sint-Pieters", "Gent-Sint-Pieters"),
  },
  {
    id: 2,
    name: "ledeberg",
    city: 90501,
    title: words("Ledeberg", "Ledeberg", "Ledeberg", "Ledeberg"),
    minutesByBike: 10,
    station: words("Gentbrugge", "Gentbrugge", "Gentbrugge", "Gentbrugge"),
  },
  {
    id: 3,
    name: "sint-amandsberg",
    city: 90400,
    title: words("Sint-Amandsberg", "Mont-Saint-Amand", "Sint-Amandsberg", "Sint-Amandsberg"),
    minutesByBike: 12,
    station: words("Gent-Dampoort", "Gand-Dampoort", "Gent-Dampoort", "Gent-Dampoort"),
  },
  {
    id: 4,
    name: "drongen",
    city: 90310,
    title: words("Drongen", "Tronchiennes", "Drongen", "Drongen"),
    minutesByBike: 22,
    station: words("Drongen", "Drongen", "Drongen", "Drongen"),
  },
];

const FRENCH_PATHS: Readonly<Record<string, string>> = {
  gent: "gand",
  "sint-amandsberg": "mont-saint-amand",
  drongen: "tronchiennes",
};

/** Guides to where Huyzen's homes stand, each with what is for sale there. */
export function huyzenGuides(gallery: Gallery): z.input<typeof Entities> {
  return [
    {
      name: "guides",
      title: words("onze buurten", "nos quartiers", "our neighbourhoods", "unseren Vierteln"),
      pageId: 14,
      fields: [
        {
          name: "byBike",
          label: words(
            "Minuten fietsen tot de Korenmarkt",
            "Minutes à vélo jusqu’au Korenmarkt",
            "Minutes by bike to the Korenmarkt",
            "Minuten mit dem Rad zum Korenmarkt",
          ),
          kind: "number",
        },
        { name: "station", label: words("Station", "Gare", "Railway station", "Bahnhof") },
        { name: "character", label: words("Sfeer", "Ambiance", "Character", "Charakter") },
      ],
      items: ROWS.map((row) => guideOf(row, gallery)),
    },
  ];
}

function guideOf({ id, name, city, title, minutesByBike, station }: GuideRow, gallery: Gallery) {
  const { intro, character, markdown } = GUIDE_TEXTS[name];
  return {
    id,
    title,
    paths: words(name, FRENCH_PATHS[name] ?? name, name, name),
    intro,
    picture: gallery.street(`huyzen-guide-${name}`, "brick", name === "drongen" ? "morning" : "day"),
    alt: words(
      `Een straat in ${title.nl}, getekend`,
      `Une rue à ${title.fr}, en dessin`,
      `A street in ${title.en}, as a drawing`,
      `Eine Straße in ${title.de}, gezeichnet`,
    ),
    values: { byBike: minutesByBike, station, character },
    blocks: [
      { id: "story", type: "rich-text", markdown },
      {
        id: "homes",
        type: "estate-list",
        heading: words("Nu in deze buurt", "En ce moment ici", "Here right now", "Zurzeit hier"),
        where: { terms: { "general.address.city.id": [city] } },
        sortBy: { sortType: "date", sortOrder: "DESC" },
        size: 3,
        filter: false,
        more: {
          label: words("Alle panden", "Tous les biens", "All properties", "Alle Immobilien"),
          pageId: 10,
        },
      },
    ],
  };
}
