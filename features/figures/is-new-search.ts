import type { IncomingHttpHeaders } from "node:http";

type Asked = {
  readonly method: string | undefined;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
};

/** Programs that say so of themselves. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|fetch|curl|wget|python|http/i;
/** What a search is counted by; another order, view or page is the same search. */
const WISHES = [
  "city",
  "municipality",
  "price-min",
  "price-max",
  "type",
  "transaction",
  "status",
  "q",
  "words",
];

/**
 * Whether somebody searches anew, by what a request says of itself: nothing is kept of who asks. Not counted are what browsers
 * load ahead or load again, programs, and an address that only narrows or orders what its own page showed.
 */
export function isNewSearch({ method, target, headers }: Asked): boolean {
  if (method !== "GET" || !isFromPerson(headers) || isAhead(headers) || isReload(headers)) return false;
  return wishesOf(target) !== wishesOf(headers.referer ?? "");
}

/** Browsers say what a request is for (Fetch Metadata): a page of its own, or a list that changes in its place. */
function isFromPerson(headers: IncomingHttpHeaders): boolean {
  const isPage = headers["sec-fetch-dest"] === "document";
  const isList = headers["sec-fetch-dest"] === "empty" && headers["sec-fetch-site"] === "same-origin";
  return (isPage || isList) && !PROGRAM.test(headers["user-agent"] ?? "bot");
}

function isAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = `${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""} ${headers["x-moz"] ?? ""}`;
  return /prefetch|prerender|preview/.test(purpose);
}

function isReload(headers: IncomingHttpHeaders): boolean {
  return /no-cache|max-age=0/.test(headers["cache-control"] ?? "");
}

function wishesOf(address: string): string {
  const at = address.indexOf("?");
  if (at < 0) return "";
  const params = new URLSearchParams(address.slice(at + 1));
  return WISHES.map((name) => params.getAll(name).toSorted().join()).join("|");
}
