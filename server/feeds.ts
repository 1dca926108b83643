import { Hono } from "hono";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { FEED_DOCUMENTS, type FeedDocument } from "#bundle/feeds/feed-formats.ts";
import type { FeedSite } from "#bundle/feeds/feed-row.ts";
import { writeFeed } from "#bundle/feeds/write-feed.ts";
import { FEED_FILES, type FeedFormat } from "#features/site/access/feed-addresses.ts";
import type { FeedState } from "#features/listings/queries/feed-listings.ts";
import type { Storage } from "#features/site/storage.ts";
import { isKnownEtag } from "#platform/http/known-etag.ts";
import type { RequestEnv } from "./app.ts";

type FeedBindings = { readonly requestEnv: Pick<RequestEnv, "site" | "origin"> };

export type FeedParts = {
  readonly storage: Pick<Storage, "feeds" | "findFeedState" | "readFeedPart">;
  readonly imageCdn: string | null;
  readonly now: () => Date;
};

/** Raised when a format tells something else of the same listings. */
const FEED_FORM = 1;

const HOUR_MS = 3_600_000;

/** A portal asks each hour, perhaps HEAD first and again after a failure. */
const MOST_AN_HOUR = 60;

const FORMATS = new Map(
  Object.entries(FEED_FILES).map(([format, file]) => [file as string, format as FeedFormat]),
);

/** What search engines may not keep, and what tells nobody which feeds there are. */
const HEADERS = { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

/** The listings of a site for portals, each format at its secret address: `/feeds/{secret}/openimmo.xml`. */
export function createFeeds({ storage, imageCdn, now }: FeedParts) {
  const limit = createFeedLimit();
  const app = new Hono<{ Bindings: FeedBindings }>();
  app.all("/feeds/*", async (c) => {
    const { site, origin } = c.env.requestEnv;
    const { method } = c.req;
    const [, , secret = "", file = "", ...more] = new URL(c.req.url).pathname.split("/");
    const format = more.length === 0 ? FORMATS.get(file) : undefined;
    const feedId = format && isRead(method) ? await storage.feeds.find(site.id, secret, format) : null;
    if (!format || feedId === null) return noFeed();
    const wait = limit.take(`${site.id} ${feedId}`, now());
    if (wait > 0) return tooOften(wait);
    const state = await storage.findFeedState(site.id);
    await storage.feeds.noteFetch(site.id, feedId, now());
    const around = { site, origin, imageCdn };
    const document = FEED_DOCUMENTS[format];
    const headers = headersOf(document, state, { ...around, format });
    if (isKnown(c.req.raw.headers, headers)) return new Response(null, { status: 304, headers });
    if (method === "HEAD") return new Response(null, { headers });
    return new Response(bodyOf(document, state, around, storage), {
      headers: { ...headers, "Transfer-Encoding": "chunked" },
    });
  });
  return app;
}

/** Counts the calls of each feed within an hour: `take` answers the seconds to wait, or 0 where the call may go on. */
function createFeedLimit() {
  const calls = new Map<string, number[]>();
  return {
    take(feed: string, now: Date): number {
      const moment = now.getTime();
      const recent = (calls.get(feed) ?? []).filter((at) => at > moment - HOUR_MS);
      if (recent.length >= MOST_AN_HOUR) return Math.ceil((recent[0]! + HOUR_MS - moment) / 1_000);
      calls.set(feed, [...recent, moment]);
      return 0;
    },
  };
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

type FeedHeaders = ReturnType<typeof headersOf>;

function headersOf(
  { type }: FeedDocument,
  { hash, changedAt }: FeedState,
  about: FeedSite & { format: string },
) {
  const form = [FEED_FORM, about.format, about.origin, about.imageCdn, hash].join(" ");
  return {
    ...HEADERS,
    "Content-Type": type,
    "Cache-Control": "private, no-cache",
    ETag: `W/"${createHash("sha256").update(form).digest("base64url").slice(0, 27)}"`,
    "Last-Modified": changedAt.toUTCString(),
  };
}

/** RFC 9110: where both are asked, the moment does not count. */
function isKnown(asked: Headers, { ETag: etag, "Last-Modified": changed }: FeedHeaders): boolean {
  const known = asked.get("If-None-Match");
  if (known !== null) return isKnownEtag(known, etag);
  return Date.parse(asked.get("If-Modified-Since") ?? "") >= Date.parse(changed);
}

function bodyOf(
  document: FeedDocument,
  { changedAt }: FeedState,
  around: FeedSite,
  storage: FeedParts["storage"],
): ReadableStream<Uint8Array> {
  const read = (after: number) => storage.readFeedPart(around.site.id, after);
  const pieces = writeFeed(document, { ...around, changedAt, read });
  return Readable.toWeb(Readable.from(encoded(pieces), { highWaterMark: 1 })) as ReadableStream<Uint8Array>;
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/** The same for each wrong secret, and for what is no feed. */
function noFeed(): Response {
  return new Response("Not found.", {
    status: 404,
    headers: { ...HEADERS, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function tooOften(seconds: number): Response {
  return new Response("Please ask once an hour.", {
    status: 429,
    headers: {
      ...HEADERS,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(seconds),
    },
  });
}
