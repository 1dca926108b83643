import type { Client } from "pg";
import { withConnection } from "#platform/db/connection.ts";
import type { FetchPublic } from "#platform/http/fetch-public.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import type { Finding } from "#bundle/check/finding.ts";
import { BundleRefused } from "#bundle/files/bundle-source.ts";
import { memorySource } from "#bundle/files/memory-source.ts";
import { ESTATES_FILE } from "#bundle/ids/estate-lines.ts";
import { importSource, type ImportResult } from "#bundle/import-bundle.ts";
import { createCityBook } from "../city-book.ts";
import { createReferenceBook } from "../reference-of-drafts.ts";
import { readSiteLists } from "../spreadsheet/read-site-lists.ts";
import type { ListingDraft } from "../write-draft.ts";
import type { Collected, SourceDelivery } from "./connector.ts";
import { CONNECTORS } from "./connectors.ts";
import { noteRun, saveState, type Source, type SourceRun } from "./sources-table.ts";

export type RunParts = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly fetch: FetchPublic;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
};

type RunOptions = {
  /** Takes off whatever the source no longer has, however much it is. */
  readonly allowRemovals?: boolean;
  /** Reads and checks, and changes nothing. */
  readonly isTest?: boolean;
};

type Outcome = Pick<SourceRun, "outcome" | "summary" | "findings">;

/**
 * Asks a system for its listings and brings them as an import does. Whatever goes wrong, the listings that stand stay; a
 * listing that can't be taken this time stays as it was.
 */
export async function runSource(
  source: Source,
  parts: RunParts,
  options: RunOptions = {},
): Promise<SourceRun> {
  const startedAt = parts.now();
  const outcome = await tryRun(source, parts, options).catch((error: unknown): Outcome => ({
    outcome: "failed",
    summary: messageOf(error),
    findings: [],
  }));
  const run = { startedAt, endedAt: parts.now(), ...outcome };
  if (!options.isTest) await withConnection(parts.databaseUrl, (client) => noteRun(client, source, run));
  return run;
}

async function tryRun(source: Source, parts: RunParts, options: RunOptions): Promise<Outcome> {
  const lists = await readSiteLists(parts.databaseUrl, source.siteId);
  if (!lists) return { outcome: "failed", summary: `there is no site ${source.siteId}`, findings: [] };
  const cities = createCityBook(lists.reference.cities);
  const collected = await collect(source, parts, { language: lists.site.defaultLocale, cities });
  if (collected.kind === "unchanged")
    return { outcome: "unchanged", summary: "the source has nothing new", findings: [] };
  if (collected.kind === "failed") return { outcome: "failed", summary: collected.message, findings: [] };
  const drafts = collected.listings.map(({ draft }) => draft).filter((draft) => draft !== null);
  const reference = createReferenceBook(lists.reference, cities);
  for (const draft of drafts) reference.note(draft);
  const findings = [...collected.findings, ...collected.listings.flatMap((listing) => listing.findings)];
  if (options.isTest) return tested(drafts, findings);
  const additions = Object.entries(reference.additions()).filter(([, rows]) => rows.length > 0);
  const files = {
    ...Object.fromEntries(
      Object.entries(collected.files ?? {}).map(([name, bytes]) => [`media/${name}`, bytes]),
    ),
    ...(additions.length > 0
      ? { "reference.json": Buffer.from(JSON.stringify(Object.fromEntries(additions))) }
      : {}),
    [ESTATES_FILE]: Buffer.from(drafts.map((draft) => `${JSON.stringify(draft)}\n`).join("")),
  };
  return withConnection(parts.databaseUrl, (client) =>
    bring(client, source, { collected, files, findings, parts, options }),
  );
}

async function collect(
  { kind, settings, state }: Source,
  { fetch, environment, now }: RunParts,
  context: Parameters<(typeof CONNECTORS)[string]["collect"]>[0]["context"],
): Promise<Collected> {
  const connector = CONNECTORS[kind];
  if (!connector) return { kind: "failed", message: `${kind} is no kind of source` };
  const parsed = connector.settings.safeParse(settings);
  if (!parsed.success)
    return { kind: "failed", message: `its settings are not valid: ${parsed.error.message}` };
  const secret = (variable: string) => {
    const value = environment[variable];
    if (!value) throw new Error(`the environment variable ${variable} is not set`);
    return value;
  };
  return connector.collect({ settings: parsed.data as never, state, context, fetch, secret, now: now() });
}

function tested(drafts: readonly ListingDraft[], findings: readonly Finding[]): Outcome {
  return { outcome: "done", summary: `${drafts.length} listings can be read`, findings };
}

type Bringing = {
  readonly collected: SourceDelivery;
  readonly files: Readonly<Record<string, Buffer>>;
  readonly findings: Finding[];
  readonly parts: RunParts;
  readonly options: RunOptions;
};

async function bring(
  client: Client,
  source: Source,
  { collected, files, findings, parts, options }: Bringing,
): Promise<Outcome> {
  const { siteId, name } = source;
  await client.query("select pg_advisory_lock(hashtext('gevel import'), hashtext($1))", [siteId]);
  const removedIds = await withdrawnIds(client, source, collected);
  const now = parts.now();
  const result = await importSource(memorySource(files), client, {
    dataDir: parts.dataDir,
    siteId,
    source: name,
    partial: true,
    skipInvalid: true,
    removedIds,
    allowRemovals: options.allowRemovals ?? false,
    now,
    report: (finding) => void findings.push(finding),
    afterWriting: async (_client, { outcome }) => {
      await saveState(client, source, collected.state ?? {});
      await writeLogEntry(client, siteId, {
        at: now,
        actor: `source ${name}`,
        action: "run",
        subject: source.kind,
        outcome,
      });
    },
  }).catch((error: unknown) => {
    if (error instanceof BundleRefused) return refusedBecause(error, findings);
    throw error;
  });
  return { findings, ...(result.kind === "imported" ? done(result) : refused(findings)) };
}

/** The published listings of the source that it takes back, or, where it told of all, that it does not name. */
async function withdrawnIds(
  client: Client,
  { siteId, name }: Source,
  { listings, withdrawn, isComplete }: SourceDelivery,
): Promise<number[]> {
  // Of a listing that could not be read nobody knows which one it is: then nothing is missing for sure.
  const isSure = isComplete && listings.every(({ draft }) => draft !== null);
  const delivered = listings.flatMap(({ draft }) => externalIdOf(draft));
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

function externalIdOf(draft: ListingDraft | null): string[] {
  const general = draft?.["general"] as { readonly externalId?: string } | undefined;
  return general?.externalId === undefined ? [] : [general.externalId];
}

function refusedBecause(error: BundleRefused, findings: Finding[]): { readonly kind: "refused" } {
  findings.push({ level: "error", file: ESTATES_FILE, message: error.message });
  return { kind: "refused" };
}

function done({ estates, skipped }: ImportResult & { readonly kind: "imported" }) {
  const counts = `${estates.added} added, ${estates.changed} changed, ${estates.removed} removed`;
  return {
    outcome: "done" as const,
    summary: skipped > 0 ? `${counts}, ${skipped} left as they were` : counts,
  };
}

function refused(findings: readonly Finding[]) {
  const last = findings.findLast(({ level }) => level === "error");
  return { outcome: "refused" as const, summary: last?.message ?? "nothing could be taken" };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
