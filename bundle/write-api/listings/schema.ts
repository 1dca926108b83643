import { z } from "zod";
import { PROPERTY_STATUSES } from "#domain/estate/reference/enumerations.ts";
import { Id, MultilingualText } from "#features/site/schema/primitives.ts";

export const LISTING_STATES = ["offered", "sold", "hidden", "incomplete"] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** A listing as the agency's own lists show it. */
export const AgencyListing = z.object({
  id: Id.describe("The listing's number, which stands in its address. Example: `1027`."),
  externalId: z.string().nullable().describe("Its id in the agency's own system. Example: `A-17`."),
  source: z.string().describe("Who brought it: `bundle`, `api`, or the name of a source."),
  isLocked: z.boolean().describe("Whether only its source can change it."),
  parentId: Id.nullable().describe("The project of which it is a unit."),
  isProject: z.boolean(),
  title: MultilingualText.describe("As visitors read it, in each language."),
  place: MultilingualText.describe("Its true address in each language, a hidden one too."),
  isAddressHidden: z.boolean().describe("Whether visitors see its city alone."),
  isHidden: z.boolean().describe("Whether the site keeps it without showing it (`general.hidden`)."),
  isProjectHidden: z.boolean().describe("Whether its project is hidden, and it with it."),
  addresses: MultilingualText.nullable().describe(
    "Of its page in each language, below the site's host name.",
  ),
  transaction: Id.nullable().describe(
    "Whether it is for sale, under option, sold …, by the id of `reference.json`.",
  ),
  price: z.number().nullable().describe("In euro, also where visitors do not see it; null on request."),
  picture: z.object({ file: z.string() }).nullable().describe("The first picture."),
  missing: z
    .int()
    .describe(
      "How many facts it lacks that the law asks its advertisement for; 1 without a municipality, since they follow from its region; 0 once it is sold.",
    ),
});
export type AgencyListing = z.infer<typeof AgencyListing>;

/** What `GET listings` answers. */
export const AgencyListings = z.object({
  listings: z.array(AgencyListing),
  next: Id.nullable().describe("What `after` of the next call names; null where no more follow."),
});
export type AgencyListings = z.infer<typeof AgencyListings>;

const Named = z.object({ id: Id, name: MultilingualText });

/** What `GET listings/{listingId}` answers. */
export const AgencyListingDetail = AgencyListing.extend({
  etag: z
    .string()
    .nullable()
    .describe("What `If-Match` of a `PATCH` names; null where nobody can change it."),
  collectionIds: z.array(Id).describe("The sets of listings in which it is."),
  groupStatus: z
    .enum(PROPERTY_STATUSES)
    .nullable()
    .describe(
      "The status that its attribute groups say (`property.status`); a change of its transaction changes it too.",
    ),
  choices: z
    .object({
      transactions: z.array(Named).describe("The statuses that it can get, of `reference.json`."),
      collections: z.array(Named).describe("The sets of listings that the site has, of `collections.json`."),
    })
    .describe("What its fields can be changed to."),
  lastChange: z
    .object({ at: z.iso.datetime(), by: z.string().nullable() })
    .nullable()
    .describe(
      "When somebody last changed it over the API or at the desk, and the name of the person or token.",
    ),
});
export type AgencyListingDetail = z.infer<typeof AgencyListingDetail>;
