import { statusOfTransaction } from "#domain/estate/reference/status.ts";
import type { AgencyListingDetail } from "../api/published.ts";
import { priceText, readPrice } from "./read-price.ts";

/** What is filled in of a listing; a field that nobody touched is not in it. */
export type ListingDraft = {
  readonly transaction?: number;
  /** As it was typed. */
  readonly price?: string;
  readonly collectionIds?: readonly number[];
  readonly isHidden?: boolean;
};

type Changed = Pick<
  AgencyListingDetail,
  "transaction" | "price" | "collectionIds" | "groupStatus" | "isHidden"
>;

/** What a draft changes of a listing as it is now, by the names of its fields. */
export function changedFields(draft: ListingDraft, listing: Changed): (keyof ListingDraft)[] {
  const { transaction, price, collectionIds, isHidden } = draft;
  const isChanged = {
    transaction: transaction !== undefined && transaction !== listing.transaction,
    price: price !== undefined && readPrice(price) !== listing.price,
    collectionIds: collectionIds !== undefined && namesOf(collectionIds) !== namesOf(listing.collectionIds),
    isHidden: isHidden !== undefined && isHidden !== listing.isHidden,
  };
  return (Object.keys(isChanged) as (keyof ListingDraft)[]).filter((field) => isChanged[field]);
}

/** The merge patch of a listing's document that a draft means. */
export function patchOf(draft: ListingDraft, listing: Changed): object {
  const changed = changedFields(draft, listing);
  const { transaction, price = "", collectionIds = [] } = draft;
  const status = statusOfTransaction(transaction);
  const general = {
    // The name is that of the list of transactions.
    ...(changed.includes("transaction") && { transaction: { id: transaction, name: null } }),
    // 0 is on request, whatever the attribute groups say.
    ...(changed.includes("price") && { price: { value: readPrice(price) ?? 0 } }),
    ...(changed.includes("isHidden") && { hidden: draft.isHidden || null }),
  };
  return {
    ...(Object.keys(general).length > 0 && { general }),
    ...(changed.includes("transaction") &&
      listing.groupStatus !== null &&
      status && { property: { status } }),
    ...(changed.includes("collectionIds") && {
      estate_collections: collectionIds.map((id) => ({ estate_collection_id: id })),
    }),
  };
}

/** What the fields of a listing show. */
export function shownFields(draft: ListingDraft, listing: Changed) {
  return {
    transaction: draft.transaction ?? listing.transaction,
    price: draft.price ?? priceText(listing.price),
    collectionIds: draft.collectionIds ?? listing.collectionIds,
    isHidden: draft.isHidden ?? listing.isHidden,
  };
}

function namesOf(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join();
}
