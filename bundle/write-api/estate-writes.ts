import { AppError } from "#features/site/api/app-error.ts";
import { answer, EMPTY, siteEndpoint } from "#features/site/api/endpoint.ts";
import { findBroughtListing } from "../ids/find-listing.ts";
import { onOwnConnection } from "../own-connection.ts";
import { LISTING_ID, readKey } from "./listing-key.ts";
import { refuseBeyondOwn, refuseOthersListing } from "./own-listings.ts";
import { withSiteWriteLock, type WriteCall } from "./with-site-write-lock.ts";
import { mergePatch } from "./merge-patch.ts";
import { ListingDocument, Written } from "./schema.ts";
import { findAnswered, writeOf } from "./write.ts";
import { deleteListing, type ListingWrite, putListing, type WriteOutcome } from "./write-listing.ts";

const shared = {
  path: "/estates/{id}",
  group: "Writing",
  scope: "listings",
  isPersonal: true,
  params: { id: LISTING_ID },
} as const;

const WRITE_PROBLEMS = [
  "refused",
  "not-own",
  "other-request",
  "changed-meanwhile",
  "too-many-writes",
  "busy",
] as const;

const CURL =
  "curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/estates/api:A-17";

export const estateWrites = [
  siteEndpoint({
    ...shared,
    method: "GET",
    isNarrowed: true,
    summary: "A listing as it was brought, with its ETag",
    description: `The document that \`PUT\` and \`PATCH\` of this address change, not what visitors see.\n\n\`${CURL}\``,
    operationId: "broughtEstate",
    answer: ListingDocument,
    problems: ["gone"],
    handle: async ({ site, params, parts, holder }) => {
      const key = readKey(params.id);
      const stored = await onOwnConnection({ site, parts }, async (client) => {
        const found = await findBroughtListing(client, site.id, key);
        if (found) await refuseOthersListing(client, { site, holder, listingId: found.id });
        return found;
      });
      if (!stored) throw new AppError("not-found");
      if (!stored.isPublished) throw new AppError("gone");
      if (stored.line === null) throw broughtBefore();
      return { json: stored.line, headers: { ETag: `"${stored.lineHash}"` } };
    },
  }),
  siteEndpoint({
    ...shared,
    method: "PUT",
    summary: "Bring a listing, or put another document in its place",
    description: `The body is a line of \`estates.ndjson\` (schema \`estate\`); its ids are those of the address. Pictures are named as an earlier bundle or \`POST media\` named them.\n\n\`${CURL} -X PUT -H 'Content-Type: application/json' -d @listing.json\``,
    operationId: "putEstate",
    body: ListingDocument,
    answer: Written,
    problems: WRITE_PROBLEMS,
    handle: (call) => writeDocument(call, "PUT", () => call.body),
  }),
  siteEndpoint({
    ...shared,
    method: "PATCH",
    isNarrowed: true,
    summary: "Change some fields of a listing",
    description: `A JSON merge patch (RFC 7396) of the document that \`GET\` answers. Sold: \`${CURL} -X PATCH -H 'Content-Type: application/merge-patch+json' -d '{"general": {"transaction": {"id": 5}}}'\``,
    operationId: "patchEstate",
    body: ListingDocument,
    answer: Written,
    problems: [...WRITE_PROBLEMS, "gone"],
    handle: (call) =>
      writeDocument(call, "PATCH", (stored) => {
        if (!stored) throw new AppError("not-found");
        if (!stored.isPublished) throw new AppError("gone");
        if (stored.line === null) throw broughtBefore();
        return mergePatch(JSON.parse(stored.line), call.body) as ListingDocument;
      }),
  }),
  siteEndpoint({
    ...shared,
    method: "DELETE",
    summary: "Take a listing off that the API brought",
    description: "Its address answers 410 with similar listings. A project takes its homes along.",
    operationId: "deleteEstate",
    canBeEmpty: true,
    problems: ["not-own", "other-request", "changed-meanwhile", "too-many-writes", "busy"],
    handle: (call) =>
      withSiteWriteLock(call, async (client) => {
        const write = listingWriteOf(call, "DELETE");
        if (!(await findAnswered(client, write))) await deleteListing(client, write);
        return EMPTY;
      }),
  }),
];

type DocumentOf = Parameters<typeof putListing>[2];

async function writeDocument(call: WriteCall, action: string, documentOf: DocumentOf) {
  const { status, written } = await withSiteWriteLock(call, async (client): Promise<WriteOutcome> => {
    const write = listingWriteOf(call, action);
    await refuseBeyondOwn(client, call, write.key);
    const repeated = await findAnswered<Written>(client, write);
    return repeated ? { status: 200, written: repeated } : putListing(client, write, documentOf);
  });
  const { etag } = written;
  return answer(written, { status, ...(etag ? { headers: { ETag: etag } } : {}) });
}

function listingWriteOf(call: WriteCall, action: string): ListingWrite {
  const id = call.params["id"];
  return { ...writeOf(call, action, `estates/${id}`), key: readKey(id) };
}

function broughtBefore(): AppError {
  return new AppError("not-found", {
    detail: "This listing was brought before documents were kept. Import its bundle again, or PUT it.",
  });
}
