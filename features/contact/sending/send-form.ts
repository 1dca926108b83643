import { HttpError } from "#platform/http/api/transport.ts";
import type { FieldError, Problem } from "#platform/http/api/problem.ts";
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

const UNREACHED: SendOutcome = { kind: "refused", status: 0, errors: [], problem: null };

/** Sends the fields of a form by script. */
export async function sendForm(locale: Locale, handler: string, fields: object): Promise<SendOutcome> {
  try {
    const answer = await browserClient(locale).sendForm(handler, fields);
    // A network may answer in the site's place; the site itself says that it has stored the form.
    if (!isReceipt(answer)) {
      console.error("A form could not be sent: what answered is not the site");
      return UNREACHED;
    }
    return { kind: "sent", answer };
  } catch (error) {
    // The client has logged it.
    if (!(error instanceof HttpError)) return UNREACHED;
    const problem: unknown = await error.response.json().catch(() => null);
    return { kind: "refused", status: error.status, errors: errorsOf(problem), problem };
  }
}

/** `{ ok: true }`, or the id of what was booked. */
function isReceipt(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && ("ok" in answer || "id" in answer);
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
