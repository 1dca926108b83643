import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { type Caller, FORWARDING_HEADERS } from "./caller.ts";

/** No form and no call needs more; media come with bundles. The API says so itself, in its own words, from half of it. */
const MAX_BODY_BYTES = 2_000_000;

const UNTRUSTED = new Set<string>([...FORWARDING_HEADERS, "x-request-id"]);

export type WebRequest =
  | { readonly kind: "request"; readonly request: Request }
  | { readonly kind: "refused"; readonly status: 400 | 413 };

/** The request as the app reads it: its address rebuilt from what is trusted, without headers that anyone can invent. */
export function webRequestOf(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  caller: Caller,
): WebRequest {
  const address = `${caller.isSecure ? "https" : "http"}://${caller.host ?? "localhost"}${incoming.url ?? "/"}`;
  if (!URL.canParse(address)) return { kind: "refused", status: 400 };
  if (Number(incoming.headers["content-length"] ?? 0) > MAX_BODY_BYTES)
    return { kind: "refused", status: 413 };
  const { method = "GET" } = incoming;
  const headers = new Headers();
  const { rawHeaders } = incoming;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] ?? "").toLowerCase();
    if (!UNTRUSTED.has(name)) headers.append(name, rawHeaders[i + 1] ?? "");
  }
  if (isOurOwnUnnamed(headers)) headers.delete("origin");
  if (caller.host) headers.set("host", caller.host);
  headers.set("x-forwarded-for", caller.address);
  const stop = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) stop.abort(new Error("The visitor left"));
  });
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? { body: limited(incoming), duplex: "half" as const } : {};
  try {
    return {
      kind: "request",
      request: new Request(address, { method, headers, signal: stop.signal, ...body }),
    };
  } catch {
    // Methods that the platform forbids, such as TRACE.
    return { kind: "refused", status: 400 };
  }
}

/**
 * A page that tells nobody its address (`Referrer-Policy: no-referrer`) sends its forms with the origin `null`; that they
 * come from this site the browser itself says, in a header that no page can write.
 */
function isOurOwnUnnamed(headers: Headers): boolean {
  return headers.get("origin") === "null" && headers.get("sec-fetch-site") === "same-origin";
}

/** A body without length counts while it comes. */
function limited(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let size = 0;
  const source = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > MAX_BODY_BYTES) controller.error(new Error("The body is too large"));
        else controller.enqueue(chunk);
      },
    }),
  );
}
