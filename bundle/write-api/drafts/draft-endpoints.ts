import { answer, type Endpoint, siteEndpoint } from "#features/site/api/endpoint.ts";
import { checkDraft, deleteDraft, publish, putDraft, readDraft } from "./draft-calls.ts";
import { DRAFT_KINDS, type DraftKind } from "./draft-kinds.ts";
import { listListingDrafts, listSiteDrafts } from "./list-drafts.ts";
import {
  DraftBody,
  DraftDocument,
  DraftFindings,
  Drafts,
  DraftState,
  Publication,
  PublishBody,
} from "./schema.ts";

const shared = { group: "Writing", isPersonal: true } as const;

const WRITE_PROBLEMS = ["refused", "changed-meanwhile"] as const;

/** The calls of what somebody prepares of a page, menu, item, listing or the site. */
function draftsOf(kind: DraftKind): Endpoint[] {
  return [readingOf(kind), savingOf(kind), discardingOf(kind), checkingOf(kind), publishingOf(kind)];
}

function ofDraft({ scope, isNarrowed, params = {}, path }: DraftKind) {
  return { ...shared, scope, isNarrowed, params, path: `${path}/draft` as const };
}

/** A listing of a CRM is the CRM's to change. */
function notOwn({ scope }: DraftKind) {
  return scope === "listings" ? (["not-own"] as const) : [];
}

function curlOf({ example }: DraftKind): string {
  return `curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/${example}/draft`;
}

function readingOf(kind: DraftKind): Endpoint {
  return siteEndpoint({
    ...ofDraft(kind),
    method: "GET",
    summary: `The draft of ${kind.name}, with its ETag`,
    description: `Empty where nobody prepares one.\n\n\`${curlOf(kind)}\``,
    operationId: `draftOf${kind.operation}`,
    answer: DraftDocument,
    canBeEmpty: true,
    problems: notOwn(kind),
    handle: (call) => readDraft(call, kind.nameOf(call.params)),
  });
}

function savingOf(kind: DraftKind): Endpoint {
  return siteEndpoint({
    ...ofDraft(kind),
    method: "PUT",
    summary: `Keeps a draft of ${kind.name}`,
    description: `Visitors see nothing of it, and it may be wrong still: \`GET …/draft/findings\` says what. A draft that is there is replaced with its ETag in \`If-Match\` alone, so that of two editors nobody overwrites the other; a time at which it was to be published is then taken off, since nobody approved what it says now.\n\n\`${curlOf(kind)} -X PUT -H 'Content-Type: application/json' -d '{"base": "\\"0f3c…\\"", "document": {…}}'\``,
    operationId: `putDraftOf${kind.operation}`,
    body: DraftBody,
    answer: DraftState,
    problems: [...WRITE_PROBLEMS, ...notOwn(kind)],
    handle: (call) => putDraft(call, kind.nameOf(call.params)),
  });
}

function discardingOf(kind: DraftKind): Endpoint {
  return siteEndpoint({
    ...ofDraft(kind),
    method: "DELETE",
    summary: `Lets the draft of ${kind.name} go`,
    description: "What is published stays.",
    operationId: `deleteDraftOf${kind.operation}`,
    canBeEmpty: true,
    problems: ["changed-meanwhile", ...notOwn(kind)],
    handle: (call) => deleteDraft(call, kind.nameOf(call.params)),
  });
}

function checkingOf(kind: DraftKind): Endpoint {
  return siteEndpoint({
    ...ofDraft(kind),
    method: "GET",
    path: `${kind.path}/draft/findings`,
    summary: `What publishing the draft of ${kind.name} would find`,
    description: `As \`gevel check\` says it; errors keep it from being published.\n\n\`${curlOf(kind)}/findings\``,
    operationId: `checkDraftOf${kind.operation}`,
    answer: DraftFindings,
    problems: ["not-found", ...notOwn(kind)],
    handle: (call) => checkDraft(call, kind.nameOf(call.params)),
  });
}

function publishingOf(kind: DraftKind): Endpoint {
  return siteEndpoint({
    ...ofDraft(kind),
    method: "POST",
    path: `${kind.path}/draft/publish`,
    summary: `Publishes the draft of ${kind.name}, now or at a time`,
    description: `As \`PUT\` of its document on what it was made of: refused where somebody changed that meanwhile. The draft goes in the same transaction. With \`at\` it is published by itself, within a minute; what is refused then stays a draft and says why.\n\n\`${curlOf(kind)}/publish -X POST -H 'Content-Type: application/json' -d '{}'\``,
    operationId: `publishDraftOf${kind.operation}`,
    body: PublishBody,
    answer: Publication,
    problems: [...WRITE_PROBLEMS, "not-found", "other-request", "too-many-writes", "busy", ...notOwn(kind)],
    handle: (call) => publish(call, kind.nameOf(call.params)),
  });
}

export const draftEndpoints = [
  siteEndpoint({
    ...shared,
    method: "GET",
    path: "/drafts",
    scope: "content",
    summary: "The drafts of the site",
    description:
      "Of pages, menus, items, listings and the site, without their documents. One whose `base` is null was never published. A site has at most 500.",
    operationId: "drafts",
    answer: Drafts,
    problems: [],
    handle: async (call) => answer(await listSiteDrafts(call)),
  }),
  siteEndpoint({
    ...shared,
    method: "GET",
    path: "/listing-drafts",
    scope: "listings",
    isNarrowed: true,
    summary: "The drafts of listings",
    description:
      "As `GET drafts` tells them. An agent of the desk is told of those of their own listings, and of none that was never published: a new listing is an editor's.",
    operationId: "listingDrafts",
    answer: Drafts,
    problems: [],
    handle: async (call) => answer(await listListingDrafts(call)),
  }),
  ...DRAFT_KINDS.flatMap(draftsOf),
];
