import type { ApiParts } from "#features/site/api/query-context.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Draft } from "../../drafts/drafts-table.ts";
import { storedFindings } from "../../finding.ts";
import { authorsOf } from "./draft-authors.ts";
import { byWhom } from "../versions/schema.ts";
import { previewAddressOf } from "./preview-address.ts";
import type { DraftState } from "./schema.ts";

type OfSite = { readonly site: Pick<Site, "id">; readonly parts: Pick<ApiParts, "storage"> };

/** A draft as the API tells it. */
export async function toldDraft({ site, parts }: OfSite, draft: Draft): Promise<DraftState> {
  const { resource, etag, baseEtag, at, publishAt, refusal } = draft;
  return {
    resource,
    etag,
    base: baseEtag,
    at: at.toISOString(),
    by: byWhom(draft),
    authors: Object.entries(authorsOf(draft)).map(([actor, places]) => ({
      by: byWhom({ actor, personName: nameOf(draft, actor) }),
      places: [...places],
    })),
    preview: await previewAddressOf(parts.storage.tokens, site.id, draft),
    publishAt: publishAt?.toISOString() ?? null,
    refusal: refusal && { ...refusal, findings: storedFindings(refusal.findings) },
  };
}

function nameOf({ authorNames, actor: last, personName }: Draft, actor: string): string | null {
  return authorNames[actor] ?? (actor === last ? personName : null);
}
