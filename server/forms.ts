import { addressForm } from "#features/alerts/address.form.ts";
import { subscriptionForm } from "#features/alerts/subscription.form.ts";
import { contactForm } from "#features/contact/contact.form.ts";
import { friendForm } from "#features/contact/friend.form.ts";
import type { Form } from "#features/contact/receiving/define-form.ts";
import { stayForm } from "#features/rentals/stay.form.ts";
import { visitForm } from "#features/visits/visit.form.ts";
import type { FormName, Forms } from "#features/site/form-answer.ts";

const REGISTERED = {
  contact: contactForm,
  friend: friendForm,
  subscription: subscriptionForm,
  address: addressForm,
  appointment: visitForm,
  rental: stayForm,
};

/** Every form that visitors send, by its name. */
export const FORMS: { readonly [Name in FormName]: Form<Forms[Name]> } = REGISTERED;

/** What fits each part of a union. */
type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The mails that belong to one form, by their names. */
export const FORM_MAILS = Object.assign({}, ...Object.values(FORMS).map(({ mails }) => mails)) as AllOf<
  (typeof REGISTERED)[FormName]["mails"]
>;
