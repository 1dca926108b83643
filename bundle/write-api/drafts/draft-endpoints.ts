import { answer, type Endpoint, siteEndpoint } from "#features/site/api/endpoint.ts";
import { listDrafts } from "../../drafts/drafts-table.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { checkDraft, deleteDraft, publish, putDraft, readDraft } from "./draft-calls.ts";
import { DRAFT_KINDS, type DraftKind } from "./draft-kinds.ts";
import {
  DraftBody,
  DraftDocument,
  DraftFindings,
  Drafts,
  DraftState,
  Publication,
  PublishBody,
} from "./schema.ts";
import { toldDraft } from "./told-draft.ts";

const shared = { group: "Writing", isPersonal: true } as const;

const WRITE_PROBLEMS = ["refused", "changed-meanwhile"] as const;

/** The calls of what somebody prepares of a page, menu, item, listing or the site. */
function draftsOf(kind: DraftKind): Endpoint[] {
  const { name, operation, example, nameOf, scope, isNarrowed, params = {} } = kind;
  const of = { ...shared, scope, isNarrowed, params, path: `${kind.path}/draft` as const };
  const notOwn = scope === "listings" ? (["not-own"] as const) : [];
  const curl = `curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/${example}/draft`;
  return [
    siteEndpoint({
      ...of,
      method: "GET",
      summary: `The draft of ${name}, with its ETag`,
      description: `Empty where nobody prepares one.\n\n\`${curl}\``,
      operationId: `draftOf${operation}`,
      answer: DraftDocument,
      canBeEmpty: true,
      problems: notOwn,
      handle: (call) => readDraft(call, nameOf(call.params)),
    }),
    siteEndpoint({
      ...of,
      method: "PUT",
      summary: `Keeps a draft of ${name}`,
      description: `Visitors see nothing of it, and it may be wrong still: \`GET …/draft/findings\` says what. A draft that is there is replaced with its ETag in \`If-Match\` alone, so that of two editors nobody overwrites the other.\n\n\`${curl} -X PUT -H 'Content-Type: application/json' -d '{"base": "\\"0f3c…\\"", "document": {…}}'\``,
      operationId: `putDraftOf${operation}`,
      body: DraftBody,
      answer: DraftState,
      problems: [...WRITE_PROBLEMS, ...notOwn],
      handle: (call) => putDraft(call, nameOf(call.params)),
    }),
    siteEndpoint({
      ...of,
      method: "DELETE",
      summary: `Lets the draft of ${name} go`,
      description: "What is published stays.",
      operationId: `deleteDraftOf${operation}`,
      canBeEmpty: true,
      problems: ["changed-meanwhile", ...notOwn],
      handle: (call) => deleteDraft(call, nameOf(call.params)),
    }),
    siteEndpoint({
      ...of,
      method: "GET",
      path: `${of.path}/findings`,
      summary: `What publishing the draft of ${name} would find`,
      description: `As \`gevel check\` says it; errors keep it from being published.\n\n\`${curl}/findings\``,
      operationId: `checkDraftOf${operation}`,
      answer: DraftFindings,
      problems: ["not-found", ...notOwn],
      handle: (call) => checkDraft(call, nameOf(call.params)),
    }),
    siteEndpoint({
      ...of,
      method: "POST",
      path: `${of.path}/publish`,
      summary: `Publishes the draft of ${name}, now or at a time`,
      description: `As \`PUT\` of its document on what it was made of: refused where somebody changed that meanwhile. The draft goes in the same transaction. With \`at\` it is published by itself, within a minute; what is refused then stays a draft and says why.\n\n\`${curl}/publish -X POST -H 'Content-Type: application/json' -d '{}'\``,
      operationId: `publishDraftOf${operation}`,
      body: PublishBody,
      answer: Publication,
      problems: [...WRITE_PROBLEMS, "not-found", "other-request", "too-many-writes", "busy", ...notOwn],
      handle: (call) => publish(call, nameOf(call.params)),
    }),
  ];
}

export const draftEndpoints = [
  siteEndpoint({
    ...shared,
    method: "GET",
    path: "/drafts",
    scope: "content",
    summary: "The drafts of the site",
    description: "Of pages, menus, items, listings and the site, without their documents.",
    operationId: "drafts",
    answer: Drafts,
    problems: [],
    handle: async (call) => {
      const drafts = await onOwnConnection(call, (client) => listDrafts(client, call.site.id));
      return answer({ drafts: await Promise.all(drafts.map((draft) => toldDraft(call, draft))) });
    },
  }),
  ...DRAFT_KINDS.flatMap(draftsOf),
];
