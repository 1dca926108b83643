import { z } from "zod";
import { Amount, Id, IsoDate, known, Reference } from "../primitives.ts";

/** A stay that a unit offers, between two calendar days; the price is rent alone, the unit's costs come on top. */
export const RentalPeriod = z
  .object({
    id: Id,
    /** A week, a weekend, …: a row of `periodTypes` in reference.json. */
    type: known(Reference),
    start: IsoDate,
    end: IsoDate,
    price: known(Amount),
    available: z.boolean().default(true),
    minimumNights: known(z.int().min(1).max(366)),
  })
  .refine(({ start, end }) => start < end, { path: ["end"], message: "expected a day after the start" });
export type RentalPeriod = z.infer<typeof RentalPeriod>;
