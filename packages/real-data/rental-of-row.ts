import type { z } from "zod";
import type { RentalNode } from "../../features/rentals/schema/unit.ts";
import { addDays } from "../../domain/rental/period.ts";
import { countIn, numberIn, type Row } from "./row.ts";

type RentalInput = z.input<typeof RentalNode>;

export type RentalSurroundings = {
  readonly cityIdOf: (row: Row) => number | undefined;
  readonly photos: readonly string[];
  /** The day (yyyy-mm-dd) from which a year of stays is made. */
  readonly today: string;
};

const WEEK = 7;
const WEEKS = 52;
const PHOTOS = 5;
const PHOTO_IDS_PER_UNIT = 10;
/** Which share of the rent cleaning is, as nobody says. */
const CLEANING = 45;

export const REAL_SUB_KINDS = [
  {
    id: 1,
    code: "ENTIRE_HOME",
    name: { nl: "Hele woning", fr: "Logement entier", en: "Entire home", de: "Ganze Unterkunft" },
  },
  {
    id: 2,
    code: "PRIVATE_ROOM",
    name: { nl: "Kamer", fr: "Chambre privée", en: "Private room", de: "Zimmer" },
  },
  {
    id: 3,
    code: "SHARED_ROOM",
    name: { nl: "Gedeelde kamer", fr: "Chambre partagée", en: "Shared room", de: "Geteiltes Zimmer" },
  },
  {
    id: 4,
    code: "HOTEL_ROOM",
    name: { nl: "Hotelkamer", fr: "Chambre d’hôtel", en: "Hotel room", de: "Hotelzimmer" },
  },
];

/**
 * A row of the holiday file as a unit: kind, town, place and price are the row's own; beds, stays and photos, which it
 * lacks, are made from its number. As many weeks are free as the row has free days.
 */
export function rentalOfRow(
  row: Row,
  id: number,
  { cityIdOf, photos, today }: RentalSurroundings,
): RentalInput {
  const city = cityIdOf(row);
  const night = numberIn(row, "price_night_2025_09") ?? numberIn(row, "price_night_2025_06");
  const free = countIn(row, "available_days_365_2025_09") ?? countIn(row, "available_days_365_2025_06") ?? 0;
  const bedrooms = row["kind"] === "ENTIRE_HOME" ? 1 + (id % 3) : 1;
  const kind = REAL_SUB_KINDS.find(({ code }) => code === row["kind"]);
  return {
    id,
    general: {
      location: { id: 1 + (id % 2) },
      city: city ? { id: city } : null,
      maxOccupation: bedrooms * 2,
      subKind: kind ? { id: kind.id } : null,
      building: { rentalName: row["id"] },
    },
    places: { bedrooms, bathrooms: 1 },
    options: [{ id: 1 + (id % 3) }],
    address: {
      visible: false,
      city: city ? { id: city } : null,
      location: placeOf(row),
    },
    costs: { cleaning: CLEANING, touristTax: { amount: 4.24, per: "night" } },
    photos: Array.from({ length: PHOTOS }, (_, at) => ({
      id: id * PHOTO_IDS_PER_UNIT + at,
      file: photos[(id + at) % photos.length]!,
    })),
    periods: weeksOf(id, today, night, Math.round((free / 365) * WEEKS)),
  };
}

function placeOf(row: Row): { latitude: number; longitude: number } | null {
  const [latitude, longitude] = [numberIn(row, "lat"), numberIn(row, "lng")];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

function weeksOf(id: number, today: string, night: number | undefined, free: number): RentalInput["periods"] {
  return Array.from({ length: WEEKS }, (_, at) => {
    const start = addDays(today, at * WEEK + (id % WEEK));
    return {
      id: at + 1,
      type: { id: 1 },
      start,
      end: addDays(start, WEEK),
      price: night === undefined ? null : night * WEEK,
      available: (at * 17 + id) % WEEKS < free,
    };
  });
}
