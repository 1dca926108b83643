import { problemOf, statusOfError } from "#platform/http/api/query-error.ts";
import type { StayPage } from "./schema/stay-request.ts";
import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { StayStep } from "#domain/rental/stay-request.ts";
import { failPage, type PageAnswer, redirectTo } from "#platform/render/page-answer.ts";
import { sentForm } from "#features/contact/sending/sent-form.ts";
import type { StayOutcome } from "./request/stay-view.ts";
import { PERSONAL_HEADERS } from "#features/visits/personal-headers.ts";
import type { RequestContext } from "#features/site/request-context.ts";

type StepForm = {
  readonly page: StayPage;
  readonly steps: readonly StayStep[];
  readonly token: string;
  readonly locale: Locale;
};

/** A step that can no longer be taken, and what the page says of it. */
type NotTaken = { readonly kind: "not-taken"; readonly outcome: StayOutcome; readonly status: number };

/** Takes the step of the button that was pressed, then leads to the page again, which says what became of it. */
export async function submitStayStep(
  context: RequestContext,
  request: Request,
  { page, steps, token, locale }: StepForm,
): Promise<PageAnswer<never> | NotTaken> {
  const intent = (await sentForm(request))?.get("intent");
  const step = steps.find((one) => one === intent);
  if (!step) return failPage(400, PERSONAL_HEADERS);
  try {
    await context.queries.takeStayStep(page, token, step);
  } catch (error) {
    return notTaken(error);
  }
  const type = page === "stay-answers" ? "stayAnswer" : "stayRequest";
  return redirectTo(hrefOf({ type, token }, locale), { status: 303, headers: PERSONAL_HEADERS });
}

function notTaken(error: unknown): NotTaken {
  const status = statusOfError(error);
  if (status === null) throw error;
  return { kind: "not-taken", outcome: status === 409 ? reasonOf(error) : "failed", status };
}

function reasonOf(error: unknown): StayOutcome {
  return problemOf(error)["reason"] === "taken" ? "taken" : "notPossible";
}
