/** Tells whether a browser has this very content (RFC 9110, 13.1.2): `If-None-Match` is a list, compared weakly; `*` is anything. */
export function isKnownEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = new Set((ifNoneMatch ?? "").split(",").map(opaqueTag));
  return tags.has("*") || tags.has(opaqueTag(etag));
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
