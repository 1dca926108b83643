import type { z } from "zod";
import type { EstateList } from "../../../features/listings/schema/listing-blocks.ts";
import type { Page } from "../../../features/site/schema/page.ts";

type PageInput = z.input<typeof Page>;
type ListInput = z.input<typeof EstateList>;
type Words = { nl: string; fr: string; en: string; de: string };

export type ListingRow = {
  id: number;
  paths: Words;
  title: Words;
  /** The heading while a visitor has chosen places. */
  inPlaces?: Words;
  description: Words;
  intro: Words;
  list: Omit<ListInput, "id" | "type" | "heading" | "intro">;
};

/** A page of one list: its title is the list's heading. */
export function listingPage({ id, paths, title, inPlaces, description, intro, list }: ListingRow): PageInput {
  return {
    id,
    paths,
    title,
    description,
    blocks: [
      {
        id: "list",
        type: "estate-list",
        heading: title,
        ...(inPlaces && { placesHeading: inPlaces }),
        intro,
        ...list,
      },
    ],
  };
}
