import { statusOf } from "#platform/http/api/query-error.ts";
import { failPage, type PageAnswer, PageFailure, sendResponse } from "#platform/render/page-answer.ts";

const UNAVAILABLE = 503;

type Reporting = { readonly signal: AbortSignal; readonly report: (error: unknown) => void };

/** What a page answers, whatever it throws: a failure of its own, else 500, which the operator is told of. */
export async function answerOf<Data>(
  ask: () => Promise<PageAnswer<Data>> | PageAnswer<Data>,
  { signal, report }: Reporting,
): Promise<PageAnswer<Data>> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PageFailure) return failPage(error.status, error.headers);
    if (error instanceof Response) return sendResponse(error);
    if (statusOf(error) === UNAVAILABLE) return failPage(UNAVAILABLE, { "Retry-After": "5" });
    // What a visitor who left broke off is nothing for the log.
    if (!signal.aborted) report(error);
    return failPage(500);
  }
}
