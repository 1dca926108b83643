import type { Home } from "../../home/home.ts";
import { isLetting, type RepRow } from "../sales-reps.ts";

const BROKER = { nl: "Vastgoedmakelaar", fr: "Agent immobilier", en: "Estate agent", de: "Immobilienmakler" };

export const HUYZEN_REPS: readonly RepRow[] = [
  [
    1,
    "Lotte",
    "Verhaege",
    {
      nl: "Makelaar stadswoningen, Gent-centrum",
      fr: "Maisons de ville, Gand-centre",
      en: "Town houses, central Ghent",
      de: "Stadthäuser, Gent Zentrum",
    },
    4,
  ],
  [
    2,
    "Bram",
    "Desloovere",
    {
      nl: "Makelaar Leiestreek en villa’s",
      fr: "Région de la Lys et villas",
      en: "Lys region and villas",
      de: "Leie-Region und Villen",
    },
    5,
  ],
  [
    3,
    "Yasmina",
    "El Haddaoui",
    {
      nl: "Makelaar appartementen en nieuwbouw",
      fr: "Appartements et constructions neuves",
      en: "Apartments and new build",
      de: "Wohnungen und Neubau",
    },
    9,
  ],
  [4, "Wout", "Tack", BROKER, 5],
  [
    5,
    "Céline",
    "Hautekeete",
    {
      nl: "Verhuur en studentenkamers",
      fr: "Location et kots étudiants",
      en: "Lettings and student rooms",
      de: "Vermietung und Studentenzimmer",
    },
    4,
  ],
  [
    6,
    "Joris",
    "Van Laecke",
    {
      nl: "Handelspanden en openbare verkopen",
      fr: "Commerces et ventes publiques",
      en: "Commercial property and public sales",
      de: "Gewerbe und öffentliche Verkäufe",
    },
    4,
  ],
];

const PUBLIC_SALE = 3;
const COUNTRY_VOICES = new Set(["villa", "estate", "farm", "bungalow", "cottage", "detached"]);

/** Who looks after a home, as the agency introduces them; the rest of them share what is nobody's own. */
export function huyzenRepsOf({ transaction, kind }: Home): readonly number[] {
  if (transaction === PUBLIC_SALE || (kind.family === "business" && !isLetting(transaction))) return [6];
  if (isLetting(transaction) || kind.family === "room") return [5];
  if (kind.family === "apartment") return [3];
  if (COUNTRY_VOICES.has(kind.voice)) return [2];
  return kind.family === "house" ? [1, 4] : [4];
}
