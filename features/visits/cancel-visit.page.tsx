import { statusOfError, problemOf } from "#platform/http/api/query-error.ts";
import type { CancelOutcome } from "#domain/visits/cancel-state.ts";
import type { MessageKey } from "#domain/locale/translate.ts";
import { hrefOf } from "#domain/locale/href.ts";
import type { PageRequest } from "#platform/render/page.ts";
import { failPage, redirectTo, showPage } from "#platform/render/page-answer.ts";
import { sentForm } from "#features/contact/sending/sent-form.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { BookedVisitPage } from "./booked/booked-visit-page.tsx";
import { loadBookedVisit } from "./booked/load-booked-visit.ts";
import { VisitMove } from "./schema.ts";
import { PERSONAL_HEADERS } from "./personal-headers.ts";
import { MOVE_QUERY, START_FIELD } from "./visit-hrefs.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { definePage } from "#features/site/site-page.ts";

type Asked = PageRequest<RequestContext>;

/** What the last request could not do, and what is said of it. */
type Failure = {
  readonly outcome: CancelOutcome | null;
  readonly text: MessageKey | null;
  readonly status: number;
};

/** The page of a booked visit, at the address that its mails hold; looking at it changes nothing. */
export const cancelAppointment = definePage({
  sheets: () => ["forms"],
  load: (asked) => showBookedVisit(asked),
  /** A button: then the page again, which says what became of it. */
  async action(asked) {
    const { context, params, request, url } = asked;
    const appointmentId = params["appointmentId"]!;
    const form = await sentForm(request);
    // What cannot be read may have asked to move the visit: it cancels none.
    if (!form) return failPage(400, PERSONAL_HEADERS);
    const isMove = form.has(MOVE_QUERY);
    try {
      if (isMove) {
        const { data, error } = VisitMove.safeParse({ start: form.get(START_FIELD) });
        if (error) return showBookedVisit(asked, { outcome: null, text: "form.error.time", status: 422 });
        await context.queries.moveVisit(appointmentId, data.start);
      } else await context.queries.cancelVisit(appointmentId);
    } catch (error) {
      return showBookedVisit(asked, (isMove ? moveFailure : cancelFailure)(error));
    }
    const locale = pageLocale(url.pathname, context.site);
    const href = hrefOf({ type: "cancelAppointment", appointmentId }, locale);
    return redirectTo(href, { status: 303, headers: PERSONAL_HEADERS });
  },
  Content: ({ data: { view, outcome, text } }) => (
    <BookedVisitPage view={view} outcome={outcome} failure={text} />
  ),
});

function cancelFailure(error: unknown): Failure {
  const status = statusOfError(error) ?? 500;
  return { outcome: OUTCOMES[status] ?? "failed", text: null, status };
}

/** A move that is refused leaves the visit as it is; its page says itself where no move is possible any more. */
function moveFailure(error: unknown): Failure {
  const status = statusOfError(error) ?? 500;
  const isOfTime = "slots" in problemOf(error);
  const text = isOfTime ? TIME_FAILURES[status] : status >= 500 ? "visit.move.failed" : undefined;
  return { outcome: status === 404 ? "not-found" : null, text: text ?? null, status };
}

const TIME_FAILURES: Readonly<Record<number, MessageKey>> = {
  409: "form.error.timeTaken",
  422: "form.error.timeUnknown",
};

const OUTCOMES: Readonly<Record<number, CancelOutcome>> = { 404: "not-found", 409: "passed" };

async function showBookedVisit({ context, params, url }: Asked, failure?: Failure) {
  const appointmentId = params["appointmentId"]!;
  const view = await loadBookedVisit(
    context,
    appointmentId,
    pageLocale(url.pathname, context.site),
    (locale) => hrefOf({ type: "cancelAppointment", appointmentId }, locale),
    url,
  );
  const { outcome = null, text = null, status = statusOfPage(view.visit) } = failure ?? {};
  return showPage(
    { head: view.head, isPersonal: true, view, outcome, text },
    { status, headers: PERSONAL_HEADERS },
  );
}

function statusOfPage(visit: object | null | undefined): number {
  if (visit === undefined) return 503;
  return visit ? 200 : 404;
}
