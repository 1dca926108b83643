import type { Client } from "pg";
import { withConnection } from "#platform/db/connection.ts";
import { actorOfPerson } from "#features/desk/queries/sessions.ts";
import { rightsOf } from "#features/desk/roles.ts";
import { actorOf } from "#features/site/access/access-tokens.ts";
import type { Holder } from "#features/site/access/holder.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { JobParts, ScheduledJob } from "#features/site/scheduled-job.ts";
import type { Site } from "#features/site/schema/site.ts";
import { type Draft, findDraft, findDueDrafts, noteRefusal } from "../../drafts/drafts-table.ts";
import { errorFindings } from "../../finding.ts";
import { lockSite } from "../with-site-write-lock.ts";
import { openTarget } from "./draft-target.ts";
import { publishDraft } from "./publish-draft.ts";

/** After so long, what still fails without a reason that anybody can mend is given up. */
const PATIENCE_MS = 10 * 60_000;

/** Each minute: drafts whose time has come are published; one that is refused stays and says why. */
export const dueDrafts: ScheduledJob = {
  name: "due-drafts",
  schedule: "* * * * *",
  async run(parts, now) {
    const { databaseUrl } = parts.storage;
    const due = await withConnection(databaseUrl, (client) => findDueDrafts(client, now));
    for (const { siteId, resource } of due) {
      const site = await parts.storage.findSite(siteId);
      if (site)
        await withConnection(databaseUrl, (client) => publishDue(client, parts, { site, resource, now }));
    }
  },
};

type Due = { readonly site: Site; readonly resource: string; readonly now: Date };

async function publishDue(client: Client, parts: JobParts, due: Due): Promise<void> {
  const { site, resource, now } = due;
  try {
    await lockSite(client, site.id);
    const draft = await findDraft(client, site.id, [resource]);
    // Somebody may have published it, or taken the time back.
    if (!draft?.publishAt || draft.publishAt > now) return;
    await publishOrSay(client, parts, { ...due, draft });
  } catch (error) {
    parts.log.warn({ siteId: site.id, resource, err: error }, "a draft waits to be published");
  }
}

async function publishOrSay(client: Client, parts: JobParts, due: Due & { draft: Draft }): Promise<void> {
  const { site, resource, now, draft } = due;
  try {
    await publishOne(client, parts, due);
    parts.log.info({ siteId: site.id, resource }, "a draft was published at its time");
  } catch (error) {
    const isMendable = error instanceof AppError && error.code !== "busy";
    if (!isMendable && now.getTime() - draft.publishAt!.getTime() < PATIENCE_MS) throw error;
    const isKnown = error instanceof AppError;
    const code = isKnown ? error.code : "unexpected";
    const findings = isKnown ? errorFindings(error.particulars.errors) : [];
    const refusal = { at: now.toISOString(), code, findings };
    await noteRefusal(client, site.id, draft, refusal);
    parts.log.warn({ siteId: site.id, resource, err: error }, "a draft was not published at its time");
  }
}

async function publishOne(client: Client, parts: JobParts, due: Due & { draft: Draft }): Promise<void> {
  const { site, resource, now, draft } = due;
  const { dataDir, storage } = parts;
  const actor = draft.publishActor!;
  const holder = await findRights(storage, site.id, actor);
  if (!holder?.scopes.includes(resource.startsWith("estates/") ? "listings" : "content"))
    throw new AppError("other-role");
  const context = { client, site, dataDir, holder };
  const target = await openTarget(context, resource);
  const write = { site, dataDir, now, actor, action: "PUBLISH", subject: resource };
  const asked = { ...write, ifMatch: null, isForNew: false, repeatable: null };
  await publishDraft(context, { target, draft, write: asked });
}

/** What who chose the time may do now; null for a person or token that is gone. */
async function findRights(
  { desk, accessTokens }: JobParts["storage"],
  siteId: string,
  actor: string,
): Promise<Pick<Holder, "scopes" | "onlyOf"> | null> {
  const people = await desk.listPeople(siteId);
  const person = people.find(({ id }) => actorOfPerson(id) === actor);
  if (person) return rightsOf(person);
  const tokens = await accessTokens.list(siteId);
  const token = tokens.find((one) => actorOf(one) === actor && one.revokedAt === null);
  return token ? { scopes: token.scopes, onlyOf: null } : null;
}
