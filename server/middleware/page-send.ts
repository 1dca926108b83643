import { PATH_WORDS } from "#domain/locale/path-words.ts";
import { isForeignSend } from "./foreign-send.ts";

/** A mail program's one click comes from wherever mail is read (RFC 8058); the token in the address is what counts. */
const ONE_CLICK = new RegExp(
  `^/[a-z]{2}/(?:${Object.values(PATH_WORDS.keepMeInformed).join("|")})/(?:${Object.values(PATH_WORDS.unsubscribe).join("|")})/`,
);

/**
 * A page's own form as the router may read it, or null when another site's page sent it. The router compares origins by
 * itself, scheme included, which refuses every form behind a proxy that takes TLS off: it is spared the header.
 */
export function pageSend(request: Request): Request | null {
  if (request.method === "GET" || request.method === "HEAD") return request;
  if (isForeignSend(request) && !ONE_CLICK.test(new URL(request.url).pathname)) return null;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}
