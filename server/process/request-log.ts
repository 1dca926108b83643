import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Log } from "#platform/log/log.ts";
import type { PageState } from "#platform/http/page-cache/send-page.ts";
import type { RequestCounts } from "../metrics/request-counts.ts";
import { loggedPath } from "./logged-path.ts";

export type Logged = {
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** Of `performance.now()`. */
  readonly begunAt: number;
  /** The site that answers, once it is known. */
  siteId?: string;
};

export type RequestLog = {
  /** Whether requests get a line, or are counted, at all. */
  readonly isWritten: boolean;
  /** Notes when a request began; its id is a trusted proxy's, or one that no other request of any server has. */
  begin(request: IncomingMessage, givenId: string | undefined): Logged;
  newId(): string;
  end(logged: Logged, status: number, pageState?: PageState, siteId?: string): void;
  failed(logged: Logged, error: unknown): void;
};

/** One line for each request, put together from few pieces, since it stands on the path of every cached page. */
export function createRequestLog(
  log: Log,
  now: () => Date,
  counters: ReadonlyArray<Pick<RequestCounts, "count">> = [],
): RequestLog {
  const hasLines = log.writes("info");
  const isCounted = counters.length > 0;
  const beginning = keepBeginning(now);
  const where = keepWhere();
  const whatWasAsked = keepAsked();
  const newId = countIds();
  return {
    isWritten: hasLines || isCounted,
    begin: (request, givenId) => ({ request, requestId: givenId ?? newId(), begunAt: performance.now() }),
    newId,
    end({ request, requestId, begunAt, siteId: known }, status, pageState, siteId = known) {
      if (!hasLines && !isCounted) return;
      const endedAt = performance.now();
      const took = endedAt - begunAt;
      if (isCounted)
        for (const counter of counters) counter.count({ siteId, request, status, pageState, ms: took });
      if (!hasLines) return;
      const ms = Math.round(took * 10) / 10;
      const page = pageState === undefined ? "}" : `,"page":"${pageState}"}`;
      const asked = whatWasAsked(request);
      log.line(
        `${beginning(endedAt)}${requestId}${where(request, siteId)}${asked}${status},"ms":${ms}${page}`,
      );
    },
    failed({ request, requestId, siteId }, error) {
      const { host } = request.headers;
      const about = { requestId, site: siteId, host, path: loggedPath(request.url ?? "") };
      log.error({ ...about, err: error }, "a request failed");
    },
  };
}

const LAST_DIGITS = 36 ** 2;

/** The last two digits come from a table, as making all six for each request shows. */
function countIds(): () => string {
  const process = randomBytes(6).toString("hex");
  const digits = Array.from({ length: LAST_DIGITS }, (_, number) => number.toString(36).padStart(2, "0"));
  let first = "";
  let count = 0;
  return () => {
    const last = count % LAST_DIGITS;
    if (last === 0) first = process + (count / LAST_DIGITS).toString(36).padStart(4, "0");
    count += 1;
    return first + digits[last];
  };
}

/** All before the id; many requests share a millisecond, which is written out once. */
function keepBeginning(now: () => Date): (at: number) => string {
  let until = Number.NEGATIVE_INFINITY;
  let text = "";
  return (at) => {
    if (at < until) return text;
    until = at + 1;
    return (text = `{"time":"${now().toISOString()}","level":"info","message":"request","id":"`);
  };
}

const MOST_KEPT = 2_000;
const LONGEST_KEPT = 500;
const LONGEST_HOST = 255;

/** The site and the host as it was asked for, which are the same again and again too. */
function keepWhere(): (request: IncomingMessage, siteId: string | undefined) => string {
  const texts = new Map<string, { readonly siteId: string | undefined; readonly text: string }>();
  return ({ headers: { host = "" } }, siteId) => {
    const known = texts.get(host);
    if (known !== undefined && known.siteId === siteId) return known.text;
    const site = siteId === undefined ? "" : `","site":"${siteId}`;
    const text = `${site}","host":${JSON.stringify(host.slice(0, LONGEST_HOST))}`;
    if (host.length > LONGEST_HOST) return text;
    if (texts.size >= MOST_KEPT) texts.clear();
    texts.set(host, { siteId, text });
    return text;
  };
}

/** The method and the path; the same ones are asked for again and again. */
function keepAsked(): (request: IncomingMessage) => string {
  const texts = new Map<string, string>();
  return ({ method = "", url = "" }) => {
    const known = method === "GET" ? texts.get(url) : undefined;
    if (known !== undefined) return known;
    const text = `,"method":"${method}","path":${JSON.stringify(loggedPath(url))},"status":`;
    if (method !== "GET" || url.length > LONGEST_KEPT) return text;
    if (texts.size >= MOST_KEPT) texts.clear();
    texts.set(url, text);
    return text;
  };
}
