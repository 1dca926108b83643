/**
 * The request as the router can read it: in a path whose escapes are no UTF-8, each "%" stands for itself. No page has such
 * an address, and the visitor reads so; left as it was, the router would complain on the console.
 */
export function readableRequest(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
