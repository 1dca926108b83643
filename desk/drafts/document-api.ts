import { send } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import { publishFailureOf } from "../documents/publish-failure.ts";
import type { DraftDocument, DraftState, Publication } from "../api/published.ts";
import type { CallOutcome, DocumentEffects, DraftInfo } from "./document-effects.ts";
import type { PublishOutcome } from "./desk-document.ts";
import type { Finding } from "../findings/finding-words.ts";
import type { Published, Remote } from "./editing.ts";

type Calls<Doc> = Pick<DocumentEffects<Doc>, "read" | "save" | "drop" | "findings" | "publish">;

/** What is asked of the server while a document is edited. Example of a resource: `pages/3`. */
export function documentCalls<Doc>(resource: string): Calls<Doc> {
  let sent: { readonly etag: string; readonly key: string } | null = null;
  return {
    read: () => readBoth(resource),
    save: async ({ document, base, etag }) => {
      try {
        const headers = etag === null ? undefined : { "If-Match": etag };
        const answer = await send("PUT", `${resource}/draft`, { body: { document, base }, headers });
        return { kind: "done", draftInfo: draftInfoOf((await answer.json()) as DraftState) };
      } catch (error) {
        return failureOf(error);
      }
    },
    drop: async (etag) => {
      try {
        await send("DELETE", `${resource}/draft`, { headers: { "If-Match": etag } });
        return { kind: "done" };
      } catch (error) {
        return failureOf(error);
      }
    },
    findings: async () => {
      const answer = await send("GET", `${resource}/draft/findings`);
      return ((await answer.json()) as { readonly findings: readonly Finding[] }).findings;
    },
    publish: async (etag, at) => {
      // What is sent again after it got lost is no second change.
      const { key } = (sent = sent?.etag === etag ? sent : { etag, key: crypto.randomUUID() });
      const outcome = await publishDraft(resource, { etag, key }, at);
      if (outcome.kind !== "lost") sent = null;
      return outcome;
    },
  };
}

async function readBoth<Doc>(
  resource: string,
): Promise<Remote<Doc> & { readonly draftInfo: DraftInfo | null }> {
  // In this order: what is published between the two shows as a change of the resource.
  const answer = await send("GET", `${resource}/draft`);
  const draft = answer.status === 204 ? null : ((await answer.json()) as DraftDocument);
  const published = await readPublished<Doc>(resource);
  if (!draft) return { published, draft: null, draftInfo: null };
  const { baseDocument, base, etag } = draft;
  return {
    published,
    draft: {
      document: draft.document as Doc,
      etag,
      base: { document: baseDocument as Doc | null, etag: base },
    },
    draftInfo: draftInfoOf(draft),
  };
}

async function readPublished<Doc>(resource: string): Promise<Published<Doc>> {
  try {
    const answer = await send("GET", resource);
    return { document: (await answer.json()) as Doc, etag: answer.headers.get("ETag") };
  } catch (error) {
    const isMissing = error instanceof CallFailed && [404, 410].includes(error.status);
    if (isMissing) return { document: null, etag: null };
    throw error;
  }
}

async function publishDraft(
  resource: string,
  { etag, key }: { readonly etag: string; readonly key: string },
  at: Date | null | undefined,
): Promise<PublishOutcome> {
  try {
    const answer = await send("POST", `${resource}/draft/publish`, {
      body: at === undefined ? {} : { at },
      headers: { "If-Match": etag, "Idempotency-Key": key },
    });
    const { publishAt, written } = (await answer.json()) as Publication;
    return written
      ? { kind: "published", addresses: written.addresses, findings: written.findings }
      : { kind: "scheduled", at: publishAt === null ? null : new Date(publishAt) };
  } catch (error) {
    return publishFailureOf(error);
  }
}

function draftInfoOf({ etag, preview, at, by, authors, publishAt, refusal }: DraftState): DraftInfo {
  return {
    etag,
    preview,
    at: new Date(at),
    byName: by.name,
    authors: authors.map((author) => ({ byName: author.by.name, places: author.places })),
    publishAt: publishAt === null ? null : new Date(publishAt),
    refusal: refusal && { ...refusal, at: new Date(refusal.at) },
  };
}

function failureOf(error: unknown): Exclude<CallOutcome<object>, { kind: "done" }> {
  const { kind } = publishFailureOf(error);
  return { kind: kind === "lost" || kind === "contested" ? kind : "failed" };
}
