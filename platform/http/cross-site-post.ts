/**
 * Tells whether a page of another site makes its visitor's browser send this. Only browsers say where a page stands: what says
 * nothing comes from a program, which has no visitor's address or cookies to misuse. Hosts are compared without their
 * scheme, since a proxy that is not trusted may have taken TLS off.
 */
export function isCrossSitePost({ method, headers, url }: Request): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const where = headers.get("Sec-Fetch-Site");
  if (where === "same-origin" || where === "none") return false;
  const origin = headers.get("Origin");
  const isForeign = origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(url).host);
  return isForeign || where === "cross-site" || where === "same-site";
}
