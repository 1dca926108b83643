import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Site } from "#features/site/schema/site.ts";
import type { App } from "../app.ts";
import type { Config } from "#platform/config/config.ts";
import { hostnameOf } from "#platform/http/hostname.ts";
import {
  addSecurityHeaders,
  contentSecurityPolicy,
  type PolicyOptions,
} from "#platform/http/security-headers.ts";
import type { SearchCounter } from "#features/figures/search-counter.ts";
import { countSearch } from "./count-search.ts";
import type { SiteDirectory } from "#features/site/site-directory.ts";
import type { PageCache } from "../pages/page-cache.ts";
import type { PageKey, PageKeys } from "../pages/page-key.ts";
import { sendPage } from "#platform/http/page-cache/send-page.ts";
import { type Caller, callerOf, namesOneHost } from "#platform/http/caller.ts";
import { seesDevPages } from "./dev-pages.ts";
import type { AllowedHosts } from "./allowed-hosts.ts";
import type { Suspension } from "#features/site/suspension.ts";
import type { Readiness } from "./readiness.ts";
import type { Logged, RequestLog } from "./request-log.ts";
import { sendAnswer } from "#platform/http/send-answer.ts";
import type { StaticFiles } from "#platform/http/static-files.ts";
import { ClientDisconnected, webRequestOf } from "#platform/http/web-request.ts";

export type RequestHandlerParts = {
  readonly app: App;
  readonly config: Pick<Config, "host" | "trustedProxies" | "devPages">;
  readonly sites: Pick<SiteDirectory, "forVisitor" | "peekForVisitor" | "suspensionOf" | "peekSuspension">;
  readonly pages: PageCache;
  readonly keys: PageKeys;
  readonly files: StaticFiles;
  readonly readiness: Readiness;
  readonly hosts: Pick<AllowedHosts, "answer">;
  readonly policy: PolicyOptions | null;
  readonly requestLog: RequestLog;
  readonly searches: Pick<SearchCounter, "count">;
  readonly originOf: (site: Site) => string;
  /** Told of the work for a request that was not answered at once. */
  readonly track: (work: Promise<void>) => void;
};

type ReadRequest = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly caller: Caller;
};

type Visitor = ReadRequest & Logged;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Where every request enters: what is cached goes out at once, everything else goes on to the app. */
export function createRequestHandler(parts: RequestHandlerParts): RequestHandler {
  const { files, readiness, hosts, requestLog, config, track } = parts;
  return (request, response) => {
    const target = request.url ?? "";
    const caller = config.trustedProxies
      ? callerOf(request, config.trustedProxies)
      : {
          host: request.headers.host,
          isSecure: false,
          address: request.socket.remoteAddress ?? "",
          requestId: undefined,
        };
    const arrived = { request, response, caller };
    // Of a cached page nothing but its line needs an id and a time.
    const line = requestLog.isWritten ? requestLog.begin(request, caller.requestId) : null;
    const isRead = request.method === "GET" || request.method === "HEAD";
    // Before every page and every host: what a balancer is told hangs on nothing that a visitor can change.
    const health = isRead ? readiness.answer(target, response) : null;
    if (health !== null) return void (line && requestLog.end(line, health));
    const hostAnswer = isRead ? hosts.answer(request, response) : null;
    if (hostAnswer) return track(hostAnswer.then((status) => void (line && requestLog.end(line, status))));
    const hasOneHost = namesOneHost(request);
    if (hasOneHost && isRead && sendCached(parts, target, arrived, line)) return;

    const visitor = { ...arrived, ...(line ?? requestLog.begin(request, caller.requestId)) };
    if (!hasOneHost || !isHost(caller.host) || !target.startsWith("/"))
      return refuse(visitor, 400, requestLog);
    if (isRead) {
      const status = sendFile(files, target, visitor);
      if (status !== null) return requestLog.end(visitor, status);
      if (files.owns(target)) return answerPlainly(visitor, 404, "No such file.", requestLog);
    }
    track(goOn(parts, target, visitor, isRead).catch((error: unknown) => fail(visitor, error, requestLog)));
  };
}

/** None at all is what HTTP/1.0 may send, and some balancers do. */
const isHost = (host: string | undefined) => !host || hostnameOf(host) !== null;

function sendFile(files: StaticFiles, target: string, { request, response }: Visitor): number | null {
  const at = target.indexOf("?");
  const path = at < 0 ? target : target.slice(0, at);
  return files.send(path, copyAsk(request), response);
}

/** Sends a cached page without waiting for anything; false when there is none. */
function sendCached(
  { sites, keys, pages, requestLog, searches }: RequestHandlerParts,
  target: string,
  { request, response, caller }: ReadRequest,
  line: Logged | null,
): boolean {
  const site = sites.peekForVisitor(caller.host ?? "");
  // A page that was asked for right before its site was suspended may come into the cache after that.
  if (!site || sites.peekSuspension(site.id) !== null) return false;
  const key = keys.of(target, site, request.headers["accept-language"]);
  const found = key === null ? undefined : pages.find(key.text, site);
  if (!found || losesQuery(found.page.status, key)) return false;
  const status = sendPage(found.page, found.state, pageAsk(request, caller), response);
  countSearch(searches, found.page, status, request);
  if (line) requestLog.end(line, status, found.state, site.id);
  return true;
}

