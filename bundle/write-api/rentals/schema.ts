import { z } from "zod";
import { Id, MultilingualText } from "#features/site/schema/primitives.ts";

/** A holiday home in the agency's own list. */
const AgencyRental = z.object({
  id: Id,
  title: MultilingualText.describe("As visitors read it, in each language."),
  picture: z.object({ file: z.string() }).nullable().describe("The first photo."),
  periods: z.int().describe("Periods that end today or later."),
});

/** What `GET rentals` answers. */
export const AgencyRentals = z.object({
  rentals: z.array(AgencyRental).describe("By their number."),
  periodTypes: z
    .array(z.object({ id: Id, name: MultilingualText }))
    .describe("Kinds of periods, of `reference.json`."),
});
export type AgencyRentals = z.infer<typeof AgencyRentals>;
