import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { Finding } from "#bundle/finding.ts";
import { mapListing, type MappedListing } from "../mapping.ts";
import type { JsonObject, MappingContext } from "../mapping-row.ts";
import { readXml } from "../read-xml.ts";
import { splitElements, type XmlSlice } from "../split-elements.ts";
import { KYERO } from "./kyero-mapping.ts";

const LISTS = new Set(["property.features.feature", "property.images.image"]);

const Frame = z.object({ root: z.object({ kyero: z.object({ feed_version: z.string() }) }) });
const Listing = z.object({ property: z.record(z.string(), z.json()) });

export type KyeroFeed = {
  readonly listings: readonly MappedListing[];
  /** What is wrong with the feed as a whole. */
  readonly findings: readonly Finding[];
  /** Whether the feed could be read to its end; one that could not says nothing of the listings it lacks. */
  readonly isWhole: boolean;
};

type FeedContext = Omit<MappingContext, "document"> & { readonly file: string };

/**
 * The listings of a Kyero feed (version 3), which is always complete: what it lacks is no longer offered. Each is read in a
 * turn of its own, since a large feed is read in the process that answers visitors; a broken one has no draft.
 */
export async function readKyero(xml: string, context: FeedContext): Promise<KyeroFeed> {
  const { frame, slices, unclosed } = splitElements(xml, "property");
  const fault = unclosed ? { message: "breaks off within a listing" } : faultOf(frame);
  if (fault) return broken(context, fault);
  const listings: MappedListing[] = [];
  for (const slice of slices) {
    listings.push(listingOf(slice, context));
    await nextTurn();
  }
  return { listings, findings: [], isWhole: true };
}

type Fault = { readonly message: string; readonly line?: number };

/** What is wrong with a feed, by what stands around its listings; null where it is one of version 3. */
function faultOf(frame: string): Fault | null {
  const around = readXml(frame, { lists: new Set() });
  if (around.kind === "broken") return around;
  const feed = Frame.safeParse(around.document);
  if (!feed.success) return { message: "is no Kyero feed: it has no <root> with <kyero><feed_version>" };
  const version = feed.data.root.kyero.feed_version;
  return version.split(".")[0] === "3"
    ? null
    : { message: `is a Kyero feed of version ${version}; this source reads version 3` };
}

function listingOf(slice: XmlSlice, { file, ...context }: FeedContext): MappedListing {
  const document = kyeroDocument(slice);
  if (typeof document === "string") return brokenListing(file, slice, document);
  const id = typeof document["id"] === "string" ? document["id"] : "without id";
  return mapListing(document, KYERO, { ...context, document: `${file}, property ${id}` });
}

/** A listing as the feed has it, or what is wrong with it. */
export function kyeroDocument({ text }: Pick<XmlSlice, "text">): JsonObject | string {
  const answer = readXml(text, { lists: LISTS });
  if (answer.kind === "broken") return answer.message;
  const parsed = Listing.safeParse(answer.document);
  return parsed.success ? (parsed.data.property as JsonObject) : "holds nothing";
}

function brokenListing(file: string, { line }: XmlSlice, why: string): MappedListing {
  const message = `the listing that begins here ${why}`;
  return {
    draft: null,
    findings: [{ level: "error", code: "unreadable-listing", file, line, message }],
    counts: { mapped: 0, extra: 0, leftOut: 0 },
  };
}

function broken({ file }: FeedContext, { message, line }: Fault): KyeroFeed {
  const finding: Finding = {
    level: "error",
    code: "unreadable-delivery",
    file,
    ...(line !== undefined && { line }),
    message,
  };
  return { listings: [], findings: [finding], isWhole: false };
}
