import type { BlockOf } from "#contract/blocks/blocks.ts";
import type { FixedListing } from "#domain/listing/search-of.ts";

/** What a block of the agency's fixes of a search. */
export function fixedListing(block: BlockOf<"estate-list">): FixedListing {
  return {
    where: withoutGaps(block.where),
    collectionIds: block.collectionIds,
    sortBy: block.sortBy ?? null,
    groupBy: block.groupBy ?? null,
    size: block.size,
  };
}

type Where = NonNullable<FixedListing["where"]>;

/** The contract says undefined where the domain says absent. */
function withoutGaps(where: BlockOf<"estate-list">["where"]): Where {
  return Object.fromEntries(Object.entries(where).filter(([, part]) => part !== undefined)) as Where;
}
