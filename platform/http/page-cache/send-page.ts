import type { ServerResponse } from "node:http";
import { TRANSPORT_SECURITY } from "../security-headers.ts";
import { type Encoding, encodingFor } from "./encoding-for.ts";
import { gzipBody, type CachedPage, plainBody } from "./cached-page.ts";
import { type AnswerHead, answerHead, sendInOneWrite } from "./send-in-one-write.ts";

/** How true a cached page is: as cached, being rendered anew meanwhile, or cached since nothing newer can be had. */
export type PageState = "hit" | "miss" | "renewing" | "stale";

/** What of a request decides which copy of a page it gets. */
export type PageAsk = {
  readonly isHead: boolean;
  readonly isSecure: boolean;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
};

/** Answers from a cached page; the answer is the status that was sent. */
export function sendPage(page: CachedPage, state: PageState, ask: PageAsk, response: ServerResponse): number {
  if (ask.ifNoneMatch !== "" && ask.ifNoneMatch.includes(page.etag) && page.status === 200) {
    sendInOneWrite(response, headOf(page, "304", state, ask.isSecure, 0));
    return 304;
  }
  const encoding = encodingFor(ask.acceptEncoding);
  const body = encoding === "identity" ? undefined : page.bodies[encoding];
  if (body) send(page, encoding, body, state, ask, response);
  else void sendLater(page, encoding, state, ask, response);
  return page.status;
}

/** Sends a body that has to be made of the cached one. */
async function sendLater(
  page: CachedPage,
  encoding: Encoding,
  state: PageState,
  ask: PageAsk,
  response: ServerResponse,
) {
  try {
    const body = await (encoding === "gzip" ? gzipBody(page) : plainBody(page));
    send(page, encoding, body, state, ask, response);
  } catch {
    response.destroy();
  }
}

function send(
  page: CachedPage,
  encoding: Encoding,
  body: Buffer,
  state: PageState,
  ask: PageAsk,
  response: ServerResponse,
): void {
  const head = headOf(page, encoding, state, ask.isSecure, body.length);
  if (ask.isHead) response.writeHead(head.status, [...head.fields]).end();
  else sendInOneWrite(response, head, body);
}

const KINDS = ["br", "gzip", "identity", "304"] as const;
const STATES = ["hit", "miss", "renewing", "stale"] as const;

/** The head of one copy, made once; that of a page that was rendered just now leaves once, and is not cached. */
function headOf(
  page: CachedPage,
  kind: Encoding | "304",
  state: PageState,
  isSecure: boolean,
  length: number,
): AnswerHead {
  const place = (KINDS.indexOf(kind) * STATES.length + STATES.indexOf(state)) * 2 + Number(isSecure);
  const known = page.heads[place];
  if (known) return known;
  const fields = [...(kind === "304" ? validators(page) : page.headers), "X-Gevel-Cache", state];
  if (kind === "br" || kind === "gzip") fields.push("Content-Encoding", kind);
  if (kind !== "304") fields.push("Content-Length", String(length));
  // RFC 7234's code for "stale, since it could not be asked anew".
  if (state === "stale") fields.push("Warning", '111 - "Revalidation Failed"');
  if (isSecure) fields.push(...TRANSPORT_SECURITY);
  const head = answerHead(kind === "304" ? 304 : page.status, fields);
  if (state !== "miss") page.heads[place] = head;
  return head;
}

/** Of the headers of a page, those that a 304 repeats (RFC 9110, 15.4.5). */
function validators({ headers }: CachedPage): string[] {
  const repeated = new Set(["etag", "cache-control", "vary", "content-location"]);
  return headers.filter((_, i) => repeated.has((headers[i - (i % 2)] ?? "").toLowerCase()));
}
