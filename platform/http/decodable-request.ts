/** Stands for a sign that nobody can read (U+FFFD), as an address spells it. */
const UNREADABLE = "%EF%BF%BD";

/**
 * The request as routes can read it: Hono decodes a path, and may not be able to. No page has a "%" in its path, so that nothing is lost when it becomes a sign of no meaning.
 */
export function decodableRequest(request: Request): Request {
  const url = new URL(request.url);
  if (isDecodable(url.pathname)) return request;
  // In the form that addresses have, so that it leads nowhere else first.
  url.pathname = url.pathname.toLowerCase().replaceAll("%", UNREADABLE);
  return new Request(url, request);
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("%");
  } catch {
    return false;
  }
}
