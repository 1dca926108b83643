import { data, redirect } from "react-router";
import { HttpError } from "#contract/client/http-error.ts";
import type { StayPage } from "#contract/client/rental-calls.ts";
import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { StayStep } from "#domain/rental/stay-request.ts";
import { sentForm } from "../../contact/sending/sent-form.ts";
import type { Visit } from "../../visit.ts";
import { PERSONAL_HEADERS } from "../../visit/personal-headers.ts";
import type { StayOutcome } from "./stay-view.ts";

type Pressed = {
  readonly page: StayPage;
  readonly steps: readonly StayStep[];
  readonly token: string;
  readonly locale: Locale;
};

/** Takes the step of the button that was pressed, then leads to the page again, which says what became of it. */
export async function takeStep(visit: Visit, request: Request, { page, steps, token, locale }: Pressed) {
  const intent = (await sentForm(request)).get("intent");
  const step = steps.find((one) => one === intent);
  if (!step) throw data(null, { status: 400, headers: PERSONAL_HEADERS });
  try {
    await visit.client.takeStayStep(page, token, step);
  } catch (error) {
    return notTaken(error);
  }
  const type = page === "stay-answers" ? "stayAnswer" : "stayRequest";
  return redirect(hrefOf({ type, token }, locale), { status: 303, headers: PERSONAL_HEADERS });
}

async function notTaken(error: unknown) {
  if (!(error instanceof HttpError)) throw error;
  const { status } = error;
  const outcome: StayOutcome = status === 409 ? await reasonOf(error) : "failed";
  return data({ outcome }, { status, headers: PERSONAL_HEADERS });
}

async function reasonOf({ response }: HttpError): Promise<StayOutcome> {
  const problem = (await response.json().catch(() => null)) as { reason?: unknown } | null;
  return problem?.reason === "taken" ? "taken" : "notPossible";
}
