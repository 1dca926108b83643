import { AppError } from "#features/site/api/app-error.ts";
import { type Draft, dropDraft } from "../../drafts/drafts-table.ts";
import { changedPaths } from "../../versions/changed-paths.ts";
import type { Write } from "../write.ts";
import type { DraftContext, DraftTarget } from "./draft-target.ts";
import type { Publication } from "./schema.ts";

/** Publishes a draft on what it was made of, and lets it go, in one transaction; nobody else writes on the site meanwhile. */
export async function publishDraft(
  { site }: DraftContext,
  { target, draft, write }: { readonly target: DraftTarget; readonly draft: Draft; readonly write: Write },
): Promise<NonNullable<Publication["written"]>> {
  const document = JSON.parse(draft.document) as unknown;
  const stored = await target.read();
  if ((stored?.etag ?? null) !== draft.baseEtag) throw new AppError("changed-meanwhile");
  target.refuse(changedPaths(stored?.document ?? null, document), document);
  return target.publish(
    {
      ...write,
      ifMatch: draft.baseEtag,
      isForNew: draft.baseEtag === null,
      alongside: async (client) => {
        const isDropped = await dropDraft(client, site.id, draft);
        if (!isDropped) throw new AppError("changed-meanwhile");
      },
    },
    document,
  );
}
