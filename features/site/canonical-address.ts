import { readAddress } from "#domain/locale/read-address.ts";

/** A moved address may move back (a transaction changes), so that no browser may keep the redirect for itself. */
export function movedTo(pathname: string, search: string): Response {
  const headers = { Location: pathname + search, "Cache-Control": "no-cache" };
  return new Response(null, { status: 301, headers });
}

/** Where an address in a wrong form leads: upper case, trailing slashes, another language's words. Null for a right one. */
export function canonicalRedirect({ pathname, search }: URL): Response | null {
  const { canonical } = readAddress(pathname);
  return canonical === pathname ? null : movedTo(canonical, search);
}
