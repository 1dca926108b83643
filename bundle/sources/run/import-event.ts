import { withConnection } from "#platform/db/connection.ts";
import type { Site } from "#features/site/schema/site.ts";
import { findBroughtListing } from "#bundle/ids/find-listing.ts";
import { createCityBook } from "../city-book.ts";
import { readSiteLists } from "../spreadsheet/read-site-lists.ts";
import { externalIdOf } from "../write-draft.ts";
import { collectingOf, connectorOf, type RunParts } from "./collecting.ts";
import type { Collected, Collecting, Connector, SourceEvent, Webhook } from "./connector.ts";
import { runWith } from "./run-source.ts";
import { findDocument, removeDocument, saveDocument, type StoredDocument } from "./source-documents.ts";
import { withSourceLock } from "./source-lock.ts";
import { findSource, type Source } from "./sources-table.ts";

/** An event as the queue keeps it. */
export type QueuedEvent = { readonly siteId: string; readonly source: string; readonly event: SourceEvent };

type Parts = RunParts & { readonly originOf: (site: Site) => string };

/** The system refused what an event asks for, and would refuse it again. */
export class RefusedForGood extends Error {}

const OVERTAKEN = "a later event overtook it";

/**
 * Imports what an event tells: asks the system for the listing, stores its document, imports it, and tells the system its address.
 * Doing it twice does no harm. Throws where it is to be tried again, and {@link RefusedForGood} where that is in vain.
 */
export async function importQueuedEvent(
  { siteId, source: name, event }: QueuedEvent,
  parts: Parts,
): Promise<string> {
  const source = await withConnection(parts.databaseUrl, (client) => findSource(client, siteId, name));
  if (!source) return "the source is gone";
  return withSourceLock(parts.databaseUrl, source, () => importEvent(source, event, parts));
}

async function importEvent(source: Source, event: SourceEvent, parts: Parts): Promise<string> {
  const { databaseUrl } = parts;
  const stored = await withConnection(databaseUrl, (client) =>
    findDocument(client, source, event.externalId),
  );
  if (event.change === "removed" && isOvertaken(event, stored)) return OVERTAKEN;
  const received: { document: StoredDocument | null; refusal: string | null } = {
    document: null,
    refusal: null,
  };
  const collect = (connector: Connector, collecting: Collecting<never>) =>
    collectEvent(connector, collecting, {
      source,
      event,
      stored,
      onDocument: (document) => void (received.document = document),
      onRefused: (message) => void (received.refusal = message),
    });
  // Each event is about one listing, so that nothing of it is a feed that got lost.
  const { outcome, summary } = await runWith(collect, source, parts, { allowRemovals: true });
  if (received.refusal !== null) throw new RefusedForGood(received.refusal);
  if (outcome === "failed" || outcome === "refused") throw new Error(summary);
  if (event.change === "removed")
    await withConnection(databaseUrl, (client) => removeDocument(client, source, event.externalId));
  else if (outcome === "done") {
    // Only now: a try that failed must still know the units of the document before.
    await withConnection(databaseUrl, async (client) => {
      if (received.document) await saveDocument(client, source, event.externalId, received.document);
    });
    await tellAddress(source, event, parts);
  }
  return summary;
}

/** A removal that comes again, or late, after the listing was published anew. */
function isOvertaken({ happenedAt }: SourceEvent, stored: StoredDocument | null): boolean {
  return happenedAt !== null && stored !== null && stored.receivedAt.getTime() > Date.parse(happenedAt);
}

type Told = {
  readonly source: Source;
  readonly event: SourceEvent;
  readonly stored: StoredDocument | null;
  readonly onDocument: (document: StoredDocument) => void;
  readonly onRefused: (message: string) => void;
};

async function collectEvent(
  { webhook }: Connector,
  collecting: Collecting<never>,
  { source, event, stored, onDocument, onRefused }: Told,
): Promise<Collected> {
  if (!webhook) return { kind: "failed", message: `${source.kind} sends no events` };
  const { externalId, happenedAt } = event;
  const before = stored ? idsOf(webhook, stored, collecting) : [];
  if (event.change === "removed")
    return delivery({ listings: [], withdrawn: [externalId, ...before], findings: [] });
  const answer = await webhook.open(collecting).document(externalId);
  if (answer.kind === "unknown") return { kind: "unchanged" };
  if (answer.kind === "refused") onRefused(answer.message);
  if (answer.kind !== "document") return { kind: "failed", message: answer.message };
  const { document } = answer;
  const receivedAt = happenedAt ? new Date(happenedAt) : collecting.now;
  onDocument({ document, receivedAt });
  const read = webhook.listingsOf(document, collecting.context);
  return delivery({ ...read, withdrawn: [...read.withdrawn, ...goneFrom(before, read.listings)] });
}

type Read = ReturnType<Webhook<never>["listingsOf"]>;

function delivery(read: Read): Collected {
  return { kind: "delivery", isComplete: false, ...read };
}

/** The listings that an earlier document held. */
function idsOf(
  webhook: Webhook<never>,
  { document }: StoredDocument,
  { context }: Collecting<never>,
): string[] {
  const { listings } = webhook.listingsOf(document, { ...context, cities: createCityBook([]) });
  return listings.map(({ draft }) => externalIdOf(draft)).filter((id) => id !== null);
}

/** Units that their project no longer has; where one could not be read, nobody knows which. */
function goneFrom(before: readonly string[], listings: Read["listings"]): string[] {
  if (listings.some(({ draft }) => draft === null)) return [];
  const ids = new Set(listings.map(({ draft }) => externalIdOf(draft)));
  return before.filter((id) => !ids.has(id));
}

async function tellAddress(source: Source, { externalId }: SourceEvent, parts: Parts): Promise<void> {
  const connected = connectorOf(source);
  const lists = await readSiteLists(parts.databaseUrl, source.siteId);
  if (typeof connected === "string" || !connected.connector.webhook || !lists) return;
  const listing = await withConnection(parts.databaseUrl, (client) =>
    findBroughtListing(client, source.siteId, { source: source.name, externalId }),
  );
  const { defaultLocale } = lists.site;
  const path = listing?.isPublished && listing.uri?.[defaultLocale];
  if (!path) return;
  const context = { language: defaultLocale, cities: createCityBook([]) };
  const collecting = collectingOf(source, parts, { settings: connected.settings, context });
  const url = new URL(path, parts.originOf(lists.site)).href;
  const told = await connected.connector.webhook.open(collecting).tellAddress(externalId, url);
  if (told.kind === "refused") throw new RefusedForGood(`the address was not told: ${told.message}`);
  if (told.kind === "later" || told.kind === "no-access")
    throw new Error(`the address was not told: ${told.message}`);
}
