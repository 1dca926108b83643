import type { EstateList } from "./schema/listing-blocks.ts";
import type { FixedListing } from "#domain/listing/search-of.ts";

/** What a block of the agency's fixes of a search. */
export function fixedListing(block: EstateList): FixedListing {
  return {
    where: withoutGaps(block.where),
    collectionIds: block.collectionIds,
    sortBy: block.sortBy ?? null,
    groupBy: block.groupBy ?? null,
    size: block.size,
  };
}

type Where = NonNullable<FixedListing["where"]>;

/** The schema says undefined where the domain says absent. */
function withoutGaps(where: EstateList["where"]): Where {
  return Object.fromEntries(Object.entries(where).filter(([, part]) => part !== undefined)) as Where;
}
