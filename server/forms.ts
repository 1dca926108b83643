import { addressForm } from "#features/alerts/address.form.ts";
import { subscriptionForm } from "#features/alerts/subscription.form.ts";
import { contactForm } from "#features/contact/contact.form.ts";
import { friendForm } from "#features/contact/friend.form.ts";
import type { Form } from "#features/contact/receiving/define-form.ts";
import { stayForm } from "#features/rentals/stay.form.ts";
import { visitForm } from "#features/visits/visit.form.ts";
import type { FormName, Forms } from "#features/site/form-answer.ts";

/** Every form that visitors send, by its name. */
export const FORMS: { readonly [Name in FormName]: Form<Forms[Name]> } = {
  contact: contactForm,
  friend: friendForm,
  subscription: subscriptionForm,
  address: addressForm,
  appointment: visitForm,
  rental: stayForm,
};
