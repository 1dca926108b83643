/** What a form sends when its visitor chose no subject. */
export const NO_SUBJECT = "0";

/**
 * The message as the agency reads it: after its subject where one was chosen.
 * Example: `withSubject("Schatting", "Kunt u langskomen?")` is `"Schatting - Kunt u langskomen?"`.
 */
export function withSubject(subject: string | null | undefined, message: string): string {
  return subject && subject !== NO_SUBJECT ? `${subject} - ${message}` : message;
}
