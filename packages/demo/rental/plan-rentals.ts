import type { z } from "zod";
import type { RentalNode } from "../../../features/rentals/schema/unit.ts";
import { addDays } from "../../../domain/rental/period.ts";
import type { FacadeKind } from "../drawing/draw-facade.ts";
import type { RoomKind } from "../drawing/draw-interior.ts";
import { hashOf, type Random, randomFrom } from "../drawing/random.ts";
import type { Calendar } from "../estate/calendar.ts";
import type { Gallery } from "../pictures.ts";
import type { Town } from "../place/town.ts";
import { COAST_TOWNS } from "../place/towns-coast.ts";
import { LIFT, RENTAL_OPTIONS, SEA_VIEW } from "./rental-lists.ts";
import { yearOfPeriods } from "./rental-periods.ts";
import { CANCELLATION, COSTS_NOTE, INTERIORS, OPENINGS, RESIDENCES } from "./rental-texts.ts";

export type RentalInput = z.input<typeof RentalNode>;

type Kind = {
  readonly subKind: number;
  readonly bedrooms: readonly [number, number];
  readonly facade: FacadeKind;
  readonly locations: readonly number[];
  /** Euro a week for each who sleeps there, out of season. */
  readonly perPerson: number;
};

const KINDS: readonly Kind[] = [
  { subKind: 1, bedrooms: [0, 0], facade: "apartment-block", locations: [1, 2, 4], perPerson: 165 },
  { subKind: 2, bedrooms: [1, 3], facade: "coast-tower", locations: [1, 1, 2, 4], perPerson: 120 },
  { subKind: 2, bedrooms: [1, 2], facade: "apartment-block", locations: [1, 2, 2], perPerson: 115 },
  { subKind: 3, bedrooms: [2, 3], facade: "coast-tower", locations: [1], perPerson: 190 },
  { subKind: 4, bedrooms: [3, 5], facade: "villa", locations: [3, 3, 5], perPerson: 150 },
  { subKind: 5, bedrooms: [2, 4], facade: "row-house", locations: [2, 3, 4, 5], perPerson: 110 },
];

const UNITS = 40;
const FIRST_ID = 7001;
/** Rooms of one kind look alike in this many ways, as in the homes for sale. */
const LOOKS = 16;
/** Each of these is at one unit alone, so that every rule can be seen. */
const ODD = { hiddenAddress: 4, hiddenLocation: 9, nothingFree: 13, onRequest: 17, calendar: 21 } as const;

/** Forty holiday homes along the coast, with a year of stays from the day on. */
export function planRentals(gallery: Gallery, calendar: Calendar): RentalInput[] {
  return Array.from({ length: UNITS }, (_, at) => unitOf(at, gallery, calendar));
}

/** Calendars of other systems, by file: what is taken there is taken here. */
export function rentalCalendars(calendar: Calendar): Map<string, string> {
  const start = calendar.date(21);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Zilt//Eigenaars//NL",
    "BEGIN:VEVENT",
    `UID:eigenaar-${start}`,
    `DTSTAMP:${start.replaceAll("-", "")}T080000Z`,
    `DTSTART;VALUE=DATE:${start.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${addDays(start, 10).replaceAll("-", "")}`,
    "SUMMARY:Eigen gebruik",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return new Map([[calendarFile(), lines.join("\r\n")]]);
}

function calendarFile(): string {
  return `calendars/${FIRST_ID + ODD.calendar}.ics`;
}

function unitOf(at: number, gallery: Gallery, calendar: Calendar): RentalInput {
  const id = FIRST_ID + at;
  const seed = `zilt-rental-${id}`;
  const random = randomFrom(seed);
  const kind = KINDS[at % KINDS.length]!;
  const town = COAST_TOWNS[(at * 7) % COAST_TOWNS.length]!;
  const bedrooms = random.int(...kind.bedrooms);
  const persons = bedrooms === 0 ? 2 : bedrooms * 2 + random.int(0, 1);
  const locationId = random.pick(kind.locations);
  const isFlat = kind.subKind <= 3;
  const isHidden = at === ODD.hiddenAddress;
  const price = Math.round((kind.perPerson * persons * (locationId === 1 ? 1.2 : 1)) / 10) * 10;
  return {
    id,
    general: {
      description: storyOf(locationId, random),
      descriptionShort: random.pick(OPENINGS[locationId]!),
      location: { id: locationId },
      city: { id: town.id },
      maxOccupation: persons,
      subKind: { id: kind.subKind },
      garage: random.chance(0.4),
      floor: isFlat ? (kind.subKind === 3 ? random.int(7, 11) : random.int(0, 6)) : null,
      building: {
        name: isFlat ? RESIDENCES[hashOf(seed) % RESIDENCES.length] : null,
        rentalName: `ZV-${String(at + 1).padStart(3, "0")}`,
      },
      petsAllowed: random.chance(0.5),
      registrationNumber: `VL-${String(100_000 + (hashOf(`${seed}|number`) % 900_000))}`,
    },
    places: { bedrooms, bathrooms: bedrooms > 2 ? 2 : 1 },
    options: optionsOf(isFlat, locationId, random),
    address: addressOf(town, isHidden, isFlat, random),
    costs: {
      cleaning: 55 + bedrooms * 20,
      fixed: 0,
      deposit: 150 + persons * 25,
      touristTax: { amount: 2, per: "person-night" },
      note: COSTS_NOTE,
      cancellation: CANCELLATION,
    },
    photos: photosOf(id, kind, gallery, random),
    hiddenTabs: at === ODD.hiddenLocation ? ["location"] : [],
    periods: periodsOf(at, seed, calendar, price),
    takenCalendar: at === ODD.calendar ? calendarFile() : null,
  };
}

