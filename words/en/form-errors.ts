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
  "form.error.tooMany":
    "Many messages have already come from your connection, email address or phone number. Please try again after {moment} or call us on {phone}.",
  "form.error.openVisits":
    "This email address or phone number already has {most} visits planned. Cancel one by the link in the email you received, or call us on {phone}.",
  "form.error.visitOfHome":
    "This email address or phone number already has a visit to this home planned. Cancel that one first by the link in the email you received, or call us on {phone}.",
  "form.error.openStays":
    "This email address or phone number already has {most} requests waiting for an answer. Withdraw one by the link in the email you received, or call us on {phone}.",
  "form.error.stay": "Choose a stay.",
  "form.error.place": "Choose this town from the list, or empty this field.",
};
