import { hash } from "node:crypto";
import type { Client } from "pg";
import type { Site } from "#features/site/schema/site.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { writeLogEntry, type Repeatable } from "#features/site/access/site-log.ts";
import type { Finding } from "../check/finding.ts";
import { BundleRefused } from "../files/bundle-source.ts";
import { memorySource } from "../files/memory-source.ts";
import { ESTATES_FILE } from "../ids/estate-lines.ts";
import {
  type BroughtListing,
  findBroughtListing,
  findOtherSource,
  type ListingKey,
} from "../ids/find-listing.ts";
import { BUNDLE } from "../ids/listing-sources.ts";
import { importSource } from "../import-bundle.ts";
import { removeListing } from "../remove-listing.ts";
import type { ListingDocument, Written, WrittenListing } from "./schema.ts";

/** The source of what is written over the API. */
const API = "api";

export type ListingWrite = {
  readonly site: Site;
  readonly key: ListingKey;
  readonly dataDir: string;
  readonly now: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** The ETag that the caller changes; null where it does not say. */
  readonly ifMatch: string | null;
  readonly repeatable: Omit<Repeatable, "answer"> | null;
};

export type WriteOutcome = { readonly status: 200 | 201; readonly written: Written };

/** Puts a document in the place of a listing, or brings a new one, as an import of that one line does. */
export async function putListing(
  client: Client,
  write: ListingWrite,
  documentOf: (stored: BroughtListing | null) => ListingDocument,
): Promise<WriteOutcome> {
  const { site, key, now, actor, action, subject } = write;
  const stored = await findBroughtListing(client, site.id, key);
  refuseStale(write, stored);
  const source = sourceOf(stored, key);
  const line = Buffer.from(JSON.stringify(named(documentOf(stored), stored, key)));
  const findings: Finding[] = [];
  const outcome: { written: Written | null } = { written: null };
  const log = (what: string, answer?: Written) =>
    writeLogEntry(
      client,
      site.id,
      { at: now, actor, action, subject, outcome: what },
      write.repeatable && answer ? { ...write.repeatable, answer } : undefined,
    );
  const isNew = !stored?.isPublished;
  const imported = await importSource(memorySource({ [ESTATES_FILE]: line }), client, {
    dataDir: write.dataDir,
    siteId: site.id,
    source,
    partial: true,
    now,
    report: (finding) => findings.push(finding),
    afterWriting: async () => {
      const listing = await findBroughtListing(client, site.id, foundBy(key, stored));
      outcome.written = { ...writtenListing(listing!), findings: findingsOf(findings) };
      await log(isNew ? "added" : "changed", outcome.written);
    },
  }).catch((error: unknown) => {
    if (!(error instanceof BundleRefused)) throw error;
    findings.push({ level: "error", file: ESTATES_FILE, message: error.message });
    return { kind: "refused" as const };
  });
  if (imported.kind === "refused") {
    await log("refused");
    throw refusal(findings);
  }
  return { status: isNew ? 201 : 200, written: outcome.written! };
}

/** Takes a listing off that the API brought; one that is gone already stays gone. */
export async function deleteListing(client: Client, write: ListingWrite): Promise<void> {
  const { site, key, now, actor, action, subject } = write;
  const stored = await findBroughtListing(client, site.id, key);
  if (!stored) throw new AppError("not-found");
  if (!stored.isPublished) return;
  refuseStale(write, stored);
  if (stored.source !== API) throw notOwn(stored.source);
  const other = await findOtherSource(client, site.id, { id: stored.id, source: API });
  if (other) throw notOwn(other);
  await removeListing(client, site.id, stored.id, () =>
    writeLogEntry(client, site.id, { at: now, actor, action, subject, outcome: "removed" }),
  );
}

function writtenListing({ id, externalId, source, uri, lineHash }: BroughtListing): WrittenListing {
  return { id, externalId, source, addresses: uri ?? {}, etag: lineHash ? `"${lineHash}"` : null };
}

function refuseStale({ ifMatch }: ListingWrite, stored: BroughtListing | null): void {
  if (ifMatch === null) return;
  const etag = stored?.lineHash ? `"${stored.lineHash}"` : null;
  const isMet = ifMatch.trim() === "*" ? stored?.isPublished : tagsOf(ifMatch).includes(etag);
  if (!isMet) throw new AppError("changed-meanwhile");
}

function tagsOf(ifMatch: string): Array<string | null> {
  return ifMatch.split(",").map((tag) => tag.trim());
}

/** Who a listing stays of: a bundle's may be changed until the bundle comes again, a source's never. */
function sourceOf(stored: BroughtListing | null, key: ListingKey): string {
  const source = stored?.source ?? ("source" in key ? key.source : API);
  if (source === API || (stored && source === BUNDLE)) return source;
  throw notOwn(source);
}

function notOwn(source: string): AppError {
  return new AppError("not-own", { detail: `The source is ${source}.` });
}

/** The document under the ids that its address says, whatever it says itself. */
function named(document: ListingDocument, stored: BroughtListing | null, key: ListingKey): ListingDocument {
  const general = { ...(document["general"] as Record<string, unknown> | undefined) };
  const externalId = "externalId" in key ? key.externalId : stored?.externalId;
  for (const name of ["id", "externalId", "source"]) delete general[name];
  const ids = externalId != null ? { externalId } : { id: "id" in key ? key.id : stored?.id };
  return { ...document, general: { ...ids, ...general } };
}

function foundBy(key: ListingKey, stored: BroughtListing | null): ListingKey {
  return stored ? { id: stored.id } : key;
}

function findingsOf(findings: readonly Finding[]): Written["findings"] {
  return findings
    .filter(({ level }) => level !== "note")
    .map(({ level, path, message }) => ({
      level: level === "error" ? "error" : "warning",
      path: path ?? "",
      message,
    }));
}

const MOST_ERRORS = 50;

function refusal(findings: readonly Finding[]): AppError {
  const told = findingsOf(findings);
  const errors = told.filter(({ level }) => level === "error").slice(0, MOST_ERRORS);
  return new AppError("refused", {
    errors: errors.map(({ path, message }) => ({ path, message })),
    members: { findings: told },
  });
}

/** What a repeated call must be the same in. */
export function hashOfRequest(parts: readonly string[]): string {
  return hash("sha256", JSON.stringify(parts), "base64url");
}