function periodsOf(at: number, seed: string, calendar: Calendar, price: number): RentalInput["periods"] {
  const periods = yearOfPeriods(seed, calendar.date(0), price);
  if (at === ODD.nothingFree) return periods.map((period) => Object.assign(period, { available: false }));
  if (at === ODD.onRequest) return periods.map((period) => Object.assign(period, { price: null }));
  return periods;
}

function storyOf(location: number, random: Random): RentalInput["general"]["description"] {
  const parts = [random.pick(OPENINGS[location]!), ...random.shuffle(INTERIORS).slice(0, 2)];
  const story = (locale: "nl" | "fr" | "en" | "de") => parts.map((part) => part[locale]).join("\n\n");
  return { nl: story("nl"), fr: story("fr"), en: story("en"), de: story("de") };
}

function optionsOf(isFlat: boolean, location: number, random: Random): RentalInput["options"] {
  const others = RENTAL_OPTIONS.map(({ id }) => id).filter((id) => id !== SEA_VIEW && id !== LIFT);
  const chosen = random.shuffle(others).slice(0, random.int(3, 6));
  const all = [...(location === 1 ? [SEA_VIEW] : []), ...(isFlat ? [LIFT] : []), ...chosen];
  return all.toSorted((a, b) => a - b).map((id) => ({ id }));
}

function addressOf(town: Town, isHidden: boolean, isFlat: boolean, random: Random): RentalInput["address"] {
  const { latitude, longitude } = town.location;
  return {
    visible: !isHidden,
    street: random.pick(town.streets),
    number: String(random.int(1, 240)),
    box: isFlat ? `0${random.int(1, 9)}0${random.int(1, 6)}` : null,
    city: { id: town.id },
    country: { id: "BE" },
    region: town.region,
    location: {
      latitude: Number((latitude + random.between(-0.004, 0.004)).toFixed(5)),
      longitude: Number((longitude + random.between(-0.006, 0.006)).toFixed(5)),
    },
    geoPrecision: 3,
  };
}

const ROOMS: ReadonlyArray<readonly [RoomKind, { nl: string; fr: string; en: string; de: string }]> = [
  ["living", { nl: "Leefruimte", fr: "Séjour", en: "Living room", de: "Wohnraum" }],
  ["terrace", { nl: "Terras", fr: "Terrasse", en: "Terrace", de: "Terrasse" }],
  ["kitchen", { nl: "Keuken", fr: "Cuisine", en: "Kitchen", de: "Küche" }],
  ["bedroom", { nl: "Slaapkamer", fr: "Chambre", en: "Bedroom", de: "Schlafzimmer" }],
  ["bathroom", { nl: "Badkamer", fr: "Salle de bains", en: "Bathroom", de: "Badezimmer" }],
];
const FRONT = { nl: "Gevel", fr: "Façade", en: "Front", de: "Fassade" };

function photosOf(id: number, kind: Kind, gallery: Gallery, random: Random): RentalInput["photos"] {
  const light = random.pick(["day", "morning", "dusk"] as const);
  const first = random.int(0, LOOKS - 1);
  const rooms = ROOMS.map(([room, title], at) => ({
    id: id * 100 + at + 2,
    file: gallery.interior(`room ${(first + at) % LOOKS}`, room, light === "dusk" ? "dusk" : "day", "sea"),
    title,
  }));
  const front = {
    id: id * 100 + 1,
    file: gallery.facade(`rental ${id}`, kind.facade, light, "sea"),
    title: FRONT,
  };
  return [front, ...rooms];
}