async function goOn(
  parts: RequestHandlerParts,
  target: string,
  visitor: Visitor,
  isRead: boolean,
): Promise<void> {
  const { sites, keys, pages, requestLog, searches } = parts;
  const { request, response, caller } = visitor;
  const site = await sites.forVisitor(caller.host ?? "");
  if (!site) return answerPlainly(visitor, 404, "No site here.", requestLog);
  visitor.siteId = site.id;
  const suspension = await sites.suspensionOf(site.id);
  // Its settings changed meanwhile: a page that is made of the former ones would be cached.
  if ((await sites.forVisitor(caller.host ?? "")) !== site) return goOn(parts, target, visitor, isRead);
  if (suspension) return answerFromApp(parts, site, visitor, suspension);
  const key = isRead ? keys.of(target, site, request.headers["accept-language"]) : null;
  if (key === null) return answerFromApp(parts, site, visitor);
  const answer = pages.find(key.text, site) ?? (await pages.make(key.text, site));
  if ("page" in answer) {
    const state = "state" in answer ? answer.state : "miss";
    if (losesQuery(answer.page.status, key)) return answerFromApp(parts, site, visitor);
    const isGone = statusFor(visitor, answer.page.status) === LEFT;
    const status = isGone ? LEFT : sendPage(answer.page, state, pageAsk(request, caller), response);
    countSearch(searches, answer.page, status, request);
    requestLog.end(visitor, status, state);
  } else if (answer.kind === "personal") {
    await answerFromApp(parts, site, visitor);
  } else {
    await finish(new Response(answer.body, answer), visitor, requestLog);
  }
}

/** One visitor's own answer: streamed, with their cookies, and with a nonce of its own. */
async function answerFromApp(
  parts: RequestHandlerParts,
  site: Site,
  visitor: Visitor,
  suspension: Suspension | null = null,
): Promise<void> {
  const { request, response, caller, requestId } = visitor;
  const isLarge = parts.app.takesLargeBody(request.method, request.url);
  const asked = await webRequestOf(request, response, caller, isLarge);
  if (asked.kind === "left") return parts.requestLog.end(visitor, LEFT);
  if (asked.kind === "refused") return refuse(visitor, asked.status, parts.requestLog);
  const nonce = randomUUID();
  const origin = parts.originOf(site);
  const isLocal = seesDevPages(request, parts.config);
  const { signal } = asked.request;
  const tags = new Set<string>();
  const requestEnv = {
    requestId,
    site,
    origin,
    nonce,
    storePage: null,
    signal,
    isLocal,
    tags,
    caller,
    suspension,
  };
  const answer = await parts.app.fetch(asked.request, requestEnv);
  // What nobody read of a body still comes, so that the connection cannot serve again.
  if (isLarge && !request.complete) response.setHeader("Connection", "close");
  // An answer's own headers may be frozen, as a redirect's are.
  const open = new Response(answer.body, answer);
  if (parts.policy) {
    const inline = { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
    addSecurityHeaders(open.headers, contentSecurityPolicy(inline, parts.policy), caller.isSecure);
  }
  await finish(open, visitor, parts.requestLog);
}

/** What the log calls a visitor who left before they were answered; nobody is sent it. */
const LEFT = 499;
const statusFor = ({ response }: Visitor, status: number) =>
  response.destroyed && !response.headersSent ? LEFT : status;

async function finish(answer: Response, visitor: Visitor, requestLog: RequestLog): Promise<void> {
  const status = statusFor(visitor, answer.status);
  if (!answer.headers.has("Cache-Control")) answer.headers.set("Cache-Control", "private, no-cache");
  answer.headers.set("X-Request-Id", visitor.requestId);
  try {
    await sendAnswer(answer, visitor.response, visitor.request.headers["accept-encoding"] ?? "");
  } finally {
    requestLog.end(visitor, status);
  }
}

/** A redirect keeps the query, also the names that don't make another page. */
function losesQuery(status: number, key: PageKey | null): boolean {
  return status >= 300 && status < 400 && key?.isShortened === true;
}

function copyAsk({ method, headers }: IncomingMessage) {
  return {
    isHead: method === "HEAD",
    acceptEncoding: headers["accept-encoding"] ?? "",
    ifNoneMatch: headers["if-none-match"] ?? "",
  };
}

function pageAsk({ method, headers }: IncomingMessage, { isSecure }: Caller) {
  return {
    isHead: method === "HEAD",
    isSecure,
    acceptEncoding: headers["accept-encoding"] ?? "",
    ifNoneMatch: headers["if-none-match"] ?? "",
  };
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

/** The last resort: no page of the site could be rendered, not even the one that says so. */
function fail(visitor: Visitor, error: unknown, requestLog: RequestLog): void {
  if (visitor.response.destroyed && error instanceof ClientDisconnected) return requestLog.end(visitor, LEFT);
  requestLog.failed(visitor, error);
  if (visitor.response.headersSent) visitor.response.destroy();
  else if (visitor.response.destroyed) requestLog.end(visitor, LEFT);
  else answerPlainly(visitor, 503, `Please try again in a moment. (${visitor.requestId})`, requestLog);
}
