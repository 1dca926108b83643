import { problemOf, statusOfError } from "#platform/http/api/query-error.ts";
import type { FormAnswer, FormName, FormValues } from "#features/site/form-answer.ts";
import { idOfThanks } from "./sent-fields.ts";

/** Says in an address which form was sent: the page then shows the thanks, the same to all. */
const SENT_QUERY = "sent";

/** What became of a form that came without scripts: where its thanks stand, or what its page says of it. */
export type FormOutcome<Answer = unknown> =
  | { readonly kind: "taken"; readonly location: string; readonly answer: Answer }
  | { readonly kind: "refused"; readonly answer: FormAnswer };

/** Sends on a form that came without scripts to this page; with what is wrong comes back all that was typed. */
export async function answerForm<Answer>(
  form: FormName,
  url: URL,
  values: FormValues,
  send: (fields: FormValues) => Promise<Answer>,
): Promise<FormOutcome<Answer>> {
  try {
    const answer = await send(values);
    const back = new URL(url);
    back.searchParams.set(SENT_QUERY, form);
    return { kind: "taken", location: `${back.pathname}${back.search}#${idOfThanks(form)}`, answer };
  } catch (error) {
    return { kind: "refused", answer: { form, ...refusalOf(error), values: kept(values) } };
  }
}

/** Which form was sent, if the address says so. */
export function isSentTo(url: URL, form: FormName): boolean {
  return url.searchParams.get(SENT_QUERY) === form;
}

function refusalOf(error: unknown): Omit<FormAnswer, "form" | "values"> {
  const status = statusOfError(error);
  if (status === null) throw error;
  const { detail = null, errors = [] } = problemOf(error);
  return { status, detail, errors };
}

/** The page repeats neither the puzzle nor the trap. */
function kept({ altcha: _puzzle, homepage: _trap, ...values }: FormValues): FormValues {
  return values;
}
