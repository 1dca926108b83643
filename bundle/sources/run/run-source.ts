import type { Client } from "pg";
import { withConnection } from "#platform/db/connection.ts";
import { inSpan } from "#platform/tracing/tracing.ts";
import type { Finding } from "#bundle/finding.ts";
import { createCityBook } from "../city-book.ts";
import { createReferenceBook } from "../reference-of-drafts.ts";
import { type ListsOfSite, readSiteLists } from "../spreadsheet/read-site-lists.ts";
import { importSourceBundle, importDelivery, type Outcome } from "./import-delivery.ts";
import { collectingOf, connectorOf, type RunParts } from "./collecting.ts";
import type { Collected, Collecting, Connector, SourceDelivery } from "./connector.ts";
import { withSourceLock } from "./source-lock.ts";
import { findSource, noteRun, type Source, type SourceRun } from "./sources-table.ts";

export type RunOptions = {
  /** Takes off whatever the source no longer has, however much it is. */
  readonly allowRemovals?: boolean;
  /** Reads and checks, and changes nothing. */
  readonly isTest?: boolean;
};

/** Where a run has its listings from. */
export type Collect = (connector: Connector, collecting: Collecting<never>) => Promise<Collected>;

/**
 * Asks a system for its listings and imports them. Whatever goes wrong, the listings that stand stay; a
 * listing that can't be taken this time stays as it was.
 */
export function runSource(source: Source, parts: RunParts, options: RunOptions = {}): Promise<SourceRun> {
  return withSourceLock(parts.databaseUrl, source, () =>
    runWith((connector, collecting) => connector.collect(collecting), source, parts, options),
  );
}

/** The same with what something else collects, by who holds the lock of the source. */
export function runWith(
  collect: Collect,
  source: Source,
  parts: RunParts,
  options: RunOptions = {},
): Promise<SourceRun> {
  const facts = { "gevel.site": source.siteId, "gevel.source": source.name };
  return inSpan(
    { name: "run source", facts },
    () => runStored(collect, source, parts, options),
    ({ outcome }) => ({ "gevel.import.outcome": outcome }),
  );
}

async function runStored(
  collect: Collect,
  { siteId, name }: Source,
  parts: RunParts,
  options: RunOptions,
): Promise<SourceRun> {
  const { databaseUrl, now } = parts;
  const startedAt = now();
  // Another run may have changed its state while this one waited.
  const source = await withConnection(databaseUrl, (client) => findSource(client, siteId, name));
  if (!source) return { startedAt, endedAt: now(), ...failed(`${siteId} has no source ${name}`) };
  const outcome = await tryRun(collect, source, parts, options).catch((error: unknown) =>
    failed(messageOf(error)),
  );
  const run = { startedAt, endedAt: now(), ...outcome };
  if (!options.isTest) await withConnection(databaseUrl, (client) => noteRun(client, source, run));
  return run;
}

async function tryRun(
  collect: Collect,
  source: Source,
  parts: RunParts,
  options: RunOptions,
): Promise<Outcome> {
  const connected = connectorOf(source);
  if (typeof connected === "string") return failed(connected);
  const lists = await readSiteLists(parts.databaseUrl, source.siteId);
  if (!lists) return failed(`there is no site ${source.siteId}`);
  const cities = createCityBook(lists.reference.cities);
  const context = { language: lists.site.defaultLocale, cities };
  const collecting = collectingOf(source, parts, { settings: connected.settings, context });
  const collected = await collect(connected.connector, collecting);
  if (collected.kind === "unchanged")
    return { outcome: "unchanged", summary: "the source has nothing new", findings: [] };
  if (collected.kind === "failed") return failed(collected.message);
  try {
    return await importCollected(collected, { source, lists, cities, parts, options });
  } finally {
    await collected.close?.();
  }
}

type Running = {
  readonly source: Source;
  readonly lists: ListsOfSite;
  readonly cities: ReturnType<typeof createCityBook>;
  readonly parts: RunParts;
  readonly options: RunOptions;
};

async function importCollected(
  collected: Exclude<Collected, { kind: "unchanged" | "failed" }>,
  { source, lists, cities, parts, options }: Running,
): Promise<Outcome> {
  const allowRemovals = options.allowRemovals ?? false;
  const inDatabase = (work: (client: Client) => Promise<Outcome>) => withConnection(parts.databaseUrl, work);
  if (collected.kind === "bundle") {
    if (options.isTest)
      return { outcome: "done", summary: "the bundle is there; `gevel check` reads it", findings: [] };
    return inDatabase((client) =>
      importSourceBundle(client, source, collected, { findings: [], parts, allowRemovals }),
    );
  }
  const findings = findingsOf(collected);
  const reference = createReferenceBook(lists.reference, cities);
  const drafts = collected.listings.map(({ draft }) => draft).filter((draft) => draft !== null);
  for (const draft of drafts) reference.note(draft);
  if (options.isTest) return { outcome: "done", summary: `${drafts.length} listings can be read`, findings };
  const delivery = { ...collected, additions: reference.additions() };
  return inDatabase((client) => importDelivery(client, source, delivery, { findings, parts, allowRemovals }));
}

function findingsOf({ findings, listings }: SourceDelivery): Finding[] {
  return [...findings, ...listings.flatMap((listing) => listing.findings)];
}

function failed(message: string): Outcome {
  return { outcome: "failed", summary: message, findings: [] };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
