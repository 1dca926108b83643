import { createContext, useContext } from "react";
import type { FieldError } from "#platform/http/api/problem.ts";

/** Every form with which a visitor writes, and what its sender is answered; each form adds itself (`*.form.ts`). */
export interface Forms {}

/** As the form itself says it in a hidden field, and as what was sent is stored under. */
export type FormName = keyof Forms;

/** What a visitor filled in, by the name of the field; several values where a field has several. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** What a page shows of a form that came without scripts and was not taken. */
export type FormAnswer = {
  readonly form: FormName;
  readonly status: number;
  /** What the server said of the form as a whole, in the visitor's language. */
  readonly detail: string | null;
  readonly errors: readonly FieldError[];
  readonly values: FormValues;
};

/** What the page was told of the form that it took; null where it took none. */
export const FormAnswerContext = createContext<FormAnswer | null>(null);

/** What the page was told of this form; an island takes it as one of its props. */
export function useFormAnswer(form: FormName): FormAnswer | null {
  const answer = useContext(FormAnswerContext);
  return answer?.form === form ? answer : null;
}
