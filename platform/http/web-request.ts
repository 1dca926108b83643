import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { type Caller, FORWARDING_HEADERS } from "./caller.ts";

/** No form needs more, nor a call that brings no file. The API says so itself, in its own words, from half of it. */
const MAX_BODY_BYTES = 2_000_000;

/** Why the work for a request was ended. */
export class ClientDisconnected extends Error {}

const UNTRUSTED = new Set<string>([...FORWARDING_HEADERS, "x-request-id"]);

export type WebRequest =
  | { readonly kind: "request"; readonly request: Request }
  | { readonly kind: "refused"; readonly status: 400 | 413 }
  /** The visitor left before all of the body had come. */
  | { readonly kind: "left" };

/**
 * The request as the app reads it, once all of it is there: its address rebuilt from what is trusted, without headers that
 * anyone can invent. Of one that `isLarge` the app reads the body while it comes, within its own limit.
 */
export async function webRequestOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  caller: Caller,
  isLarge = false,
): Promise<WebRequest> {
  const address = `${caller.isSecure ? "https" : "http"}://${caller.host ?? "localhost"}${incoming.url ?? "/"}`;
  if (!URL.canParse(address)) return { kind: "refused", status: 400 };
  if (!isLarge && Number(incoming.headers["content-length"] ?? 0) > MAX_BODY_BYTES)
    return { kind: "refused", status: 413 };
  const { method = "GET" } = incoming;
  const isRead = method === "GET" || method === "HEAD";
  const body = isRead ? null : isLarge ? streamOf(incoming) : await readBody(incoming);
  if (body === "too large") return { kind: "refused", status: 413 };
  if (body === "broken off") return { kind: "left" };
  const headers = trustedHeaders(incoming.rawHeaders, caller);
  const signal = abortWhenLeft(outgoing);
  try {
    // `duplex` is what a body that still comes asks for.
    const init = { method, headers, signal, body, duplex: "half" };
    return { kind: "request", request: new Request(address, init) };
  } catch {
    // Methods that the platform forbids, such as TRACE.
    return { kind: "refused", status: 400 };
  }
}

function trustedHeaders(rawHeaders: readonly string[], caller: Caller): Headers {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] ?? "").toLowerCase();
    if (!UNTRUSTED.has(name)) headers.append(name, rawHeaders[i + 1] ?? "");
  }
  if (isOurOwnUnnamed(headers)) headers.delete("origin");
  if (caller.host) headers.set("host", caller.host);
  headers.set("x-forwarded-for", caller.address);
  return headers;
}

function abortWhenLeft(outgoing: ServerResponse): AbortSignal {
  const stop = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) stop.abort(new ClientDisconnected("The visitor left"));
  });
  return stop.signal;
}

/**
 * A page that tells nobody its address (`Referrer-Policy: no-referrer`) sends its forms with the origin `null`; that they
 * come from this site the browser itself says, in a header that no page can write.
 */
function isOurOwnUnnamed(headers: Headers): boolean {
  return headers.get("origin") === "null" && headers.get("sec-fetch-site") === "same-origin";
}

/** The body while it comes; one that breaks off says so, as Node's own error looks like a database that is away. */
function streamOf(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = (Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    async pull(controller) {
      const piece = await pieces.read().catch(() => {
        throw new ClientDisconnected("The visitor left before all of the body had come");
      });
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    cancel: (reason) => pieces.cancel(reason),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** A body without length counts while it comes. */
async function readBody(
  incoming: IncomingMessage,
): Promise<Uint8Array<ArrayBuffer> | "too large" | "broken off"> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    // Destroyed, it would take the connection with it, and with that the answer.
    for await (const piece of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += piece.byteLength;
      if (size > MAX_BODY_BYTES) return "too large";
      pieces.push(piece);
    }
  } catch {
    return "broken off";
  }
  return Buffer.concat(pieces);
}
