import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Site } from "#contract/site/site.ts";
import { preferredLocale } from "#domain/locale/preferred-locale.ts";
import type { App } from "../app.ts";
import type { Config } from "../config.ts";
import {
  addSecurityHeaders,
  contentSecurityPolicy,
  type PolicyOptions,
} from "../middleware/security-headers.ts";
import { keptPageAddress } from "../pages/page-address.ts";
import type { PageCache } from "../pages/page-cache.ts";
import { sendPage } from "../pages/send-page.ts";
import { type Caller, callerOf } from "./caller.ts";
import { isLocalVisit } from "./local-visit.ts";
import { type HitHeaders, readHitHeaders } from "./raw-headers.ts";
import type { Readiness } from "./readiness.ts";
import type { RequestLog } from "./request-log.ts";
import { sendAnswer } from "./send-answer.ts";
import type { StaticFiles } from "./static-files.ts";
import type { VisitedSites } from "./visited-site.ts";
import { webRequestOf } from "./web-request.ts";

export type GateParts = {
  readonly app: () => Promise<App>;
  readonly config: Pick<Config, "host" | "trustedProxies">;
  readonly sites: VisitedSites;
  readonly pages: PageCache;
  readonly files: StaticFiles;
  readonly readiness: Readiness;
  readonly policy: PolicyOptions | null;
  readonly requestLog: RequestLog;
  readonly originOf: (site: Site) => string;
};

type Visitor = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly caller: Caller;
  readonly headers: HitHeaders;
  readonly requestId: string;
  readonly begunAt: number;
};

export type Gate = (request: IncomingMessage, response: ServerResponse) => void;

/** Where every request enters: what is kept goes out at once, everything else goes on to the app. */
export function createGate(parts: GateParts): Gate {
  const { files, readiness, requestLog, config } = parts;
  return (request, response) => {
    const target = request.url ?? "";
    const headers = readHitHeaders(request.rawHeaders);
    const caller = config.trustedProxies
      ? callerOf(request, config.trustedProxies)
      : {
          host: headers.host,
          isSecure: false,
          address: request.socket.remoteAddress ?? "",
          requestId: undefined,
        };
    const visitor = {
      request,
      response,
      caller,
      headers,
      requestId: requestLog.begin(caller.requestId),
      begunAt: performance.now(),
    };
    const isRead = request.method === "GET" || request.method === "HEAD";

    if (!target.startsWith("/")) return answerPlainly(visitor, 400, "Bad request.", requestLog);
    if (isRead) {
      const status = readiness.answer(target, response) ?? sendFile(files, target, visitor);
      if (status !== null) return requestLog.end(visitor, status);
      if (files.owns(target)) return answerPlainly(visitor, 404, "No such file.", requestLog);
      if (sendKept(parts, target, visitor)) return;
    }
    goOn(parts, target, visitor, isRead).catch((error: unknown) => fail(visitor, error, requestLog));
  };
}

function sendFile(
  files: StaticFiles,
  target: string,
  { request, response, headers }: Visitor,
): number | null {
  const at = target.indexOf("?");
  const path = at < 0 ? target : target.slice(0, at);
  return files.send(path, { ...headers, isHead: request.method === "HEAD" }, response);
}

/** Sends a kept page without waiting for anything; false when there is none. */
function sendKept({ sites, pages, requestLog }: GateParts, target: string, visitor: Visitor): boolean {
  const site = sites.peek(visitor.caller.host ?? "");
  if (!site) return false;
  const key = pageKey(target, site, visitor.headers);
  const found = key === null ? undefined : pages.find(key, site);
  if (!found || losesQuery(found.page.status, key, target)) return false;
  requestLog.end(visitor, sendPage(found.page, found.state, pageAsk(visitor), visitor.response), found.state);
  return true;
}

async function goOn(parts: GateParts, target: string, visitor: Visitor, isRead: boolean): Promise<void> {
  const { sites, pages, requestLog } = parts;
  const site = await sites.find(visitor.caller.host ?? "");
  if (!site) return answerPlainly(visitor, 404, "No site here.", requestLog);
  const key = isRead ? pageKey(target, site, visitor.headers) : null;
  if (key === null) return answerFromApp(parts, site, visitor);
  const answer = pages.find(key, site) ?? (await pages.make(key, site));
  if ("page" in answer) {
    const state = "state" in answer ? answer.state : "miss";
    if (losesQuery(answer.page.status, key, target)) return answerFromApp(parts, site, visitor);
    requestLog.end(visitor, sendPage(answer.page, state, pageAsk(visitor), visitor.response), state);
  } else if (answer.kind === "personal") {
    await answerFromApp(parts, site, visitor);
  } else {
    const copy = new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: answer.headers,
    });
    await finish(copy, visitor, requestLog);
  }
}

