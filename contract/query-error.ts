/**
 * The HTTP status with which a failed query or call would answer; null for any other failure. It is told by what the error
 * holds and never by its class: queries and pages are built apart, so that a class is not the same in both.
 * Example: `statusOf(new HttpError(new Response(null, { status: 410 })))` is 410.
 */
export function statusOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null) return null;
  // How the router's pages hear of it: its `data(null, { status })`.
  const { status, init } = error as {
    readonly status?: unknown;
    readonly init?: { readonly status?: unknown };
  };
  const told = status ?? init?.status;
  return typeof told === "number" ? told : null;
}
