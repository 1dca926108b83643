import { isDeepStrictEqual } from "node:util";
import type { Client } from "pg";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import type { Finding } from "#bundle/finding.ts";
import { BundleRefused, type OpenBundle, ESTATES_FILE } from "#bundle/files/bundle-files.ts";
import { memoryBundle } from "#bundle/files/bundle-files.ts";
import { withMediaFiles } from "#bundle/files/bundle-files.ts";
import { type BundleImport, importOpenBundle, type ImportResult } from "#bundle/import-bundle.ts";
import type { MappedListing } from "../mapping.ts";
import type { createReferenceBook } from "../reference-of-drafts.ts";
import { externalIdOf } from "../write-draft.ts";
import type { RunParts } from "./collecting.ts";
import type { Collected, SourceDelivery } from "./connector.ts";
import { findSource, saveState, type Source, type SourceRun } from "./sources-table.ts";
import { countsOf } from "#bundle/commit/finish-import.ts";
import { lockImports } from "#bundle/import-lock.ts";

export type Outcome = Pick<SourceRun, "outcome" | "summary" | "findings">;

type ImportContext = {
  readonly findings: Finding[];
  readonly parts: Pick<RunParts, "dataDir" | "now">;
  readonly allowRemovals: boolean;
};

type Additions = ReturnType<ReturnType<typeof createReferenceBook>["additions"]>;

/** Imports the listings of a delivery beside those that stand; of the source's own listings those go that it takes back. */
export async function importDelivery(
  client: Client,
  source: Source,
  { additions, ...delivery }: SourceDelivery & { readonly additions: Additions },
  context: ImportContext,
): Promise<Outcome> {
  await lockImports(client, source.siteId);
  const unread = delivery.listings.filter(({ draft }) => draft === null);
  const removedIds = await withdrawnIds(client, source, delivery, unread.length === 0);
  const suffix = delivery.isComplete && unread.length > 0 ? `, ${noRemovals(unread)}` : "";
  if (suffix)
    context.findings.unshift({
      level: "warning",
      code: "unreadable-listing",
      file: ESTATES_FILE,
      message: noRemovals(unread),
    });
  const options = {
    source: source.name,
    partial: true,
    skipInvalid: true,
    removedIds,
    isFirstRun: source.state === null,
  };
  const state = delivery.state ?? {};
  const bundle = bundleOf(delivery, additions);
  const outcome = await importOfSource(client, source, { bundle, options, state }, context);
  return { ...outcome, summary: `${outcome.summary}${suffix}` };
}

/** Why a run removed none of the listings that the system no longer names, in words that an operator reads. */
function noRemovals(unread: readonly MappedListing[]): string {
  const reason = unread.flatMap(({ findings }) => findings).find(({ level }) => level === "error");
  const because = reason ? `; the first: ${reason.file} ${reason.message}` : "";
  return `${unread.length} could not be read, so that none that is missing was removed${because}`;
}

/** Imports a whole site, as an import by hand does: its listings are those of bundles. */
export function importSourceBundle(
  client: Client,
  source: Source,
  { bundle, state }: Extract<Collected, { kind: "bundle" }>,
  context: ImportContext,
): Promise<Outcome> {
  return importOfSource(client, source, { bundle, options: { keepsOperatorsFields: true }, state }, context);
}

type SourceImport = {
  readonly bundle: OpenBundle;
  readonly options: Partial<BundleImport>;
  readonly state: NonNullable<Source["state"]>;
};

async function importOfSource(
  client: Client,
  source: Source,
  { bundle, options, state }: SourceImport,
  { findings, parts, allowRemovals }: ImportContext,
): Promise<Outcome> {
  const { siteId, name } = source;
  const now = parts.now();
  const result = await importOpenBundle(bundle, client, {
    ...options,
    dataDir: parts.dataDir,
    siteId,
    allowRemovals,
    now,
    report: (finding) => void findings.push(finding),
    beforeWriting: (writer) => refuseChangedSource(writer, source),
    afterWriting: async (_client, { outcome }) => {
      await saveState(client, source, state);
      const entry = { at: now, actor: `source ${name}`, action: "run", subject: source.kind, outcome };
      await writeLogEntry(client, siteId, entry);
    },
  }).catch((error: unknown) => {
    if (error instanceof BundleRefused) return refusedBecause(error, findings);
    throw error;
  });
  return { findings, ...(result.kind === "imported" ? done(result) : refused(findings)) };
}

/** Else a site that was removed during a download would come back, or the listings of an account that it left. */
async function refuseChangedSource(client: Client, source: Source): Promise<void> {
  const { siteId, name, kind, settings } = source;
  // Who removes a site holds this lock.
  await lockImports(client, siteId);
  const stored = await findSource(client, siteId, name);
  if (!stored) throw new Error(`${siteId} has no source ${name} any more: nothing was taken`);
  if (stored.kind !== kind || !isDeepStrictEqual(stored.settings, settings))
    throw new Error(`the settings of the source ${name} changed during its run: nothing was taken`);
}

function bundleOf({ listings, media }: SourceDelivery, additions: Additions): OpenBundle {
  const lists = Object.entries(additions).filter(([, rows]) => rows.length > 0);
  const lines = listings.filter(({ draft }) => draft !== null);
  const files = {
    ...(lists.length > 0 ? { "reference.json": Buffer.from(JSON.stringify(Object.fromEntries(lists))) } : {}),
    [ESTATES_FILE]: Buffer.from(lines.map(({ draft }) => `${JSON.stringify(draft)}\n`).join("")),
  };
  return media ? withMediaFiles(memoryBundle(files), media) : memoryBundle(files);
}

/** The published listings of the source that it takes back, or, where it told of all, that it does not name. */
async function withdrawnIds(
  client: Client,
  { siteId, name }: Source,
  { listings, withdrawn, isComplete }: SourceDelivery,
  areAllRead: boolean,
): Promise<number[]> {
  // Of a listing that could not be read nobody knows which one it is: then nothing is missing for sure.
  const isSure = isComplete && areAllRead;
  const delivered = listings.map(({ draft }) => externalIdOf(draft)).filter((id) => id !== null);
  const { rows } = await client.query<{ id: string }>(FIND_WITHDRAWN, [
    siteId,
    name,
    withdrawn,
    isSure ? delivered : null,
  ]);
  return rows.map(({ id }) => Number(id));
}

const FIND_WITHDRAWN = `
  select e.id from listing_source l join estate e using (site_id, id)
  where l.site_id = $1 and l.source = $2
    and (l.external_id = any($3::text[]) or ($4::text[] is not null and not (l.external_id = any($4::text[]))))`;

function refusedBecause(error: BundleRefused, findings: Finding[]): { readonly kind: "refused" } {
  findings.push({ level: "error", code: "unreadable-bundle", file: ESTATES_FILE, message: error.message });
  return { kind: "refused" };
}

function done({ estates, skipped }: ImportResult & { readonly kind: "imported" }) {
  const counts = countsOf(estates);
  return {
    outcome: "done" as const,
    summary: skipped > 0 ? `${counts}, ${skipped} left as they were` : counts,
  };
}

function refused(findings: readonly Finding[]) {
  const last = findings.findLast(({ level }) => level === "error");
  return { outcome: "refused" as const, summary: last?.message ?? "nothing could be taken" };
}
