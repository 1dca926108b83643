import { data, redirect } from "react-router";
import { HttpError } from "#contract/client/http-error.ts";
import type { FormName } from "#domain/contact/form-name.ts";
import type { FormAnswer, FormValues } from "../form/form-state.ts";
import { detailOf, errorsOf } from "./send-form.ts";
import { idOfThanks } from "./sent-fields.ts";

/** Says in an address which form was sent: the page then shows the thanks, the same to all. */
const SENT_QUERY = "sent";

const UNAVAILABLE = 503;

/**
 * Answers a form that came without scripts: 303 to the page with the thanks, or the page again with what is wrong and all that
 * was typed.
 */
export async function answerForm(
  form: FormName,
  url: URL,
  values: FormValues,
  send: (fields: FormValues) => Promise<unknown>,
) {
  try {
    await send(values);
  } catch (error) {
    const refusal = await refusalOf(error);
    return data<FormAnswer>({ form, ...refusal, values: kept(values) }, { status: refusal.status });
  }
  const back = new URL(url);
  back.searchParams.set(SENT_QUERY, form);
  return redirect(`${back.pathname}${back.search}#${idOfThanks(form)}`, 303);
}

/** Which form was sent, if the address says so. */
export function isSentTo(url: URL, form: FormName): boolean {
  return url.searchParams.get(SENT_QUERY) === form;
}

async function refusalOf(error: unknown): Promise<Omit<FormAnswer, "form" | "values">> {
  if (error instanceof HttpError) {
    const body: unknown = await error.response.json().catch(() => null);
    return { status: error.status, detail: detailOf(body), errors: errorsOf(body) };
  }
  // How a page's calls say that the database is away.
  const status = (error as { init?: { status?: number } | null } | null)?.init?.status;
  if (status === UNAVAILABLE) return { status, detail: null, errors: [] };
  throw error;
}

/** The page repeats neither the puzzle nor the trap. */
function kept({ altcha: _puzzle, homepage: _trap, ...values }: FormValues): FormValues {
  return values;
}
