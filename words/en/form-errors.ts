import type { formErrors as nl } from "../nl/form-errors.ts";

export const formErrors: Readonly<Record<keyof typeof nl, string>> = {
  "form.error.required": "Please fill in this field.",
  "form.error.email": "Enter a valid email address, such as name@example.be.",
  "form.error.phone": "Enter a valid phone number, such as +32 470 12 34 56.",
  "form.error.consent": "Tick this box to continue.",
  "form.error.choice": "Choose one from the list.",
  "form.error.tooLong": "Use at most {max} characters.",
  "form.error.tooShort": "Use at least {min} characters.",
  "form.error.oneLine": "Write this on one line.",
  "form.error.unreadable": "This holds characters that we cannot read.",
  "form.error.invalid": "We cannot use this value.",
  "form.error.links": "Leave out addresses of websites, and put a space after each full stop.",
  "form.error.captcha": "The check against spam did not succeed. Please try again.",
  "form.error.automatic": "This field must stay empty: it stops automatic messages. Empty it or call us.",
  "form.error.tooMany": "You have sent many messages already. Please try again later or call us.",
  "form.error.place": "Choose this town from the list, or empty this field.",
};
