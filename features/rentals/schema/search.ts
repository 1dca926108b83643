import { z } from "zod";
import { Limit } from "#features/listings/schema/limit.ts";
import { Amount, Id, IsoDate, MultilingualText } from "#features/site/schema/primitives.ts";
import { RentalUnit } from "./unit.ts";

const Ids = z.array(Id).min(1).max(500);

const StayDates = z.strictObject({ start: IsoDate, end: IsoDate });

/** Values of one list are ORed, lists are ANDed; all that speaks of periods must hold for one that is still to be had. */
export const RentalWhere = z.strictObject({
  locations: Ids.optional(),
  subKinds: Ids.optional(),
  maxOccupations: z.array(z.int().min(1).max(100)).min(1).max(100).optional(),
  cities: Ids.optional(),
  periodTypes: Ids.optional(),
  periodStartDates: z.array(IsoDate).min(1).max(500).optional(),
  periodDates: z.array(StayDates).min(1).max(500).optional(),
});
export type RentalWhere = z.infer<typeof RentalWhere>;

export const RentalSearch = z.strictObject({
  where: RentalWhere.default({}),
  limit: Limit,
});
export type RentalSearch = z.infer<typeof RentalSearch>;
export type RentalSearchInput = z.input<typeof RentalSearch>;

/**
 * A unit in a list: whether a stay that fits the search can still be had, and the price of the cheapest (euro, all in; null
 * where all are on request).
 */
export const RentalResult = RentalUnit.extend({ isAvailable: z.boolean(), priceFrom: Amount.nullable() });
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
  periodDates: z.array(StayDates),
});
export type RentalFilters = z.infer<typeof RentalFilters>;

export const RentalFiltersRequest = z.strictObject({});
