import { statusOfError } from "#platform/http/api/query-error.ts";
import type { CancelOutcome } from "#domain/appointment/cancel-state.ts";
import { hrefOf } from "#domain/locale/href.ts";
import type { PageRequest } from "#platform/render/page.ts";
import { redirectTo, showPage } from "#platform/render/page-answer.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { CancelPage } from "./appointment/cancel-page.tsx";
import { loadAppointment } from "./appointment/load-appointment.ts";
import { PERSONAL_HEADERS } from "./personal-headers.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { definePage } from "#features/site/site-page.ts";

/** An appointment of a link's; looking at it changes nothing. */
export const cancelAppointment = definePage({
  load: (asked) => showAppointment(asked, null),
  /** The button: then the page again, which says what became of it. */
  async action(asked) {
    const { context, params, url } = asked;
    const appointmentId = params["appointmentId"]!;
    try {
      await context.queries.cancelVisit(appointmentId);
    } catch (error) {
      const status = statusOfError(error) ?? 500;
      return showAppointment(asked, OUTCOMES[status] ?? "failed", status);
    }
    const locale = pageLocale(url.pathname, context.site);
    const href = hrefOf({ type: "cancelAppointment", appointmentId }, locale);
    return redirectTo(href, { status: 303, headers: PERSONAL_HEADERS });
  },
  Content: ({ data: { view, outcome } }) => <CancelPage view={view} outcome={outcome} />,
});

const OUTCOMES: Readonly<Record<number, CancelOutcome>> = { 404: "not-found", 409: "passed" };

async function showAppointment(
  { context, params, url }: PageRequest<RequestContext>,
  outcome: CancelOutcome | null,
  failed?: number,
) {
  const appointmentId = params["appointmentId"]!;
  const view = await loadAppointment(
    context,
    appointmentId,
    pageLocale(url.pathname, context.site),
    (locale) => hrefOf({ type: "cancelAppointment", appointmentId }, locale),
  );
  const status = failed ?? statusOfPage(view.appointment);
  return showPage(
    { head: view.head, isPersonal: true, view, outcome },
    { status, headers: PERSONAL_HEADERS },
  );
}

function statusOfPage(appointment: object | null | undefined): number {
  if (appointment === undefined) return 503;
  return appointment ? 200 : 404;
}
