const NAME = "gevel_desk";
const SECRET = /^[\w-]{43}$/;
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** How long a session lives without being used. */
export const SESSION_DAYS = 30;
const DAY_SECONDS = 86_400;

/**
 * The name says that the cookie came over TLS, for this host and all of it (RFC 6265bis, `__Host-`): no other host of the domain can
 * plant one. On this machine there is no TLS.
 */
function nameFor(host: string): string {
  return LOOPBACK.test(host) ? NAME : `__Host-${NAME}`;
}

/** The secret of the session that a call brings; null without one. */
export function sessionSecret(headers: Headers, host: string): string | null {
  const name = nameFor(host);
  for (const pair of (headers.get("Cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    const value = pair.slice(at + 1).trim();
    if (at > 0 && pair.slice(0, at).trim() === name && SECRET.test(value)) return value;
  }
  return null;
}

/** What a browser is told to keep; null has it forget. */
export function sessionCookie(host: string, secret: string | null): string {
  const name = nameFor(host);
  const rest = [
    `Max-Age=${secret === null ? 0 : SESSION_DAYS * DAY_SECONDS}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Strict",
    ...(name === NAME ? [] : ["Secure"]),
  ];
  return [`${name}=${secret ?? ""}`, ...rest].join("; ");
}
