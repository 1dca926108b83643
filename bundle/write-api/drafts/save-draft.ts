import { randomUUID } from "node:crypto";
import { AppError } from "#features/site/api/app-error.ts";
import { addDraft, type Draft, findDraft, MOST_DRAFTS, replaceDraft } from "../../drafts/drafts-table.ts";
import { changedPaths } from "../../versions/changed-paths.ts";
import { authorsAfter, authorsOf } from "./draft-authors.ts";
import type { DraftContext, DraftTarget } from "./draft-target.ts";
import type { DraftBody } from "./schema.ts";
import { shapeFaults } from "./shape-faults.ts";

type Saving = {
  readonly target: DraftTarget;
  readonly body: DraftBody;
  /** The draft that is there, as its caller knows it; null where they know of none. */
  readonly known: Draft | null;
  readonly actor: string;
  readonly now: Date;
};

/** Keeps what somebody prepares, whatever is wrong with what it says; throws where no screen could show it, or somebody else saved meanwhile. */
export async function saveDraft({ client, site }: DraftContext, saving: Saving): Promise<Draft> {
  const { target, body, known, actor, now } = saving;
  const errors = shapeFaults(target.names[0], body.document);
  if (errors.length > 0) throw new AppError("refused", { errors });
  const stored = await target.read();
  const document = JSON.stringify(body.document);
  const baseDocument = baseOf(saving, stored);
  const base: unknown = baseDocument === null ? (stored?.document ?? null) : JSON.parse(baseDocument);
  target.refuse(changedPaths(base, body.document), body.document);
  const former: unknown = known ? JSON.parse(known.document) : base;
  const authors = authorsAfter(known ? authorsOf(known) : {}, { base, former, next: body.document, actor });
  const draft = {
    resource: known?.resource ?? target.names[0],
    document,
    baseEtag: body.base,
    baseDocument,
    // Not of the content: the same change, made again after it was taken back, is published again.
    etag: `"${randomUUID()}"`,
    actor,
    authors,
    at: now,
  };
  const saved = known
    ? await replaceDraft(client, site.id, draft, known.etag)
    : await addDraft(client, site.id, draft);
  if (saved) return saved;
  if (known || (await findDraft(client, site.id, target.names))) throw new AppError("changed-meanwhile");
  throw new AppError("refused", {
    errors: [{ code: "too-many", path: "", message: `a site has at most ${MOST_DRAFTS} drafts` }],
  });
}

/** What a draft was made of, where it stands or the draft has it already. */
function baseOf(
  { body, known }: Saving,
  stored: { readonly document: unknown; readonly etag: string } | null,
): string | null {
  if (body.base === null) return null;
  if (stored?.etag === body.base) return JSON.stringify(stored.document);
  return known?.baseEtag === body.base ? known.baseDocument : null;
}
