import type { Multilingual } from "../../../domain/locale/multilingual.ts";

/** Ids 1, 5, 6, 10, 14 and 16 are the ones that rooms are counted by; the others are these agencies' own. */
export const ROOM_TYPES = {
  bedroom: { id: 1, name: { nl: "Slaapkamer", fr: "Chambre", en: "Bedroom", de: "Schlafzimmer" } },
  living: { id: 2, name: { nl: "Leefruimte", fr: "Séjour", en: "Living room", de: "Wohnzimmer" } },
  kitchen: { id: 3, name: { nl: "Keuken", fr: "Cuisine", en: "Kitchen", de: "Küche" } },
  dining: { id: 4, name: { nl: "Eetkamer", fr: "Salle à manger", en: "Dining room", de: "Esszimmer" } },
  bathroom: { id: 5, name: { nl: "Badkamer", fr: "Salle de bains", en: "Bathroom", de: "Badezimmer" } },
  garage: { id: 6, name: { nl: "Garage", fr: "Garage", en: "Garage", de: "Garage" } },
  hall: { id: 7, name: { nl: "Inkomhal", fr: "Hall d’entrée", en: "Entrance hall", de: "Eingangshalle" } },
  nightHall: { id: 8, name: { nl: "Nachthal", fr: "Hall de nuit", en: "Landing", de: "Flur" } },
  office: { id: 9, name: { nl: "Bureau", fr: "Bureau", en: "Study", de: "Arbeitszimmer" } },
  terrace: { id: 10, name: { nl: "Terras", fr: "Terrasse", en: "Terrace", de: "Terrasse" } },
  laundry: { id: 11, name: { nl: "Wasplaats", fr: "Buanderie", en: "Laundry room", de: "Waschküche" } },
  storage: { id: 12, name: { nl: "Berging", fr: "Débarras", en: "Storage room", de: "Abstellraum" } },
  cellar: { id: 13, name: { nl: "Kelder", fr: "Cave", en: "Cellar", de: "Keller" } },
  parking: {
    id: 14,
    name: { nl: "Parkeerplaats", fr: "Emplacement de parking", en: "Parking space", de: "Stellplatz" },
  },
  attic: { id: 15, name: { nl: "Zolder", fr: "Grenier", en: "Attic", de: "Dachboden" } },
  toilet: { id: 16, name: { nl: "Toilet", fr: "Toilettes", en: "Toilet", de: "Gäste-WC" } },
  dressing: { id: 17, name: { nl: "Dressing", fr: "Dressing", en: "Dressing room", de: "Ankleide" } },
  showerRoom: {
    id: 18,
    name: { nl: "Douchekamer", fr: "Salle de douche", en: "Shower room", de: "Duschbad" },
  },
  veranda: { id: 19, name: { nl: "Veranda", fr: "Véranda", en: "Conservatory", de: "Wintergarten" } },
  balcony: { id: 20, name: { nl: "Balkon", fr: "Balcon", en: "Balcony", de: "Balkon" } },
  carport: { id: 21, name: { nl: "Carport", fr: "Carport", en: "Carport", de: "Carport" } },
  shop: {
    id: 22,
    name: { nl: "Winkelruimte", fr: "Surface commerciale", en: "Shop floor", de: "Verkaufsfläche" },
  },
  warehouse: { id: 23, name: { nl: "Magazijn", fr: "Entrepôt", en: "Warehouse", de: "Lagerhalle" } },
  sharedKitchen: {
    id: 24,
    name: { nl: "Gedeelde keuken", fr: "Cuisine commune", en: "Shared kitchen", de: "Gemeinschaftsküche" },
  },
  meeting: {
    id: 25,
    name: { nl: "Vergaderzaal", fr: "Salle de réunion", en: "Meeting room", de: "Besprechungsraum" },
  },
  workspace: {
    id: 26,
    name: { nl: "Werkruimte", fr: "Espace de travail", en: "Work space", de: "Arbeitsfläche" },
  },
} as const satisfies Record<string, { id: number; name: Multilingual }>;

export type RoomCode = keyof typeof ROOM_TYPES;
