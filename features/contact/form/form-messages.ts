/** The words that a form says only once it was sent by script. */
export const FORM_MESSAGES = [
  "form.check",
  "form.fault",
  "form.error.",
  "form.failed",
  "form.failed.",
  "form.sending",
  "form.privacy",
] as const;
