import { data, redirect } from "react-router";
import type { FormAnswer } from "../form/form-state.ts";
import type { FormOutcome } from "./answer-form.ts";

/** A form's outcome as the router's pages answer it; null stands for what is no form of the page. */
export function routerAnswer(outcome: FormOutcome | null) {
  if (!outcome) throw data(null, { status: 400 });
  if (outcome.kind === "taken") return redirect(outcome.location, 303);
  return data<FormAnswer>(outcome.answer, { status: outcome.answer.status });
}
