import type { z } from "zod";
import type { ReferenceData } from "../../features/site/schema/reference.ts";
import { HEAD_TYPES } from "../../domain/estate/reference/head-types.ts";
import { SUB_TYPES } from "../../domain/estate/reference/sub-types.ts";
import { TRANSACTIONS } from "../../domain/estate/reference/transactions.ts";
import { LOCALES } from "../../domain/locale/locale.ts";
import { ROOM_TYPES } from "./home/room-types.ts";
import { townIn } from "./place/town.ts";
import { TOWNS } from "./place/towns.ts";
import { PERIOD_TYPES, RENTAL_LOCATIONS, RENTAL_OPTIONS, RENTAL_SUB_KINDS } from "./rental/rental-lists.ts";

const COUNTRIES = [
  { id: "BE", name: { nl: "België", fr: "Belgique", en: "Belgium", de: "Belgien" } },
  { id: "NL", name: { nl: "Nederland", fr: "Pays-Bas", en: "Netherlands", de: "Niederlande" } },
  { id: "FR", name: { nl: "Frankrijk", fr: "France", en: "France", de: "Frankreich" } },
  { id: "DE", name: { nl: "Duitsland", fr: "Allemagne", en: "Germany", de: "Deutschland" } },
  { id: "LU", name: { nl: "Luxemburg", fr: "Luxembourg", en: "Luxembourg", de: "Luxemburg" } },
  { id: "ES", name: { nl: "Spanje", fr: "Espagne", en: "Spain", de: "Spanien" } },
  {
    id: "UK",
    name: {
      nl: "Verenigd Koninkrijk",
      fr: "Royaume-Uni",
      en: "United Kingdom",
      de: "Vereinigtes Königreich",
    },
  },
  { id: "UNKNOWN", name: { nl: "Onbekend", fr: "Inconnu", en: "Unknown", de: "Unbekannt" } },
];

/** The lists that both agencies share: the product's own ids, our towns and rooms. */
export function referenceData(): z.input<typeof ReferenceData> {
  return {
    headTypes: HEAD_TYPES.map(({ id, name }) => ({ id, name })),
    subTypes: SUB_TYPES.map(({ id, name, headTypeId, type }) => ({ id, name, headTypeId, type })),
    transactions: TRANSACTIONS.map(({ id, name }) => ({ id, name })),
    rooms: Object.values(ROOM_TYPES),
    cities: TOWNS.map((town) => ({
      id: town.id,
      zip: town.zip,
      name: town.name,
      alias: Object.fromEntries(LOCALES.map((locale) => [locale, townIn(town, locale)])),
      region: town.region,
      location: town.location,
    })),
    countries: COUNTRIES,
    rentalLocations: RENTAL_LOCATIONS,
    rentalSubKinds: RENTAL_SUB_KINDS,
    rentalOptions: RENTAL_OPTIONS,
    periodTypes: PERIOD_TYPES,
  };
}
