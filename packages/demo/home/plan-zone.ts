import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Town } from "../place/town.ts";
import type { Kind } from "./kind.ts";

/** Zones as the Brussels PRAS and the Walloon plans de secteur call them. */
const ZONES = {
  brusselsHousing: {
    nl: "Typisch woongebied",
    fr: "Zone d’habitation",
    en: "Residential zone",
    de: "Wohngebiet",
  },
  brusselsMixed: { nl: "Gemengd gebied", fr: "Zone mixte", en: "Mixed zone", de: "Gemischtes Gebiet" },
  housing: { nl: "Woongebied", fr: "Zone d’habitat", en: "Residential zone", de: "Wohngebiet" },
  ruralHousing: {
    nl: "Woongebied met landelijk karakter",
    fr: "Zone d’habitat à caractère rural",
    en: "Rural residential zone",
    de: "Wohngebiet mit ländlichem Charakter",
  },
  farming: { nl: "Landbouwgebied", fr: "Zone agricole", en: "Agricultural zone", de: "Agrargebiet" },
  business: {
    nl: "Gebied voor gemengde bedrijvigheid",
    fr: "Zone d’activité économique mixte",
    en: "Mixed business zone",
    de: "Gemischtes Gewerbegebiet",
  },
} as const satisfies Record<string, Multilingual>;

/** The zone of a regional plan that calls zones by its own names; null in Flanders, whose codes are known. */
export function planZone({ voice, family }: Kind, { region, setting }: Town): Multilingual | null {
  if (region === "FLANDERS") return null;
  if (region === "BRUSSELS") return family === "business" ? ZONES.brusselsMixed : ZONES.brusselsHousing;
  if (voice === "field" || voice === "farm") return ZONES.farming;
  if (voice === "warehouse") return ZONES.business;
  return setting === "village" ? ZONES.ruralHousing : ZONES.housing;
}
