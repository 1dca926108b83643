import type { Draft } from "../../drafts/drafts-table.ts";
import { byWhom } from "../versions/schema.ts";
import type { DraftState } from "./schema.ts";

/** A draft as the API tells it. */
export function toldDraft(draft: Draft): DraftState {
  const { resource, etag, baseEtag, at, publishAt, refusal } = draft;
  return {
    resource,
    etag,
    base: baseEtag,
    at: at.toISOString(),
    by: byWhom(draft),
    publishAt: publishAt?.toISOString() ?? null,
    refusal: refusal && { ...refusal, findings: [...refusal.findings] },
  };
}
