import { randomUUID } from "node:crypto";
import type { Site } from "#features/site/schema/site.ts";
import type { App } from "../app.ts";
import {
  contentSecurityPolicy,
  NO_INLINE,
  type PolicyOptions,
  SECURITY_HEADERS,
} from "#platform/http/security-headers.ts";
import { hashInlineSources } from "#platform/http/page-cache/inline-sources.ts";
import { isCacheable } from "#platform/http/page-cache/cacheable.ts";
import { type CachedPage, compressPage } from "#platform/http/page-cache/cached-page.ts";
import { inSpan } from "#platform/tracing/tracing.ts";
import { SITE_TAG } from "./page-tags.ts";

export type Rendered =
  | { readonly kind: "cacheable"; readonly page: CachedPage }
  /** An answer for everyone who waits, though for nobody after them: a failure. */
  | {
      readonly kind: "uncacheable";
      readonly status: number;
      readonly headers: Headers;
      readonly body: Buffer<ArrayBuffer>;
    }
  /** Belongs to one visitor: everyone renders their own, with their own cookies. */
  | { readonly kind: "personal" };

/** Renders the page of a key: `{address}` or `{address} {language}` for the address that leads on by language. */
export type RenderPage = (key: string, site: Site) => Promise<Rendered>;

export type PageRendererOptions = {
  readonly app: App;
  readonly policy: PolicyOptions;
  readonly originOf: (site: Site) => string;
  readonly newRequestId: () => string;
  readonly now: () => Date;
};

/** A rendering that takes longer has hung: whoever waits gets an answer, and the next one tries anew. */
const DEADLINE_MS = 20_000;

/** A page that may be cached is rendered for nobody in particular. */
const OF_NOBODY = { caller: { address: "" }, isLocal: false };

/** Headers of one answer alone, or that the copy that is sent sets itself. */
const OWN_HEADERS = ["Content-Length", "Content-Encoding", "Transfer-Encoding", "X-Request-Id", "Date"];

/** Addresses of cached pages are rendered without cookies and browser: there is nothing of one visitor to hold. */
export function createPageRenderer({
  app,
  policy,
  originOf,
  newRequestId,
  now,
}: PageRendererOptions): RenderPage {
  return (key, site) =>
    inSpan({ name: "render page", facts: { "gevel.site": site.id } }, () => render(key, site));

  async function render(key: string, site: Site): Promise<Rendered> {
    const [address = "", language = "*"] = key.slice(key.indexOf(" ") + 1).split(" ");
    const nonce = randomUUID();
    const tags = new Set([SITE_TAG]);
    const answer = await inTime(async (signal) => {
      const init = { headers: { "Accept-Language": language } };
      const origin = originOf(site);
      const requestId = newRequestId();
      let rendered: string | undefined;
      const storePage = (html: string) => void (rendered = html);
      const requestEnv = { ...OF_NOBODY, requestId, site, origin, nonce, storePage, signal, tags };
      const response = await app.fetch(new Request(origin + address, init), requestEnv);
      return readAnswer(response, () => rendered);
    });
    if (answer === null) return { kind: "personal" };
    const { status, headers } = answer;
    const { body, inline } = takeNonceOff(answer, nonce);
    headers.set("Content-Security-Policy", contentSecurityPolicy(inline, policy));
    finishHeaders(headers);
    if (!isCacheable(answer)) return { kind: "uncacheable", status, headers, body };
    // What is not there now may come with any estate: such a page goes when anything does.
    if (status !== 200) tags.add("estates");
    const rendered = { key, siteId: site.id, tags: [...tags], status, headers, body };
    return { kind: "cacheable", page: await compressPage(rendered, now()) };
  }
}

function takeNonceOff({ headers, body }: WholeAnswer, nonce: string) {
  const isHtml = headers.get("Content-Type")?.startsWith("text/html");
  return isHtml ? hashInlineSources(body, nonce) : { body, inline: NO_INLINE };
}

type WholeAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
};

/** Reads an answer to its end; null when it is one visitor's. */
async function readAnswer(
  response: Response,
  rendered: () => string | undefined,
): Promise<WholeAnswer | null> {
  const { status } = response;
  if (status < 500 && !isCacheable(response)) {
    await response.body?.cancel();
    return null;
  }
  const html = rendered();
  const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);
  return { status, headers: new Headers(response.headers), body };
}

function finishHeaders(headers: Headers): void {
  for (const name of OWN_HEADERS) headers.delete(name);
  for (const [name, value] of SECURITY_HEADERS) if (!headers.has(name)) headers.set(name, value);
  // Browsers ask each time whether it changed: an import must be seen at once.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  headers.append("Vary", "Accept-Encoding");
}

/** The timer goes as soon as the page is there: left behind, it would hold the whole rendering in memory. */
async function inTime<T>(render: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error("The page took too long to render");
      reject(error);
      controller.abort(error);
    }, DEADLINE_MS);
  });
  try {
    return await Promise.race([render(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
