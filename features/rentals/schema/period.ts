import { z } from "zod";
import { coded } from "#features/site/schema/finding-codes.ts";
import { Amount, Id, IsoDate, known, Reference } from "#features/site/schema/primitives.ts";

const Period = z.object({
  id: Id,
  /** A week, a weekend, …: a row of `periodTypes` in reference.json. */
  type: known(Reference),
  start: IsoDate,
  end: IsoDate,
  price: known(Amount),
  available: z.boolean().default(true),
  minimumNights: known(z.int().min(1).max(366)),
});

/** A stay that a unit offers, between two calendar days; the price is rent alone, the unit's costs come on top. */
export const RentalPeriod = Period.refine(({ start, end }) => start < end, {
  path: ["end"],
  ...coded("wrong-order", "expected a day after the start"),
});
export type RentalPeriod = z.infer<typeof RentalPeriod>;

/**
 * The same as the API tells it: `available` says that it can be asked for now (free, long enough, and not sooner than the site's
 * `stayNoticeDays`), `isTaken` that somebody has it or has asked for it.
 */
export const OfferedPeriod = Period.extend({ available: z.boolean(), isTaken: z.boolean() });
export type OfferedPeriod = z.infer<typeof OfferedPeriod>;
