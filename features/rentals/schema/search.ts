import { z } from "zod";
import { coded } from "#features/site/schema/finding-codes.ts";
import { WEEKDAYS } from "#domain/format/moments.ts";
import { readDay } from "#domain/rental/read-address.ts";
import { RENTAL_SORTS } from "#domain/rental/rental-query.ts";
import { Limit } from "#features/listings/schema/limit.ts";
import { Amount, Id, IsoDate, MultilingualText } from "#features/site/schema/primitives.ts";
import { RentalUnit } from "./unit.ts";

const Ids = z.array(Id).min(1).max(500);

const Nights = z.int().min(1).max(366);

/** A day on which a stay can be; some days more or less it is still one that the database knows. */
const StayDay = z.iso
  .date({ abort: true })
  .refine((day) => readDay(day) !== null, coded("not-a-date", "expected a day from 2000 to 2099"));

const StayDates = z.strictObject({ start: StayDay, end: StayDay });

/** Stays between two days, or those that begin on one, so many days more or less. */
const WantedWindow = z
  .strictObject({
    from: StayDay,
    to: StayDay.optional(),
    flexibleDays: z.int().min(0).max(31).default(0),
    minNights: Nights.optional(),
    maxNights: Nights.optional(),
    arrivalWeekdays: z.array(z.literal(WEEKDAYS)).min(1).max(7).optional(),
  })
  .refine(({ from, to }) => to === undefined || from < to, {
    path: ["to"],
    ...coded("wrong-order", "expected a day after `from`"),
  });

/** Values of one list are ORed, lists are ANDed; all that speaks of periods must hold for one that is still to be had. */
export const RentalWhere = z.strictObject({
  ids: Ids.optional(),
  locations: Ids.optional(),
  subKinds: Ids.optional(),
  maxOccupations: z.array(z.int().min(1).max(100)).min(1).max(100).optional(),
  cities: Ids.optional(),
  periodTypes: Ids.optional(),
  periodStartDates: z.array(StayDay).min(1).max(500).optional(),
  periodDates: z.array(StayDates).min(1).max(500).optional(),
  stay: WantedWindow.optional(),
  maxPrice: Amount.optional(),
});
export type RentalWhere = z.infer<typeof RentalWhere>;

export const RentalSearch = z.strictObject({
  where: RentalWhere.default({}),
  limit: Limit,
  sort: z.enum(RENTAL_SORTS).optional(),
  /** `marker` answers of each unit only its place and prices, as a map needs them; `full` (the default) whole units. */
  view: z.enum(["full", "marker"]).default("full"),
});
export type RentalSearch = z.infer<typeof RentalSearch>;
export type RentalSearchInput = z.input<typeof RentalSearch>;

/** The stay of a unit that fits a search best; its price is all in, null on request. */
const FittingStay = z.object({ periodId: Id, start: IsoDate, end: IsoDate, price: Amount.nullable() });

/**
 * A unit in a list: whether a stay that fits the search can still be had, and the price of the cheapest (euro, all in; null
 * where all are on request).
 */
export const RentalResult = RentalUnit.extend({
  isAvailable: z.boolean(),
  priceFrom: Amount.nullable(),
  /** Only where the search asks for days by `stay`. */
  stay: FittingStay.nullish(),
});
export type RentalResult = z.infer<typeof RentalResult>;

export const RentalResults = z.object({
  total: z.object({ value: z.int() }),
  results: z.array(RentalResult),
});
export type RentalResults = z.infer<typeof RentalResults>;

const Choice = z.object({ id: Id, name: MultilingualText });

/** What can be asked for among all units of the site; periods are those that can still be had. */
export const RentalFilters = z.object({
  locations: z.array(Choice),
  subKinds: z.array(Choice),
  maxOccupations: z.array(z.int()),
  cities: z.array(Choice.extend({ zip: z.string().nullable() })),
  periodTypes: z.array(Choice),
  periodStartDates: z.array(IsoDate),
  periodDates: z.array(z.object({ start: IsoDate, end: IsoDate })),
});
export type RentalFilters = z.infer<typeof RentalFilters>;

export const RentalFiltersRequest = z.strictObject({});
