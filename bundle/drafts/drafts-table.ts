import type { ClientBase } from "pg";
import type { ToldFinding } from "../finding.ts";
import { isServed } from "#features/site/queries/hosting.ts";

/** Why a draft was not published at its time, or will not be. */
export type DraftRefusal = {
  /** ISO 8601; of a time that was taken off, that time. */
  readonly at: string;
  /** A code of the API's problems, or {@link TIME_TAKEN_OFF}. Example: `changed-meanwhile`. */
  readonly code: string;
  readonly findings: readonly ToldFinding[];
};

/** The places of a draft that each actor changed. Example: `{ "person 7": ["general.price.value"] }`. */
export type DraftAuthors = Readonly<Record<string, readonly string[]>>;

/** What somebody prepares of a page, menu, item, listing or of the site itself. */
export type Draft = {
  /** Example: `pages/3`. */
  readonly resource: string;
  /** JSON text. */
  readonly document: string;
  /** The ETag of what it was made of; null of what did not exist. */
  readonly baseEtag: string | null;
  /** JSON text of what it was made of, where known. */
  readonly baseDocument: string | null;
  readonly etag: string;
  /** As the log of the site names them. */
  readonly actor: string;
  /** Null for who is no person of the agency any more. */
  readonly personName: string | null;
  /** Empty of what an older server kept. */
  readonly authors: DraftAuthors;
  /** Of the people among the authors who are of the agency. */
  readonly authorNames: Readonly<Record<string, string>>;
  readonly at: Date;
  readonly previewId: string;
  readonly publishAt: Date | null;
  readonly publishActor: string | null;
  readonly refusal: DraftRefusal | null;
};

type NewDraft = Pick<
  Draft,
  "resource" | "document" | "baseEtag" | "baseDocument" | "etag" | "actor" | "authors" | "at"
>;

/** Says that a draft was changed after its time was set: nobody approved what it says now. */
const TIME_TAKEN_OFF = "time-taken-off";

/** A site has so many at once. */
export const MOST_DRAFTS = 500;

/** The draft of a resource, which a listing may have under its number and under its text id; null where there is none. */
export async function findDraft(
  client: ClientBase,
  siteId: string,
  resources: readonly string[],
): Promise<Draft | null> {
  const { rows } = await client.query<Draft>(FIND, [siteId, resources]);
  return rows[0] ?? null;
}

/** The draft that the address of a preview names; null where it is gone. */
export async function findDraftOfPreview(
  client: ClientBase,
  siteId: string,
  previewId: string,
): Promise<Draft | null> {
  const { rows } = await client.query<Draft>(FIND_OF_PREVIEW, [siteId, previewId]);
  return rows[0] ?? null;
}

/** The drafts of a site whose names begin so, the last saved first. Example of a beginning: `estates/`; all without one. */
export async function listDrafts(client: ClientBase, siteId: string, beginning = ""): Promise<Draft[]> {
  const { rows } = await client.query<Draft>(LIST, [siteId, beginning]);
  return rows;
}

/** Keeps a draft that does not exist yet; null where somebody was first, or the site has too many. */
export async function addDraft(client: ClientBase, siteId: string, draft: NewDraft): Promise<Draft | null> {
  const { rows } = await client.query<{ resource: string }>(ADD, [...valuesOf(siteId, draft), MOST_DRAFTS]);
  return rows[0] ? findDraft(client, siteId, [draft.resource]) : null;
}

/** Puts a draft in the place of the one with that ETag, without its time; null where it is another one by now. */
export async function replaceDraft(
  client: ClientBase,
  siteId: string,
  draft: NewDraft,
  etag: string,
): Promise<Draft | null> {
  const { rowCount } = await client.query(REPLACE, [...valuesOf(siteId, draft), etag]);
  return rowCount === 1 ? findDraft(client, siteId, [draft.resource]) : null;
}

/** Lets a draft go; false where it is another one by now. */
export async function dropDraft(
  client: ClientBase,
  siteId: string,
  { resource, etag }: Pick<Draft, "resource" | "etag">,
): Promise<boolean> {
  const { rowCount } = await client.query(DROP, [siteId, resource, etag]);
  return rowCount === 1;
}

