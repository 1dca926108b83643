import { z } from "zod";
import { TAX_UNITS } from "#domain/rental/stay-cost.ts";
import { RENTAL_TABS } from "#domain/rental/visibility.ts";
import { CalendarAddress, CalendarVariable } from "#features/site/schema/calendar-address.ts";
import { Address, City } from "#features/site/schema/address.ts";
import { Amount, Count, Id, known, MultilingualText, Reference } from "#features/site/schema/primitives.ts";
import { RentalPeriod } from "./period.ts";
import { RentalPhoto } from "./photo.ts";

/** Euro. Cleaning and fixed costs are paid by every guest and count in each price that is shown; the deposit comes back. */
const RentalCosts = z.object({
  cleaning: known(Amount),
  /** Energy, water and whatever else every stay pays. */
  fixed: known(Amount),
  deposit: known(Amount),
  touristTax: known(z.object({ amount: Amount, per: z.enum(TAX_UNITS) })),
  /** What the price holds already, and what it does not. */
  note: known(MultilingualText),
  cancellation: known(MultilingualText),
});
type RentalCosts = z.infer<typeof RentalCosts>;

const RentalGeneral = z.object({
  title: known(MultilingualText),
  description: known(MultilingualText),
  descriptionShort: known(MultilingualText),
  location: known(Reference),
  city: known(City),
  maxOccupation: known(z.int().min(1).max(100)),
  /** Shown as the unit's type. */
  subKind: known(Reference),
  garage: known(z.boolean()),
  floor: known(z.int().min(-20).max(500)),
  /** `name` is the residence, `rentalName` the agency's reference. */
  building: known(z.object({ name: known(z.string().max(200)), rentalName: known(z.string().max(100)) })),
  minimumNights: known(z.int().min(1).max(366)),
  petsAllowed: known(z.boolean()),
  /** Given by the region on registration; advertisements must name it (Regulation (EU) 2024/1028; Flemish lodging decree). */
  registrationNumber: known(z.string().max(100)),
});

/** A holiday home as the API tells it; its periods have an answer of their own. */
export const RentalUnit = z.object({
  id: Id,
  general: RentalGeneral,
  places: known(z.object({ bedrooms: known(Count), bathrooms: known(Count) })),
  options: z.array(Reference).max(200).default([]),
  address: known(Address),
  costs: known(RentalCosts),
  photos: z.array(RentalPhoto).max(200).default([]),
  /** Parts of the unit's page that the agency hides. */
  hiddenTabs: z.array(z.enum(RENTAL_TABS)).default([]),
});
export type RentalUnit = z.infer<typeof RentalUnit>;

/** One line of `rentals.ndjson`: a unit with its periods. */
export const RentalNode = RentalUnit.extend({
  periods: z.array(RentalPeriod).max(2_000).default([]),
  /** An iCalendar file of the bundle, as `calendars/12.ics`: what falls on its days is taken. */
  takenCalendar: known(
    z
      .string()
      .max(200)
      .regex(/^calendars\/[\w][\w-]*\.ics$/, "expected a file such as calendars/12.ics"),
  ),
  /** The same by an address that is read again and again. */
  takenCalendarUrl: known(CalendarAddress),
  takenCalendarVariable: known(CalendarVariable),
});
export type RentalNode = z.infer<typeof RentalNode>;
