import { ExternalId } from "#features/listings/schema/general.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { Slug } from "#features/site/schema/primitives.ts";
import type { ListingKey } from "../ids/find-listing.ts";

/** What `{id}` of a listing's address means. */
export const LISTING_ID =
  "The listing's number, or `{source}:{externalId}`; what the API brings has the source `api`. Example: `api:A-17`";

/** `{id}` of the path: a number, or a source and its text id. */
export function readKey(word = ""): ListingKey {
  if (/^[1-9]\d{0,15}$/.test(word) && Number.isSafeInteger(Number(word))) return { id: Number(word) };
  const colon = word.indexOf(":");
  const key = { source: word.slice(0, colon), externalId: word.slice(colon + 1) };
  const isKey =
    colon > 0 && Slug.safeParse(key.source).success && ExternalId.safeParse(key.externalId).success;
  if (!isKey) throw new AppError("not-found");
  return key;
}
