import { HttpError } from "#contract/client/http-error.ts";
import { statusOf } from "#contract/query-error.ts";
import type { FormName } from "#domain/contact/form-name.ts";
import type { FormAnswer, FormValues } from "../form/form-state.ts";
import { detailOf, errorsOf } from "./send-form.ts";
import { idOfThanks } from "./sent-fields.ts";

/** Says in an address which form was sent: the page then shows the thanks, the same to all. */
const SENT_QUERY = "sent";

const UNAVAILABLE = 503;

/** What became of a form that came without scripts: where its thanks stand, or what its page says of it. */
export type FormOutcome =
  | { readonly kind: "taken"; readonly location: string }
  | { readonly kind: "refused"; readonly answer: FormAnswer };

/** Sends on a form that came without scripts to this page; with what is wrong comes back all that was typed. */
export async function answerForm(
  form: FormName,
  url: URL,
  values: FormValues,
  send: (fields: FormValues) => Promise<unknown>,
): Promise<FormOutcome> {
  try {
    await send(values);
  } catch (error) {
    return { kind: "refused", answer: { form, ...(await refusalOf(error)), values: kept(values) } };
  }
  const back = new URL(url);
  back.searchParams.set(SENT_QUERY, form);
  return { kind: "taken", location: `${back.pathname}${back.search}#${idOfThanks(form)}` };
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
  if (statusOf(error) === UNAVAILABLE) return { status: UNAVAILABLE, detail: null, errors: [] };
  throw error;
}

/** The page repeats neither the puzzle nor the trap. */
function kept({ altcha: _puzzle, homepage: _trap, ...values }: FormValues): FormValues {
  return values;
}
