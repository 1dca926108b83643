import { HttpError } from "#contract/client/http-error.ts";
import type { FieldError, Problem } from "#contract/problem.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { browserClient } from "#features/site/browser-client.ts";

export type SendOutcome =
  | { readonly kind: "sent"; readonly answer: unknown }
  | {
      readonly kind: "refused";
      /** 0 when the server could not be reached. */
      readonly status: number;
      readonly errors: readonly FieldError[];
      readonly problem: unknown;
    };

/** Sends the fields of a form by script. */
export async function sendForm(locale: Locale, handler: string, fields: object): Promise<SendOutcome> {
  try {
    return { kind: "sent", answer: await browserClient(locale).sendForm(handler, fields) };
  } catch (error) {
    // The client has logged it.
    if (!(error instanceof HttpError)) return { kind: "refused", status: 0, errors: [], problem: null };
    const problem: unknown = await error.response.json().catch(() => null);
    return { kind: "refused", status: error.status, errors: errorsOf(problem), problem };
  }
}

/** The errors of a problem answer, whatever it turns out to be. */
function errorsOf(body: unknown): readonly FieldError[] {
  const errors = (body as Partial<Problem> | null)?.errors;
  return Array.isArray(errors) ? errors : [];
}

/** What a problem answer says of the form as a whole; null where it says nothing. */
export function detailOf(body: unknown): string | null {
  const detail = (body as Partial<Problem> | null)?.detail;
  return typeof detail === "string" ? detail : null;
}
