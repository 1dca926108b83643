import type { z } from "zod";
import { AppError } from "#features/site/api/app-error.ts";
import { type Endpoint, siteEndpoint } from "#features/site/api/endpoint.ts";
import { mergePatch } from "../merge-patch.ts";
import type { WriteCall } from "../with-site-write-lock.ts";
import { type ContentDocument, WrittenContent } from "../schema.ts";
import type { ContentResource } from "./resource.ts";
import { deleteContent, putContent, readContent } from "./write-content.ts";

export type ContentKind = {
  readonly path: `/${string}`;
  readonly params?: Readonly<Record<string, string>>;
  /** As summaries call it. Example: `a page`. */
  readonly name: string;
  /** As operations call it. Example: `Page`. */
  readonly operation: string;
  /** What its document is of a bundle. */
  readonly document: string;
  /** The address of one, below that of the site. */
  readonly example: string;
  /** A merge patch of it. */
  readonly patch: string;
  readonly body: z.ZodType<ContentDocument | ContentDocument[]>;
  readonly resourceOf: (params: Readonly<Record<string, string>>) => ContentResource;
};

const shared = { group: "Writing", scope: "content", isPersonal: true } as const;

const PROBLEMS = ["refused", "other-request", "changed-meanwhile", "too-many-writes", "busy"] as const;

type Call = WriteCall<unknown>;

/** `GET` for holders of a token, where visitors have no call of that address. */
export function readEndpoint(kind: ContentKind): Endpoint {
  return siteEndpoint({
    ...shared,
    method: "GET",
    ...placeOf(kind),
    summary: `Reads ${kind.name} as it was brought, with its ETag`,
    description: `${kind.document}, which \`PUT\` and \`PATCH\` of this address change.\n\n\`${curlOf(kind)}\``,
    operationId: `brought${kind.operation}`,
    answer: kind.body,
    problems: ["not-found"],
    handle: (call: Call) => readContent(call, kind.resourceOf(call.params)),
  });
}

export function putEndpoint(kind: ContentKind): Endpoint {
  return siteEndpoint({
    ...shared,
    method: "PUT",
    ...placeOf(kind),
    summary: `Writes ${kind.name}`,
    description: `The body is ${lowered(kind.document)}. Pictures are named as an earlier bundle or \`POST media\` named them.\n\n\`${curlOf(kind)} -X PUT -H 'Content-Type: application/json' -d @document.json\``,
    operationId: `put${kind.operation}`,
    body: kind.body,
    answer: WrittenContent,
    problems: PROBLEMS,
    handle: (call: Call) =>
      putContent(call, kind.resourceOf(call.params), { action: "PUT", documentOf: () => call.body }),
  });
}

export function patchEndpoint(kind: ContentKind): Endpoint {
  return siteEndpoint({
    ...shared,
    method: "PATCH",
    ...placeOf(kind),
    summary: `Changes a part of ${kind.name}`,
    description: `A JSON merge patch (RFC 7396) of the document that \`GET\` answers.\n\n\`${curlOf(kind)} -X PATCH -H 'Content-Type: application/merge-patch+json' -d '${kind.patch}'\``,
    operationId: `patch${kind.operation}`,
    body: kind.body,
    answer: WrittenContent,
    problems: PROBLEMS,
    handle: (call: Call) =>
      putContent(call, kind.resourceOf(call.params), {
        action: "PATCH",
        documentOf: (stored) => {
          if (stored === null) throw new AppError("not-found");
          return mergePatch(stored, call.body);
        },
      }),
  });
}

export function deleteEndpoint(kind: ContentKind, description: string): Endpoint {
  return siteEndpoint({
    ...shared,
    method: "DELETE",
    ...placeOf(kind),
    summary: `Takes ${kind.name} off`,
    description: `${description}\n\n\`${curlOf(kind)} -X DELETE\``,
    operationId: `delete${kind.operation}`,
    canBeEmpty: true,
    problems: PROBLEMS,
    handle: (call: Call) => deleteContent(call, kind.resourceOf(call.params)),
  });
}

function placeOf({ path, params = {} }: ContentKind) {
  return { path, params };
}

function curlOf({ example }: ContentKind): string {
  return `curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/${example}`;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
