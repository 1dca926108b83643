import { send } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { WrittenContent } from "../api/published.ts";
import type { Finding, PublishOutcome } from "./desk-document.ts";
import type { Published } from "./document-store.ts";
import { mergePatchOf } from "./merge-patch-of.ts";

export async function readDocument<Doc>(resource: string): Promise<Published<Doc>> {
  try {
    const answer = await send("GET", resource);
    return { document: (await answer.json()) as Doc, etag: answer.headers.get("ETag") };
  } catch (error) {
    const isMissing = error instanceof CallFailed && [404, 410].includes(error.status);
    if (isMissing) return { document: null, etag: null };
    throw error;
  }
}

/** Publishes what changed of a document; what is sent again after it got lost is no second change. */
export function createPublish<Doc>(resource: string) {
  let sent = { words: "", key: "" };
  return async (base: Published<Doc>, document: Doc): Promise<PublishOutcome> => {
    const patch = mergePatchOf(base.document, document) ?? {};
    const words = JSON.stringify([base.etag, patch]);
    if (words !== sent.words) sent = { words, key: crypto.randomUUID() };
    try {
      const answer = await (base.document === null
        ? send("PUT", resource, { body: document as object, headers: { "Idempotency-Key": sent.key } })
        : send("PATCH", resource, {
            body: patch as object,
            headers: { "If-Match": base.etag ?? "*", "Idempotency-Key": sent.key },
          }));
      const { addresses, findings } = (await answer.json()) as WrittenContent;
      return { kind: "published", addresses, findings };
    } catch (error) {
      return failureOf(error);
    }
  };
}

function failureOf(error: unknown): PublishOutcome {
  if (!(error instanceof CallFailed)) return { kind: "failed" };
  if (error.kind === "lost") return { kind: "lost" };
  if (error.code === "changed-meanwhile") return { kind: "contested" };
  return error.code === "refused"
    ? { kind: "refused", findings: findingsIn(error.members["errors"]) }
    : { kind: "failed" };
}

function findingsIn(errors: unknown): Finding[] {
  if (!Array.isArray(errors)) return [];
  return errors.map(({ path = "", message = "" }) => ({ level: "error", path, message }));
}
