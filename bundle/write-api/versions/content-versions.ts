import { AppError } from "#features/site/api/app-error.ts";
import { answer, type Endpoint, siteEndpoint } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { findVersion, listVersions } from "../../versions/find-versions.ts";
import { MOST_VERSIONS } from "../../versions/store-versions.ts";
import type { ContentKind } from "../content/content-endpoints.ts";
import { ITEM, MENU, PAGE, SITE } from "../content/content-writes.ts";
import { asBrought, type SiteStore } from "../content/resource.ts";
import { putContent } from "../content/write-content.ts";
import { WrittenContent } from "../schema.ts";
import type { WriteCall } from "../with-site-write-lock.ts";
import { FORGETTING, forgetVersions } from "./forget-versions.ts";
import { VersionDocument, Versions } from "./schema.ts";
import { tellVersions } from "./tell-versions.ts";

const shared = { group: "Writing", scope: "content", isPersonal: true } as const;

const VERSION_ID = "Id of the version. Example: `12`";

/** `GET` and `POST` of what content was before its changes, and `DELETE` of all that. */
export function versionsOf(kind: ContentKind): Endpoint[] {
  return [listOf(kind), oneOf(kind), puttingBackOf(kind), forgettingOf(kind)];
}

function curlOf({ example }: ContentKind): string {
  return `curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/${example}/versions`;
}

function addressOfOne({ path, params = {} }: ContentKind) {
  return { path: `${path}/versions/{version}` as const, params: { ...params, version: VERSION_ID } };
}

function listOf(kind: ContentKind): Endpoint {
  const { path, params = {}, name, operation } = kind;
  return siteEndpoint({
    ...shared,
    method: "GET",
    path: `${path}/versions`,
    params,
    summary: `What ${name} was before each change`,
    description: `Also after it was taken off. A year, and the last ${MOST_VERSIONS}.\n\n\`${curlOf(kind)}\``,
    operationId: `versionsOf${operation}`,
    answer: Versions,
    problems: [],
    handle: async ({ site, parts, now, params: asked }) => {
      const { subject } = kind.resourceOf(asked);
      return onOwnConnection({ site, parts }, async (client) => {
        const listed = { resource: subject, isByPerson: false, most: MOST_VERSIONS };
        const versions = await listVersions(client, site.id, listed);
        return answer({ versions: await tellVersions(client, { siteId: site.id, now }, versions) });
      });
    },
  });
}

function oneOf(kind: ContentKind): Endpoint {
  return siteEndpoint({
    ...shared,
    ...addressOfOne(kind),
    method: "GET",
    summary: `One version of ${kind.name}, with its document`,
    description: `\`${curlOf(kind)}/12\``,
    operationId: `versionOf${kind.operation}`,
    answer: VersionDocument,
    problems: ["not-found"],
    handle: async ({ site, parts, now, params: asked }) => {
      const { subject } = kind.resourceOf(asked);
      return onOwnConnection({ site, parts }, async (client) => {
        const store = { client, site, dataDir: parts.dataDir };
        const { version, document } = await readVersion(store, subject, asked["version"]);
        const [told] = await tellVersions(client, { siteId: site.id, now }, [version]);
        return answer({ ...told!, document });
      });
    },
  });
}

function puttingBackOf(kind: ContentKind): Endpoint {
  const { path, params } = addressOfOne(kind);
  return siteEndpoint({
    ...shared,
    params,
    method: "POST",
    path: `${path}/put-back`,
    summary: `Puts a version of ${kind.name} back`,
    description: `As \`PUT\` of its document: with the same checks and \`If-Match\`, and kept as a change itself.\n\n\`${curlOf(kind)}/12/put-back -X POST\``,
    operationId: `putBack${kind.operation}`,
    answer: WrittenContent,
    problems: ["refused", "other-request", "changed-meanwhile", "too-many-writes", "busy"],
    handle: (call) => putBack(call, kind),
  });
}

function forgettingOf({ path, params = {}, name, operation, resourceOf }: ContentKind): Endpoint {
  return siteEndpoint({
    ...shared,
    ...FORGETTING,
    method: "DELETE",
    path: `${path}/versions`,
    params,
    summary: `Forgets what ${name} was before`,
    operationId: `forgetVersionsOf${operation}`,
    handle: (call: WriteCall) => forgetVersions(call, resourceOf(call.params).subject),
  });
}

function putBack(call: WriteCall, kind: ContentKind) {
  const resource = kind.resourceOf(call.params);
  const id = requireId(call.params["version"]);
  return putContent(call, resource, {
    action: `PUT BACK ${id}`,
    documentOf: async (stored, store) => {
      const { document } = await readVersion(store, resource.subject, String(id));
      return resource.restorable?.(stored, document) ?? document;
    },
  });
}

/** A version with its document under the names that its pictures have now. */
async function readVersion(store: SiteStore, subject: string, id: string | undefined) {
  const found = await findVersion(store.client, store.site.id, subject, requireId(id));
  if (!found) throw new AppError("not-found");
  return { version: found, document: await asBrought<unknown>(store, JSON.parse(found.document)) };
}

export const contentVersions = [PAGE, MENU, ITEM, SITE].flatMap(versionsOf);
