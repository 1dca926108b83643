/** What stands under a language may hold a form. */
const PAGE_PATH = /^\/[a-z]{2}(?:\/|$)/i;

/** Refuses what no page answers to, with what this address takes instead (RFC 9110, 15.5.6); null where it may go on. */
export function refusedMethod({ method, url }: Request): Response | null {
  const isRead = method === "GET" || method === "HEAD";
  const takesForms = PAGE_PATH.test(new URL(url).pathname);
  if (isRead || (method === "POST" && takesForms)) return null;
  return takesForms ? notAllowed("GET, HEAD, POST") : notAllowed("GET, HEAD");
}

function notAllowed(allow: string): Response {
  return new Response(`This address takes ${allow} only.`, { status: 405, headers: { Allow: allow } });
}