type Schedule = Pick<Draft, "resource" | "etag" | "publishAt"> & { readonly publishActor: string };

/** Notes when a draft is to be published, null for not by itself; false where it is another one by now. */
export async function scheduleDraft(
  client: ClientBase,
  siteId: string,
  { resource, etag, publishAt, publishActor }: Schedule,
): Promise<boolean> {
  const actor = publishAt && publishActor;
  const { rowCount } = await client.query(SCHEDULE, [siteId, resource, etag, publishAt, actor]);
  return rowCount === 1;
}

/** Which drafts are to be published by now, of all sites. */
export async function findDueDrafts(
  client: ClientBase,
  now: Date,
): Promise<ReadonlyArray<{ readonly siteId: string; readonly resource: string }>> {
  const { rows } = await client.query<{ siteId: string; resource: string }>(DUE, [now]);
  return rows;
}

/** Notes why a draft was not published at its time; it is then not tried again by itself. */
export async function noteRefusal(
  client: ClientBase,
  siteId: string,
  { resource, etag }: Pick<Draft, "resource" | "etag">,
  refusal: DraftRefusal,
): Promise<void> {
  await client.query(NOTE_REFUSAL, [siteId, resource, etag, JSON.stringify(refusal)]);
}

function valuesOf(
  siteId: string,
  { resource, document, baseEtag, baseDocument, etag, actor, authors, at }: NewDraft,
): unknown[] {
  return [siteId, resource, document, baseEtag, baseDocument, etag, actor, at, JSON.stringify(authors)];
}

const SELECT = `
  select d.resource, d.document, d.base_etag as "baseEtag", d.base_document as "baseDocument", d.etag, d.actor,
    p.name as "personName", d.authors,
    (select coalesce(jsonb_object_agg('person ' || a.person_id, a.name), '{}') from desk_person a
      where a.site_id = d.site_id and d.authors ? ('person ' || a.person_id)) as "authorNames", d.at, d.preview_id::text as "previewId", d.publish_at as "publishAt",
    d.publish_actor as "publishActor", d.refusal
  from resource_draft d
    left join desk_person p on p.site_id = d.site_id and d.actor = 'person ' || p.person_id`;

const FIND = `${SELECT} where d.site_id = $1 and d.resource = any($2::text[]) order by d.at desc limit 1`;

const FIND_OF_PREVIEW = `${SELECT} where d.site_id = $1 and d.preview_id = $2::uuid`;

const LIST = `${SELECT} where d.site_id = $1 and starts_with(d.resource, $2) order by d.at desc, d.resource`;

const ADD = `
  insert into resource_draft (site_id, resource, document, base_etag, base_document, etag, actor, at, authors)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9
  where (select count(*) from resource_draft where site_id = $1) < $10
  on conflict do nothing returning resource`;

const ISO_INSTANT = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

// What is typed on says so too, until a time is set again.
const REPLACE = `
  update resource_draft
  set document = $3, base_etag = $4, base_document = $5, etag = $6, actor = $7, at = $8, authors = $9,
    publish_at = null, publish_actor = null,
    refusal = case
      when publish_at is not null then jsonb_build_object(
        'at', to_char(publish_at at time zone 'UTC', '${ISO_INSTANT}'), 'code', '${TIME_TAKEN_OFF}',
        'findings', '[]'::jsonb)
      when refusal ->> 'code' = '${TIME_TAKEN_OFF}' then refusal
    end
  where site_id = $1 and resource = $2 and etag = $10`;

const DROP = "delete from resource_draft where site_id = $1 and resource = $2 and etag = $3";

const SCHEDULE = `
  update resource_draft set publish_at = $4, publish_actor = $5, refusal = null
  where site_id = $1 and resource = $2 and etag = $3`;

const DUE = `
  select site_id as "siteId", resource from resource_draft
  where publish_at <= $1 and ${isServed("resource_draft.site_id")} order by publish_at, resource`;

const NOTE_REFUSAL = `
  update resource_draft set publish_at = null, publish_actor = null, refusal = $4
  where site_id = $1 and resource = $2 and etag = $3`;
