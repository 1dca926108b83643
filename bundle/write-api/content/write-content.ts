import type { Client } from "pg";
import { reindexSite } from "../../reindex/reindex-site.ts";
import type { Site } from "#features/site/schema/site.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, type Answer, EMPTY } from "#features/site/api/endpoint.ts";
import { type Finding, toldAt, type ToldFinding } from "../../finding.ts";
import { importDocuments } from "../import-documents.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { withSiteWriteLock, type WriteCall } from "../with-site-write-lock.ts";
import { findAnswered, refuseStale, type Write, writeOf } from "../write.ts";
import { type ContentResource, etagOf, type PartialBundle, type SiteStore } from "./resource.ts";
import type { WrittenContent } from "../schema.ts";

/** The document as it was brought, for the holder of a token. */
export function readContent(call: WriteCall, resource: ContentResource): Promise<Answer> {
  const { site, parts } = call;
  return onOwnConnection({ site, parts }, async (client) => {
    const document = await resource.read({ client, site, dataDir: parts.dataDir });
    if (document === null) throw new AppError("not-found");
    const headers = { ETag: etagOf(document), "Cache-Control": "private, no-store" };
    return { json: null, response: Response.json(document, { headers }) };
  });
}

type ContentWrite = {
  /** As the log names it. */
  readonly action: string;
  readonly documentOf: (stored: unknown, store: SiteStore) => unknown;
};

/** Puts a document in the place of what stands, as an import that brings it does. */
export function putContent(
  call: WriteCall,
  resource: ContentResource,
  { action, documentOf }: ContentWrite,
): Promise<Answer> {
  return withSiteWriteLock(call, async (client) => {
    const write = writeOf(call, action, resource.subject);
    const { status, written: done } = await writeContent(client, write, resource, documentOf);
    return written(done, status);
  });
}

export type ContentOutcome = { readonly status: 200 | 201; readonly written: WrittenContent };

/** The same where nobody else writes on the site. */
export async function writeContent(
  client: Client,
  write: Write,
  resource: ContentResource,
  documentOf: ContentWrite["documentOf"],
): Promise<ContentOutcome> {
  const repeated = await findAnswered<WrittenContent>(client, write);
  if (repeated) return { status: 200, written: repeated };
  const store = { client, site: write.site, dataDir: write.dataDir };
  const stored = await resource.read(store);
  refuseStale(write, stored === null ? null : etagOf(stored), stored !== null);
  const bundle = await resource.bundleWith(store, await documentOf(stored, store));
  const isNew = stored === null;
  const outcome = isNew ? "added" : "changed";
  const done = await bring(client, { write, resource, bundle, outcome }, async (findings) => ({
    addresses: await resource.addresses(store),
    etag: etagOf(await resource.read(store)),
    findings: [...findings],
  }));
  return { status: isNew ? 201 : 200, written: done };
}

/** Takes content off, where an import would take the site without it. */
export function deleteContent(call: WriteCall, resource: ContentResource): Promise<Answer> {
  return withSiteWriteLock(call, async (client) => {
    const write = writeOf(call, "DELETE", resource.subject);
    if (await findAnswered(client, write)) return EMPTY;
    const store = { client, site: write.site, dataDir: write.dataDir };
    const stored = await resource.read(store);
    if (stored === null) throw new AppError("not-found");
    refuseStale(write, etagOf(stored), true);
    const bundle = await resource.bundleWithout!(store);
    await bring(client, { write, resource, bundle, outcome: "removed" }, async () => ({}));
    return EMPTY;
  });
}

function written(content: WrittenContent, status: 200 | 201): Answer {
  return answer(content, { status, headers: { ETag: content.etag } });
}

type ImportContext = {
  readonly write: Write;
  readonly resource: ContentResource;
  readonly bundle: PartialBundle;
  readonly outcome: "added" | "changed" | "removed";
};

async function bring<Told>(
  client: Client,
  { write, resource, bundle, outcome }: ImportContext,
  answerOf: (findings: readonly ToldFinding[]) => Promise<Told>,
): Promise<Told> {
  const siteId = write.site.id;
  const { removedPages = [] } = bundle;
  const entries = Object.entries(bundle.files).map(([name, document]): [string, Buffer] => [
    name,
    Buffer.from(JSON.stringify(document)),
  ]);
  const textsBefore = await textsOf(client, siteId);
  let areTextsChanged = false;
  const told = await importDocuments(client, write, {
    files: Object.fromEntries(entries),
    removedPages,
    outcome,
    told: (finding) => toldOf(finding, resource),
    answer: async (findings) => {
      const texts = await textsOf(client, siteId);
      areTextsChanged = texts !== textsBefore;
      // Should this process end before they are derived anew, the next start does it.
      if (areTextsChanged)
        await client.query("update site set derived_form = 0 where site_id = $1", [siteId]);
      return answerOf(areTextsChanged && texts === "keep" ? [...findings, TEXTS_STAY] : findings);
    },
  });
  if (areTextsChanged) await reindexSite(client, siteId);
  return told;
}

const TEXTS_STAY: ToldFinding = {
  level: "warning",
  code: "texts-not-restored",
  path: "settings.hiddenAddressTexts",
  message: "texts in which a street was replaced stay so until their listings are brought again",
};

/** By what the texts of listings are derived. */
async function textsOf(client: Client, siteId: string): Promise<string | undefined> {
  type Texts = Site["settings"]["hiddenAddressTexts"];
  const { rows } = await client.query<{ texts: Texts | null }>(
    "select document #>> '{settings,hiddenAddressTexts}' as texts from site where site_id = $1",
    [siteId],
  );
  return rows[0]?.texts ?? undefined;
}

/** Of other files only what is wrong is told: a menu that leads to a page that goes. */
export function toldOf(
  finding: Finding,
  { file: own, within, subject }: ContentResource,
): ToldFinding | null {
  const { level, file, path = "" } = finding;
  if (level === "warning" && file !== own) return null;
  if (file !== own) return toldAt(finding, [file, path].filter(Boolean).join(" "));
  if (within) return toldAt(finding, path.replace(within, ""));
  const isItem = subject.startsWith("entities/");
  return toldAt(finding, isItem ? path.replace(/^\d+\./, "") : path);
}
