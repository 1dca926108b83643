import type { FieldError, Problem } from "#contract/problem.ts";

export type SendOutcome =
  | { readonly kind: "sent"; readonly answer: unknown }
  | {
      readonly kind: "refused";
      /** 0 when the server could not be reached. */
      readonly status: number;
      readonly errors: readonly FieldError[];
      readonly problem: unknown;
    };

/** Sends the fields of a form as JSON; a failure is logged without them. */
export async function sendForm(handler: string, fields: object): Promise<SendOutcome> {
  try {
    const answer = await fetch(handler, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json", "X-Gevel-Client": "true" },
      body: JSON.stringify(fields),
    });
    const body: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
    if (answer.ok) return { kind: "sent", answer: body };
    const errors = errorsOf(body);
    if (errors.length === 0)
      console.error(`A form was not taken: ${answer.status}`, (body as Problem | null)?.requestId);
    return { kind: "refused", status: answer.status, errors, problem: body };
  } catch (error) {
    console.error("A form could not be sent", error);
    return { kind: "refused", status: 0, errors: [], problem: null };
  }
}

/** The errors of a problem answer, whatever it turns out to be. */
export function errorsOf(body: unknown): readonly FieldError[] {
  const errors = (body as Partial<Problem> | null)?.errors;
  return Array.isArray(errors) ? errors : [];
}

/** What a problem answer says of the form as a whole; null where it says nothing. */
export function detailOf(body: unknown): string | null {
  const detail = (body as Partial<Problem> | null)?.detail;
  return typeof detail === "string" ? detail : null;
}
