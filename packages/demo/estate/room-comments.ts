import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Home } from "../home/home.ts";
import type { RoomCode } from "../home/room-types.ts";

const COMMENTS: Partial<Record<RoomCode, readonly Multilingual[]>> = {
  living: [
    { nl: "Eikenparket", fr: "Parquet en chêne", en: "Oak parquet", de: "Eichenparkett" },
    { nl: "Met gashaard", fr: "Avec cheminée au gaz", en: "With gas fireplace", de: "Mit Gaskamin" },
    { nl: "Keramische tegels", fr: "Carrelage céramique", en: "Ceramic tiles", de: "Keramikfliesen" },
    {
      nl: "Inbouwkast op maat",
      fr: "Placards sur mesure",
      en: "Made-to-measure cupboards",
      de: "Einbauschrank nach Maß",
    },
  ],
  bedroom: [
    {
      nl: "Met ingemaakte kasten",
      fr: "Avec placards intégrés",
      en: "With fitted wardrobes",
      de: "Mit Einbauschränken",
    },
    { nl: "Laminaatvloer", fr: "Sol stratifié", en: "Laminate floor", de: "Laminatboden" },
    { nl: "Aan de straatzijde", fr: "Côté rue", en: "At the front", de: "Zur Straße" },
    { nl: "Aan de achterzijde", fr: "À l’arrière", en: "At the back", de: "Nach hinten" },
  ],
  bathroom: [
    {
      nl: "Bad en inloopdouche",
      fr: "Baignoire et douche à l’italienne",
      en: "Bath and walk-in shower",
      de: "Badewanne und ebenerdige Dusche",
    },
    {
      nl: "Inloopdouche en dubbele wastafel",
      fr: "Douche à l’italienne et double vasque",
      en: "Walk-in shower and double basin",
      de: "Ebenerdige Dusche und Doppelwaschtisch",
    },
    {
      nl: "Ligbad en wastafelmeubel",
      fr: "Baignoire et meuble vasque",
      en: "Bath and vanity unit",
      de: "Badewanne und Waschtisch",
    },
  ],
  shop: [
    {
      nl: "Etalage over de volle breedte",
      fr: "Vitrine sur toute la largeur",
      en: "Shop window across the full width",
      de: "Schaufenster über die ganze Breite",
    },
  ],
  workspace: [
    {
      nl: "Verlaagd plafond met ledverlichting",
      fr: "Faux plafond et éclairage LED",
      en: "Lowered ceiling with LED lighting",
      de: "Abgehängte Decke mit LED-Beleuchtung",
    },
  ],
  warehouse: [
    {
      nl: "Vrije hoogte 6 m, sectionaalpoort",
      fr: "Hauteur libre de 6 m, porte sectionnelle",
      en: "Clear height 6 m, sectional door",
      de: "Lichte Höhe 6 m, Sektionaltor",
    },
  ],
};

const KITCHENS: Readonly<Record<string, Multilingual>> = {
  HYPER: {
    nl: "Hypergeïnstalleerd",
    fr: "Hyperéquipée",
    en: "Fully fitted, all appliances",
    de: "Voll ausgestattet",
  },
  AMERICAN: { nl: "Open keuken", fr: "Cuisine ouverte", en: "Open-plan", de: "Offene Küche" },
  SEMI: { nl: "Deels uitgerust", fr: "Semi-équipée", en: "Partly fitted", de: "Teilweise ausgestattet" },
  NOT: { nl: "Nog in te richten", fr: "À équiper", en: "To be fitted", de: "Noch einzurichten" },
};

function kitchenComment({ state }: Home): Multilingual | null {
  const word = Object.keys(KITCHENS).find((part) => state.kitchen?.startsWith(part));
  return word === undefined ? null : (KITCHENS[word] ?? null);
}

/** Every third room stays without a comment, as listings have it. */
export function roomComment(home: Home, code: RoomCode, at: number): Multilingual | null {
  if (code === "kitchen") return kitchenComment(home);
  const comments = COMMENTS[code];
  if (!comments || (home.id + at) % 3 === 0) return null;
  return comments[(home.id + at) % comments.length] ?? null;
}
