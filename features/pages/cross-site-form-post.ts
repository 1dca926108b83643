import { PATH_WORDS } from "#domain/locale/screens.ts";
import { isCrossSitePost } from "#platform/http/cross-site-post.ts";

/** A mail program's one click comes from wherever mail is read (RFC 8058); the token in the address is what counts. */
const ONE_CLICK = new RegExp(
  `^/[a-z]{2}/(?:${Object.values(PATH_WORDS.keepMeInformed).join("|")})/(?:${Object.values(PATH_WORDS.unsubscribe).join("|")})/`,
);

/** Tells whether another site's page sent a form to one of our pages. */
export function isCrossSiteFormPost(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  return isCrossSitePost(request) && !ONE_CLICK.test(new URL(request.url).pathname);
}
