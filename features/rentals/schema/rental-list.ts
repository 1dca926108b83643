import { z } from "zod";
import { RENTAL_PAGE_SIZE } from "#domain/rental/rental-query.ts";
import { known, MultilingualText } from "#features/site/schema/primitives.ts";
import { block, BlockLink } from "#features/site/block/schema.ts";

/** Holiday homes: all of them with questions that narrow them, or a short showcase. */
export const RentalList = block("rental-list").extend({
  intro: known(MultilingualText),
  size: z.int().min(1).max(100).default(RENTAL_PAGE_SIZE),
  /** Filters and paging for the visitor; without them the block is a short showcase. */
  filter: z.boolean().default(true),
  more: known(BlockLink),
});
export type RentalList = z.infer<typeof RentalList>;
