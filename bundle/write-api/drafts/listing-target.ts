import { ESTATES_FILE } from "../../files/bundle-files.ts";
import { type BroughtListing, findBroughtListing } from "../../ids/find-listing.ts";
import { checkDocuments } from "../check-documents.ts";
import { readKey } from "../listing-key.ts";
import { refuseBeyondAgent, refuseOthersListing } from "../own-listings.ts";
import type { ListingDocument } from "../schema.ts";
import { isCompleteSoFar, named, putListing, sourceOf, toldOfListing } from "../write-listing.ts";
import type { DraftContext, DraftTarget } from "./draft-target.ts";

/** A listing by its number or its text id, also one that does not exist yet; throws where the holder may not write it. */
export async function listingTarget(context: DraftContext, word: string): Promise<DraftTarget> {
  const { client, site, dataDir, holder } = context;
  const key = readKey(word);
  const stored = await findBroughtListing(client, site.id, key);
  if (stored) await refuseOthersListing(client, { site, holder, listingId: stored.id });
  // A new one is an editor's, also while it is prepared.
  else refuseBeyondAgent({ holder }, [""], undefined);
  const source = sourceOf(stored, key);
  const byKey = `estates/${word}`;
  return {
    names: stored ? [`estates/${stored.id}`, byKey] : [byKey],
    read: async () => documentOf(stored),
    refuse: (changed, document) => refuseBeyondAgent({ holder }, changed, document),
    check: (document, now) => {
      const line = Buffer.from(JSON.stringify(named(document as ListingDocument, stored, key)));
      const files = { [ESTATES_FILE]: line };
      const refusesIncomplete = isCompleteSoFar(stored);
      return checkDocuments(client, {
        site,
        dataDir,
        now,
        files,
        source,
        refusesIncomplete,
        told: toldOfListing,
      });
    },
    publish: async (write, document) =>
      (await putListing(client, { ...write, key }, () => document as ListingDocument)).written,
  };
}

function documentOf(stored: BroughtListing | null) {
  if (!stored?.isPublished || stored.line === null || stored.lineHash === null) return null;
  return { document: JSON.parse(stored.line) as unknown, etag: `"${stored.lineHash}"` };
}
