import { z } from "zod";
import { ToldFinding } from "../finding.ts";
import { Id, MultilingualText } from "#features/site/schema/primitives.ts";

/** Its fields are checked as those of a bundle, which names what is wrong as `gevel check` does. */
export const ListingDocument = z
  .record(z.string(), z.unknown())
  .describe("A line of `estates.ndjson`; its fields are those of the schema at `/api/schemas/estate.json`.");
export type ListingDocument = z.infer<typeof ListingDocument>;

/** A listing as the write API names it. */
const WrittenListing = z.object({
  id: Id.describe("The listing's number, which stands in its address. Example: `1000000000`."),
  externalId: z.string().nullable().describe("Its id in the agency's own system. Example: `A-17`."),
  source: z.string().describe("Who brought it: `bundle`, `api`, or the name of a source."),
  addresses: MultilingualText.describe("Its address in each language, below the site's host name."),
  etag: z.string().nullable().describe("What `If-Match` of the next write names; also the header `ETag`."),
});
export type WrittenListing = z.infer<typeof WrittenListing>;

export const Findings = z.array(ToldFinding).describe("What `gevel check` says of it.");

/** What `PUT` and `PATCH` of a listing answer. */
export const Written = WrittenListing.extend({ findings: Findings });
export type Written = z.infer<typeof Written>;

/** Its fields are checked as those of a bundle. */
export const ContentDocument = z
  .record(z.string(), z.unknown())
  .describe(
    "A page, an item or the site as a file of a bundle has it; its fields are those of the schemas at `/api/schemas`.",
  );
export type ContentDocument = z.infer<typeof ContentDocument>;

/** What `PUT` and `PATCH` of a site's content answer. */
export const WrittenContent = z.object({
  addresses: MultilingualText.describe(
    "Its address in each language, below the site's host name, where it has one.",
  ),
  etag: z.string().describe("What `If-Match` of the next write names; also the header `ETag`."),
  findings: Findings,
});
export type WrittenContent = z.infer<typeof WrittenContent>;
