import { z } from "zod";
import type { Finding } from "#bundle/check/finding.ts";
import { mapListing, type MappedListing } from "../mapping.ts";
import type { JsonObject, MappingContext } from "../mapping-row.ts";
import { readXml } from "../read-xml.ts";
import { KYERO } from "./kyero-mapping.ts";

const LISTS = new Set([
  "root.property",
  "root.property.features.feature",
  "root.property.images.image",
  "root.agent",
]);

const Feed = z.object({
  root: z.object({
    kyero: z.object({ feed_version: z.string() }),
    property: z.array(z.record(z.string(), z.json())).default([]),
  }),
});

export type KyeroFeed = {
  readonly listings: readonly MappedListing[];
  /** What is wrong with the feed as a whole. */
  readonly findings: readonly Finding[];
  /** Whether the feed could be read to its end; one that could not says nothing of the listings it lacks. */
  readonly isWhole: boolean;
};

type FeedContext = Omit<MappingContext, "document"> & { readonly file: string };

/** The listings of a Kyero feed (version 3), which is always complete: what it lacks is no longer offered. */
export function readKyero(xml: string, context: FeedContext): KyeroFeed {
  const documents = kyeroDocuments(xml);
  if (!Array.isArray(documents)) return broken(context, documents);
  const listings = documents.map((document) => listingOf(document, context));
  return { listings, findings: [], isWhole: true };
}

type Fault = { readonly message: string; readonly line?: number };

/** The listings as the feed has them, or why there are none. */
export function kyeroDocuments(xml: string): JsonObject[] | Fault {
  const answer = readXml(xml, { lists: LISTS });
  if (answer.kind === "broken") return answer;
  const feed = Feed.safeParse(answer.document);
  if (!feed.success) return { message: "is no Kyero feed: it has no <root> with <kyero><feed_version>" };
  const { kyero, property } = feed.data.root;
  if (kyero.feed_version.split(".")[0] !== "3")
    return { message: `is a Kyero feed of version ${kyero.feed_version}; this source reads version 3` };
  return property as JsonObject[];
}

function listingOf(document: JsonObject, { file, ...context }: FeedContext): MappedListing {
  const id = typeof document["id"] === "string" ? document["id"] : "without id";
  return mapListing(document, KYERO, { ...context, document: `${file}, property ${id}` });
}

function broken({ file }: FeedContext, { message, line }: Fault): KyeroFeed {
  const finding: Finding = { level: "error", file, ...(line !== undefined && { line }), message };
  return { listings: [], findings: [finding], isWhole: false };
}
