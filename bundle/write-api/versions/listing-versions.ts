import type { Client } from "pg";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { findBroughtListing } from "../../ids/find-listing.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { changedPaths } from "../../versions/changed-paths.ts";
import { findVersion, listVersions } from "../../versions/find-versions.ts";
import { MOST_VERSIONS } from "../../versions/store-versions.ts";
import { LISTING_ID, readKey } from "../listing-key.ts";
import { refuseOthersListing, refusePutBackBeyondAgent } from "../own-listings.ts";
import { type ListingDocument, Written } from "../schema.ts";
import { withSiteWriteLock, type WriteCall } from "../with-site-write-lock.ts";
import { findAnswered, writeOf } from "../write.ts";
import { putListing, type WriteOutcome } from "../write-listing.ts";
import { FORGETTING, forgetVersions } from "./forget-versions.ts";
import { VersionDocument, Versions } from "./schema.ts";
import { tellVersions } from "./tell-versions.ts";

const shared = { group: "Writing", scope: "listings", isPersonal: true, isNarrowed: true } as const;

const OF_ONE = {
  path: "/estates/{id}/versions/{version}",
  params: { id: LISTING_ID, version: "Id of the version. Example: `12`" },
} as const;

const CURL =
  "curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/estates/api:A-17/versions";

export const listingVersions = [
  siteEndpoint({
    ...shared,
    method: "GET",
    path: "/estates/{id}/versions",
    params: { id: LISTING_ID },
    summary: "What a listing was before each change",
    description: `Also after it was taken off. A year, and the last ${MOST_VERSIONS}; not of listings that an agency's own system brings.\n\n\`${CURL}\``,
    operationId: "versionsOfEstate",
    answer: Versions,
    problems: ["not-found"],
    handle: (call) =>
      onOwnConnection(call, async (client) => {
        const { resource } = await findOwn(client, call);
        const asked = { resource, isByPerson: false, most: MOST_VERSIONS };
        const versions = await listVersions(client, call.site.id, asked);
        return answer({ versions: await tellVersions(client, toldOf(call), versions) });
      }),
  }),
  siteEndpoint({
    ...shared,
    ...OF_ONE,
    method: "GET",
    summary: "One version of a listing, with its document",
    description: `\`${CURL}/12\``,
    operationId: "versionOfEstate",
    answer: VersionDocument,
    problems: ["not-found"],
    handle: (call) =>
      onOwnConnection(call, async (client) => {
        const { resource } = await findOwn(client, call);
        const version = await requireVersion(client, call, resource);
        const [told] = await tellVersions(client, toldOf(call), [version]);
        return answer({ ...told!, document: JSON.parse(version.document) as unknown });
      }),
  }),
  siteEndpoint({
    ...shared,
    ...OF_ONE,
    method: "POST",
    path: "/estates/{id}/versions/{version}/put-back",
    summary: "Puts a version of a listing back",
    description: `As \`PUT\` of its document: with the same checks and \`If-Match\`, and kept as a change itself. A listing that was taken off comes back under its number.\n\n\`${CURL}/12/put-back -X POST\``,
    operationId: "putBackEstate",
    answer: Written,
    problems: ["refused", "not-own", "other-request", "changed-meanwhile", "too-many-writes", "busy"],
    handle: async (call) => {
      const { status, written } = await withSiteWriteLock(call, (client) => putBack(client, call));
      return answer(written, { status, ...(written.etag ? { headers: { ETag: written.etag } } : {}) });
    },
  }),
  siteEndpoint({
    ...shared,
    ...FORGETTING,
    isNarrowed: false,
    method: "DELETE",
    path: "/estates/{id}/versions",
    params: { id: LISTING_ID },
    summary: "Forgets what a listing was before",
    operationId: "forgetVersionsOfEstate",
    handle: async (call: WriteCall) => {
      const { resource } = await onOwnConnection(call, (client) => findOwn(client, call));
      return forgetVersions(call, resource);
    },
  }),
];

async function putBack(client: Client, call: WriteCall): Promise<WriteOutcome> {
  const { id, version: versionId } = call.params;
  const write = { ...writeOf(call, `PUT BACK ${requireId(versionId)}`, `estates/${id}`), key: readKey(id) };
  const { stored, resource } = await findOwn(client, call);
  const repeated = await findAnswered<Written>(client, write);
  if (repeated) return { status: 200, written: repeated };
  const version = await requireVersion(client, call, resource);
  const document = JSON.parse(version.document) as ListingDocument;
  refusePutBackBeyondAgent(call, changedPaths(stored.line && JSON.parse(stored.line), document));
  return putListing(client, write, () => document);
}

const toldOf = ({ site, now }: Pick<WriteCall, "site" | "now">) => ({ siteId: site.id, now });

/** A listing that stands or stood on the site, where the caller may see it. */
async function findOwn(client: Client, { site, holder, params }: WriteCall) {
  const stored = await findBroughtListing(client, site.id, readKey(params["id"]));
  if (!stored) throw new AppError("not-found");
  await refuseOthersListing(client, { site, holder, listingId: stored.id });
  return { stored, resource: `estates/${stored.id}` };
}

async function requireVersion(client: Client, { site, params }: WriteCall, resource: string) {
  const found = await findVersion(client, site.id, resource, requireId(params["version"]));
  if (!found) throw new AppError("not-found");
  return found;
}
