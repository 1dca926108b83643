import { statusOfError } from "#platform/http/api/query-error.ts";
import { failPage, type PageAnswer, PageFailure, sendResponse } from "#platform/render/page-answer.ts";

const UNAVAILABLE = 503;

type Reporting = { readonly signal: AbortSignal; readonly report: (error: unknown) => void };

/** Runs a page's loader; what it throws becomes the answer: its own failure, or else 500, which is logged. */
export async function loadAnswer<Data>(
  ask: () => Promise<PageAnswer<Data>> | PageAnswer<Data>,
  { signal, report }: Reporting,
): Promise<PageAnswer<Data>> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PageFailure) return failPage(error.status, error.headers);
    if (error instanceof Response) return sendResponse(error);
    if (statusOfError(error) === UNAVAILABLE) return failPage(UNAVAILABLE, { "Retry-After": "5" });
    // A request that the visitor aborted is not logged.
    if (!signal.aborted) report(error);
    return failPage(500);
  }
}
