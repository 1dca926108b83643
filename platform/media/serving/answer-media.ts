import { isKnownEtag } from "../../http/known-etag.ts";

type Media = {
  readonly etag: string;
  readonly type: string;
  /** The same address gives other bytes to other browsers. */
  readonly isNegotiated: boolean;
  /** The address is a name, under which another file may come. */
  readonly mayChange?: boolean;
  readonly read: () => Promise<Buffer>;
};

/** The address holds a hash of the content: what it gives never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** A picture that is missing now may be there after the next import. */
const FOR_A_MINUTE = "public, max-age=60";
/** Whatever a picture or document holds, it runs nothing and calls nobody. */
const HARMLESS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // Mails and shared links show them on pages of others.
  "cross-origin-resource-policy": "cross-origin",
};

export async function answerMedia(
  request: Pick<Request, "method" | "headers">,
  { etag, type, isNegotiated, mayChange = false, read }: Media,
): Promise<Response> {
  const headers = new Headers(headersOf(etag));
  if (mayChange) headers.set("cache-control", "no-cache");
  if (isNegotiated) headers.set("vary", "Accept");
  if (isKnownEtag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const content = await read();
  headers.set("content-type", type);
  headers.set("content-length", String(content.length));
  return new Response(bodyFor(request, content), { headers });
}

/** What every file of media says of itself, whose address holds its content's hash. */
export function headersOf(etag: string): Readonly<Record<string, string>> {
  return { ...HARMLESS, etag, "cache-control": FOR_EVER };
}

export function answerPlaceholder(request: Request, status: 200 | 404 | 503): Response {
  const content = Buffer.from(DRAWN_PLACEHOLDER);
  const headers = {
    ...HARMLESS,
    "cache-control": FOR_A_MINUTE,
    "content-type": "image/svg+xml",
    "content-length": String(content.length),
  };
  return new Response(bodyFor(request, content), { status, headers });
}

export function answerText(status: number, text: string, headers: Record<string, string>): Response {
  const all = {
    ...HARMLESS,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...headers,
  };
  return new Response(text, { status, headers: all });
}

function bodyFor({ method }: Pick<Request, "method">, content: Buffer): BodyInit | null {
  return method === "HEAD"
    ? null
    : new Uint8Array(content.buffer as ArrayBuffer, content.byteOffset, content.length);
}

/** A house in outline, for a picture that is not there or can't be drawn. */
const DRAWN_PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 500" preserveAspectRatio="xMidYMid slice">
<rect width="760" height="500" fill="#ece7de"/>
<g fill="none" stroke="#b9b0a2" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
<path d="M250 260 380 150l130 110M275 240v130h210V240M440 200v-35h25v56"/>
<path d="M355 370v-75h50v75M302 285h28v28h-28zM430 285h28v28h-28z"/>
</g></svg>`;
