import { z } from "zod";
import { PROPERTY_TYPES, REGIONS } from "#domain/estate/reference/enumerations.ts";
import { Id, known, MultilingualText } from "./primitives.ts";
import { Location } from "./address.ts";

const Row = z.object({ id: Id, name: MultilingualText });

/** The agency's own lists, `reference.json`: ids that listings use, with a name per language. */
export const ReferenceData = z.object({
  headTypes: z.array(Row).default([]),
  subTypes: z.array(Row.extend({ headTypeId: known(Id), type: known(z.enum(PROPERTY_TYPES)) })).default([]),
  transactions: z.array(Row).default([]),
  rooms: z.array(Row).default([]),
  cities: z
    .array(
      z.object({
        id: Id,
        zip: z.string().max(12),
        name: z.string().max(120),
        alias: known(MultilingualText),
        region: known(z.enum(REGIONS)),
        location: known(Location),
      }),
    )
    .default([]),
  /** ISO-style codes, with UNKNOWN and UK among them. */
  countries: z.array(z.object({ id: z.string().max(10), name: MultilingualText })).default([]),
  /** Of holiday rentals: parts of a city or coast, kinds of units, what they offer, and what their stays are called. */
  rentalLocations: z.array(Row).default([]),
  rentalSubKinds: z.array(Row).default([]),
  rentalOptions: z.array(Row).default([]),
  periodTypes: z.array(Row).default([]),
});
export type ReferenceData = z.infer<typeof ReferenceData>;

/** `collections.json`: named sets; a listing says itself which it belongs to (`estate_collections`). */
export const Collections = z.array(z.object({ id: Id, name: MultilingualText }));
export type Collections = z.infer<typeof Collections>;

/** A named set of listings, with the ids of the roots that are in it. */
export const EstateCollection = z.object({ id: Id, name: MultilingualText, estateIds: z.array(Id) });
export type EstateCollection = z.infer<typeof EstateCollection>;
