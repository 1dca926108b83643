import type { StayPage } from "./schema/stay-request.ts";
import { AGENCY_STEPS, VISITOR_STEPS } from "#domain/rental/stay-request.ts";
import type { PageRequest } from "#platform/render/page.ts";
import { showPage } from "#platform/render/page-answer.ts";
import { loadStay } from "./request/load-stay.ts";
import { StayRequestPage } from "./request/stay-page.tsx";
import type { StayOutcome } from "./request/stay-view.ts";
import { submitStayStep } from "./submit-stay-step.ts";
import { pageLocale } from "#features/site/page-locale.ts";
import { PERSONAL_HEADERS } from "#features/visits/personal-headers.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { definePage } from "#features/site/site-page.ts";

const STEPS = { "stay-requests": VISITOR_STEPS, "stay-answers": AGENCY_STEPS } as const;

/** A request for a stay behind the link of the visitor's mail, or of the agency's; looking at it changes nothing. */
export const stayRequest = (page: StayPage) =>
  definePage({
    sheets: () => ["rentals"],
    load: (asked) => showStay(page, asked, null),
    /** The buttons. */
    async action(asked) {
      const { context, request, params, url } = asked;
      const locale = pageLocale(url.pathname, context.site);
      const pressed = { page, steps: STEPS[page], token: params["token"]!, locale };
      const taken = await submitStayStep(context, request, pressed);
      return taken.kind === "not-taken" ? showStay(page, asked, taken.outcome, taken.status) : taken;
    },
    Content: ({ data: { view, outcome } }) => <StayRequestPage view={view} outcome={outcome} />,
  });

async function showStay(
  page: StayPage,
  { context, params, url }: PageRequest<RequestContext>,
  outcome: StayOutcome | null,
  failed?: number,
) {
  const locale = pageLocale(url.pathname, context.site);
  const view = await loadStay(context, page, params["token"]!, { locale, url });
  const status = failed ?? httpStatusOf(view.stay);
  return showPage(
    { head: view.head, isPersonal: true, view, outcome },
    { status, headers: PERSONAL_HEADERS },
  );
}

function httpStatusOf(stay: object | null | undefined): number {
  if (stay === undefined) return 503;
  return stay ? 200 : 404;
}
