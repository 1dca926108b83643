/** Answers that may be cached. A page that failed never is; `/` leads on by language, which its key holds. */
const CACHEABLE_STATUSES = new Set([200, 301, 302, 404, 410]);

/** Says no by itself: what belongs to one visitor, or must be asked anew. */
const FORBIDDING = /no-store|private/i;

/** Varying by anything else would serve one visitor what was rendered for another. */
const KNOWN_VARIATIONS = new Set(["", "accept-encoding", "accept-language"]);

/** Tells whether an answer is the same for everyone who asks for its address. */
export function isCacheable({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  const variations = (headers.get("Vary") ?? "").toLowerCase().split(",");
  return (
    CACHEABLE_STATUSES.has(status) &&
    headers.getSetCookie().length === 0 &&
    !FORBIDDING.test(headers.get("Cache-Control") ?? "") &&
    variations.every((name) => KNOWN_VARIATIONS.has(name.trim()))
  );
}
