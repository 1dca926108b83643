/** Stands for a sign that nobody can read (U+FFFD), as an address spells it. */
const UNREADABLE = "%EF%BF%BD";

/**
 * The request as the router can read it: it decodes a path, and what it decoded once more, and complains on the console of
 * what it cannot. No page has a "%" in its path, so that nothing is lost when it becomes a sign of no meaning.
 */
export function readableRequest(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  // In the form that addresses have, so that it leads nowhere else first.
  url.pathname = url.pathname.toLowerCase().replaceAll("%", UNREADABLE);
  return new Request(url, request);
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("%");
  } catch {
    return false;
  }
}
