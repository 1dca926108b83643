import { z } from "zod";
import { PROPERTY_TYPES, REGIONS } from "#domain/estate/reference/enumerations.ts";
import { SalesRep } from "#features/listings/schema/media.ts";
import { Id, MultilingualText } from "#features/site/schema/primitives.ts";

const Named = z.object({ id: Id, name: MultilingualText });

/** A listing names its sales rep in full. */
const Rep = SalesRep.extend({ id: Id });

/** What `GET listing-choices` answers. */
export const ListingChoices = z.object({
  headTypes: z.array(Named).describe("Types: house, apartment …"),
  subTypes: z
    .array(
      Named.extend({
        headTypeId: Id.nullable().describe("The type that it belongs to; null of any."),
        type: z
          .enum(PROPERTY_TYPES)
          .nullable()
          .describe("The property type that it belongs to; null of any."),
      }),
    )
    .describe("Sub types: villa, duplex …"),
  transactions: z.array(Named).describe("Whether a listing is for sale, under option, sold …"),
  rooms: z.array(Named).describe("Kinds of rooms."),
  collections: z.array(Named).describe("The sets of listings that the site has, of `collections.json`."),
  salesReps: z
    .array(Rep)
    .describe("Whom listings of the site name as `salesRep`, as the one that changed last has each."),
  colleagues: z
    .array(Rep)
    .describe(
      "The people of the desk whom no listing names yet, as a `salesRep` of a listing; told to owners and editors who are signed in alone.",
    ),
});
export type ListingChoices = z.infer<typeof ListingChoices>;

/** What `GET towns` answers. */
export const Towns = z.object({
  towns: z.array(
    z.object({
      id: Id.describe("What `general.address.city.id` of a listing names."),
      zip: z.string().describe("Postcode. Example: `9000`."),
      name: z.string(),
      alias: MultilingualText.nullable().describe("Its name in languages that have another."),
      region: z
        .enum(REGIONS)
        .nullable()
        .describe("Whose law an advertisement there stands under; null abroad."),
    }),
  ),
});
export type Towns = z.infer<typeof Towns>;