/** One visitor's own answer: streamed, with their cookies, and with a nonce of its own. */
async function answerFromApp(parts: GateParts, site: Site, visitor: Visitor): Promise<void> {
  const { request, response, caller, requestId } = visitor;
  const asked = webRequestOf(request, response, caller);
  if (asked.kind === "refused") return refuse(visitor, asked.status, parts.requestLog);
  const nonce = randomBytes(16).toString("base64");
  const { fetch } = await parts.app();
  const origin = parts.originOf(site);
  const isLocal = isLocalVisit(request, parts.config);
  const tags = new Set<string>();
  const arrival = { requestId, site, origin, nonce, whole: false, isLocal, tags, caller };
  const answer = await fetch(asked.request, arrival);
  // An answer's own headers may be frozen, as a redirect's are.
  const open = new Response(answer.body, answer);
  if (parts.policy) {
    const inline = { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
    addSecurityHeaders(open.headers, contentSecurityPolicy(inline, parts.policy), caller.isSecure);
  }
  await finish(open, visitor, parts.requestLog);
}

async function finish(answer: Response, visitor: Visitor, requestLog: RequestLog): Promise<void> {
  if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "private, no-cache");
  answer.headers.set("X-Request-Id", visitor.requestId);
  try {
    await sendAnswer(answer, visitor.response, visitor.headers.acceptEncoding);
  } finally {
    requestLog.end(visitor, answer.status);
  }
}

/** The page's key; the address that leads on by language has one for each. Null: this address is never kept. */
function pageKey(target: string, site: Site, headers: HitHeaders): string | null {
  const address = keptPageAddress(target);
  if (address === null) return null;
  if (address !== "/" && !address.startsWith("/?")) return `${site.id} ${address}`;
  return `${site.id} ${address} ${preferredLocale(headers.acceptLanguage, site.locales) ?? site.defaultLocale}`;
}

/** A redirect keeps the query, also the names that don't make another page. */
function losesQuery(status: number, key: string | null, target: string): boolean {
  return status >= 300 && status < 400 && key?.split(" ")[1] !== target;
}

function pageAsk({ request, headers, caller }: Visitor) {
  const { acceptEncoding, ifNoneMatch } = headers;
  return { isHead: request.method === "HEAD", isSecure: caller.isSecure, acceptEncoding, ifNoneMatch };
}

/** What asks for data gets problem details here too (RFC 9457). */
const DATA_PATH = /^\/(?:api|[a-z]{2}\/ajax)\//;
const TOO_LARGE = "This is too much to send at once.";

function refuse(visitor: Visitor, status: 400 | 413, requestLog: RequestLog): void {
  const { request, response, requestId } = visitor;
  // What still comes is not read, so that the connection cannot serve again.
  response.setHeader("Connection", "close");
  if (status === 400) return answerPlainly(visitor, status, "Bad request.", requestLog);
  if (!DATA_PATH.test(request.url ?? "")) return answerPlainly(visitor, status, TOO_LARGE, requestLog);
  response.writeHead(status, { "Content-Type": "application/problem+json", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ type: "/api/problems/too-large", title: TOO_LARGE, status, requestId }));
  requestLog.end(visitor, status);
}

function answerPlainly(visitor: Visitor, status: number, text: string, requestLog: RequestLog): void {
  visitor.response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  visitor.response.end(visitor.request.method === "HEAD" ? undefined : text);
  requestLog.end(visitor, status);
}

/** The last resort: no page of the site could be drawn, not even the one that says so. */
function fail(visitor: Visitor, error: unknown, requestLog: RequestLog): void {
  requestLog.failed(visitor, error);
  if (visitor.response.headersSent || visitor.response.destroyed) visitor.response.destroy();
  else answerPlainly(visitor, 503, `Please try again in a moment. (${visitor.requestId})`, requestLog);
}
