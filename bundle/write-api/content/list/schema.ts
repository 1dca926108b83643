import { z } from "zod";
import { CustomEntity } from "#features/pages/entity/schema.ts";
import { Id, MultilingualText, Slug } from "#features/site/schema/primitives.ts";

const LastChange = z
  .object({
    at: z.string().describe("When. ISO 8601."),
    by: z.string().nullable().describe("A person's name or a token's; null of who is no longer there."),
  })
  .nullable()
  .describe("The last change that replaced what stood there; null where none is known.");

const Row = z.object({ id: Id, name: MultilingualText });

/** What a site's content is made of. */
export const SiteContent = z.object({
  pages: z
    .array(
      z.object({
        id: Id,
        title: MultilingualText,
        addresses: MultilingualText.describe("In each language that it is published in."),
        lastChange: LastChange,
      }),
    )
    .describe("The agency's pages, by number."),
  kinds: z
    .array(CustomEntity.extend({ count: z.int().describe("How many items it has.") }))
    .describe("Kinds of content of the agency's own, such as news."),
  offices: z.array(Row).describe("The offices of the site's own document."),
  collections: z.array(Row).describe("The named sets of listings."),
});
export type SiteContent = z.infer<typeof SiteContent>;

/** The items of one kind of content. */
export const ContentItems = z.object({
  items: z.array(
    z.object({
      id: Id,
      title: MultilingualText,
      date: z.string().nullable().describe("yyyy-mm-dd."),
      addresses: MultilingualText.describe("In each language that it has one of its own."),
      lastChange: LastChange,
    }),
  ),
  kind: Slug,
});
export type ContentItems = z.infer<typeof ContentItems>;
