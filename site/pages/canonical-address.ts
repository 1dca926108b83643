import { type MiddlewareFunction, redirect } from "react-router";
import { readAddress } from "#domain/locale/read-address.ts";

/** A moved address may move back (a transaction changes), so that no browser may keep the redirect for itself. */
export function movedTo(pathname: string, search: string): Response {
  return redirect(pathname + search, { status: 301, headers: { "Cache-Control": "no-cache" } });
}

/** Upper case, trailing slashes and another language's words lead to the one right address. */
export const canonicalAddress: MiddlewareFunction<Response> = ({ url }, next) => {
  const { canonical } = readAddress(url.pathname);
  if (canonical !== url.pathname) throw movedTo(canonical, url.search);
  return next();
};
