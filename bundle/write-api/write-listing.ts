import type { Client } from "pg";
import { AppError } from "#features/site/api/app-error.ts";
import { type Finding, toldAt, type ToldFinding } from "../finding.ts";
import { lackingOfNode } from "../check/estate/lacking-of-node.ts";
import { EstateLine } from "../ids/estate-line.ts";
import { ESTATES_FILE } from "../files/bundle-files.ts";
import {
  type BroughtListing,
  findBroughtListing,
  findOtherSource,
  type ListingKey,
} from "../ids/find-listing.ts";
import { BUNDLE } from "../ids/listing-sources.ts";
import { removeListing } from "../remove-listing.ts";
import { importDocuments, log } from "./import-documents.ts";
import type { ListingDocument, Written, WrittenListing } from "./schema.ts";
import { refuseStale, type Write } from "./write.ts";

/** The source of what is written over the API. */
const API = "api";

export type ListingWrite = Write & { readonly key: ListingKey };

export type WriteOutcome = { readonly status: 200 | 201; readonly written: Written };

/** Puts a document in the place of a listing, or brings a new one, as an import of that one line does. */
export async function putListing(
  client: Client,
  write: ListingWrite,
  documentOf: (stored: BroughtListing | null) => ListingDocument,
): Promise<WriteOutcome> {
  const { site, key } = write;
  const stored = await findBroughtListing(client, site.id, key);
  refuseStale(write, etagOf(stored), stored?.isPublished ?? false);
  const isNew = !stored?.isPublished;
  const written = await importDocuments<Written>(client, write, {
    files: { [ESTATES_FILE]: Buffer.from(JSON.stringify(named(documentOf(stored), stored, key))) },
    source: sourceOf(stored, key),
    refusesIncomplete: isCompleteSoFar(stored),
    outcome: isNew ? "added" : "changed",
    told: toldOfListing,
    answer: async (findings) => {
      const listing = await findBroughtListing(client, site.id, foundBy(key, stored));
      return { ...writtenListing(listing!), findings: [...findings] };
    },
  });
  return { status: isNew ? 201 : 200, written };
}

/** Takes a listing off that the API brought; one that is gone already stays gone. */
export async function deleteListing(client: Client, write: ListingWrite): Promise<void> {
  const { site, key } = write;
  const stored = await findBroughtListing(client, site.id, key);
  if (!stored) throw new AppError("not-found");
  if (!stored.isPublished) return;
  refuseStale(write, etagOf(stored), true);
  if (stored.source !== API) throw notOwn(stored.source);
  const other = await findOtherSource(client, site.id, { id: stored.id, source: API });
  if (other) throw notOwn(other);
  const change = { actor: write.actor, at: write.now };
  await removeListing(client, site.id, stored.id, change, () => log(client, write, "removed", {}));
}

/**
 * Whether a write must leave a listing complete: a new one, and one that is. What an import brought without its town, say, can
 * still be changed, sold or taken off.
 */
export function isCompleteSoFar(stored: BroughtListing | null): boolean {
  if (!stored?.isPublished || stored.line === null) return true;
  const { data } = EstateLine.safeParse(JSON.parse(stored.line));
  return data === undefined || lackingOfNode(data).length === 0;
}

function writtenListing(listing: BroughtListing): WrittenListing {
  const { id, externalId, source, uri } = listing;
  return { id, externalId, source, addresses: uri ?? {}, etag: etagOf(listing) };
}

function etagOf(listing: BroughtListing | null): string | null {
  return listing?.lineHash ? `"${listing.lineHash}"` : null;
}

/** Whether calls may change what a source brought: its own system changes the rest. */
export function canChange(source: string): boolean {
  return source === API || source === BUNDLE;
}

/** Who a listing stays of: a bundle's may be changed until the bundle comes again, a source's never. */
export function sourceOf(stored: BroughtListing | null, key: ListingKey): string {
  const source = stored?.source ?? ("source" in key ? key.source : API);
  if (source === API || (stored && canChange(source))) return source;
  throw notOwn(source);
}

function notOwn(source: string): AppError {
  return new AppError("not-own", { detail: `The source is ${source}.` });
}

/** The document under the ids that its address says, whatever it says itself. */
export function named(
  document: ListingDocument,
  stored: BroughtListing | null,
  key: ListingKey,
): ListingDocument {
  const general = { ...(document["general"] as Record<string, unknown> | undefined) };
  const externalId = "externalId" in key ? key.externalId : stored?.externalId;
  for (const name of ["id", "externalId", "source"]) delete general[name];
  const ids = externalId != null ? { externalId } : { id: "id" in key ? key.id : stored?.id };
  return { ...document, general: { ...ids, ...general } };
}

function foundBy(key: ListingKey, stored: BroughtListing | null): ListingKey {
  return stored ? { id: stored.id } : key;
}

/** What a write of a listing tells. */
export function toldOfListing(finding: Finding): ToldFinding | null {
  return toldAt(finding, finding.path ?? "");
}
