import { writeLogEntry } from "#features/site/access/site-log.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, type Answer, EMPTY } from "#features/site/api/endpoint.ts";
import { invalidInput } from "#features/site/api/read-input.ts";
import type { Client } from "pg";
import { type Draft, dropDraft, findDraft, scheduleDraft } from "../../drafts/drafts-table.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { changedPaths } from "../../versions/changed-paths.ts";
import { withSiteWriteLock, type WriteCall } from "../with-site-write-lock.ts";
import { findAnswered, refuseStale, writeOf } from "../write.ts";
import { type DraftContext, type DraftTarget, openTarget } from "./draft-target.ts";
import { publishDraft } from "./publish-draft.ts";
import { saveDraft } from "./save-draft.ts";
import type { DraftBody, DraftDocument, DraftFindings, Publication, PublishBody } from "./schema.ts";
import { toldDraft } from "./told-draft.ts";

type Opened = {
  readonly context: DraftContext;
  readonly target: DraftTarget;
  /** Null where nobody prepares anything. */
  readonly draft: Draft | null;
};

async function open(client: Client, call: WriteCall, name: string): Promise<Opened> {
  const { site, parts, holder } = call;
  const context = { client, site, dataDir: parts.dataDir, holder: holder! };
  const target = await openTarget(context, name);
  return { context, target, draft: await findDraft(client, site.id, target.names) };
}

export function readDraft(call: WriteCall, name: string): Promise<Answer> {
  return onOwnConnection(call, async (client) => {
    const { draft } = await open(client, call, name);
    if (!draft) return EMPTY;
    const { document, baseDocument, etag } = draft;
    const documents = {
      document: JSON.parse(document) as unknown,
      baseDocument: baseDocument && (JSON.parse(baseDocument) as unknown),
    };
    const told: DraftDocument = { ...(await toldDraft(call, draft)), ...documents };
    return answer(told, { headers: { ETag: etag } });
  });
}

/** A draft that is there is written by who names its ETag alone. */
export function putDraft(call: WriteCall<DraftBody>, name: string): Promise<Answer> {
  return onOwnConnection(call, async (client) => {
    const { context, target, draft } = await open(client, call, name);
    refuseOther(call, draft);
    if (draft) await refuseBeyond(target, draft);
    const { body, holder, now } = call;
    const { actor } = holder!;
    const saved = await saveDraft(context, { target, body, known: draft, actor, now });
    if (draft?.publishAt) await logSchedule(client, call, name, null);
    return answer(await toldDraft(call, saved), { status: draft ? 200 : 201, headers: { ETag: saved.etag } });
  });
}

function refuseOther({ headers }: WriteCall, draft: Draft | null): void {
  const ifMatch = headers.get("If-Match");
  refuseStale({ ifMatch, isForNew: ifMatch === null }, draft?.etag ?? null, draft !== null);
}

/** What an editor prepares beyond what its caller may change is not theirs to lose, nor to set a time for. */
async function refuseBeyond(target: DraftTarget, { document, baseDocument }: Draft): Promise<void> {
  const base: unknown =
    baseDocument === null ? ((await target.read())?.document ?? null) : JSON.parse(baseDocument);
  const next: unknown = JSON.parse(document);
  target.refuse(changedPaths(base, next), next);
}

export function deleteDraft(call: WriteCall, name: string): Promise<Answer> {
  return onOwnConnection(call, async (client) => {
    const { target, draft } = await open(client, call, name);
    if (!draft) return EMPTY;
    refuseStale({ ifMatch: call.headers.get("If-Match"), isForNew: false }, draft.etag, true);
    await refuseBeyond(target, draft);
    if (!(await dropDraft(client, call.site.id, draft))) throw new AppError("changed-meanwhile");
    return EMPTY;
  });
}

export function checkDraft(call: WriteCall, name: string): Promise<Answer> {
  return onOwnConnection(call, async (client) => {
    const { target, draft } = await open(client, call, name);
    if (!draft) throw new AppError("not-found");
    const findings = await target.check(JSON.parse(draft.document), call.now);
    return answer({ findings: [...findings] } satisfies DraftFindings);
  });
}

/** At once, or at the time that the call says. */
export function publish(call: WriteCall<PublishBody>, name: string): Promise<Answer> {
  return call.body.at === undefined ? publishNow(call, name) : schedule(call, name, call.body.at);
}

function publishNow(call: WriteCall, name: string): Promise<Answer> {
  return withSiteWriteLock(call, async (client) => {
    const write = writeOf(call, "PUBLISH", name);
    const repeated = await findAnswered<NonNullable<Publication["written"]>>(client, write);
    if (repeated) return published(repeated);
    const { context, target, draft } = await open(client, call, name);
    if (!draft) throw new AppError("not-found");
    refuseStale({ ...write, isForNew: false }, draft.etag, true);
    return published(await publishDraft(context, { target, draft, write }));
  });
}

function published(written: NonNullable<Publication["written"]>): Answer {
  return answer({ publishAt: null, written } satisfies Publication);
}

const YEAR_MS = 366 * 86_400_000;

function schedule(call: WriteCall<PublishBody>, name: string, at: string | null): Promise<Answer> {
  const { site, now, holder } = call;
  const publishAt = at === null ? null : new Date(at);
  if (publishAt && (publishAt <= now || publishAt.getTime() > now.getTime() + YEAR_MS))
    throw invalidInput([{ path: "at", message: "expected a moment to come, within a year" }]);
  return onOwnConnection(call, async (client) => {
    const { target, draft } = await open(client, call, name);
    if (!draft) throw new AppError("not-found");
    refuseStale({ ifMatch: call.headers.get("If-Match"), isForNew: false }, draft.etag, true);
    await refuseBeyond(target, draft);
    const { resource, etag } = draft;
    const asked = { resource, etag, publishAt, publishActor: holder!.actor };
    if (!(await scheduleDraft(client, site.id, asked))) throw new AppError("changed-meanwhile");
    await logSchedule(client, call, name, publishAt);
    return answer({ publishAt: publishAt?.toISOString() ?? null, written: null } satisfies Publication);
  });
}

async function logSchedule(
  client: Client,
  { site, now, holder }: WriteCall<unknown>,
  name: string,
  publishAt: Date | null,
): Promise<void> {
  const entry = { at: now, actor: holder!.actor, action: "SCHEDULE", subject: name };
  await writeLogEntry(client, site.id, { ...entry, outcome: publishAt?.toISOString() ?? "taken back" });
}
