import { defineForm, type FormTaken } from "#features/contact/receiving/define-form.ts";
import { askToConfirm } from "./api/confirm.ts";
import { criteriaMeant } from "./api/criteria-meant.ts";
import { SubscriptionFields } from "./schema.ts";

declare module "#features/site/form-answer.ts" {
  interface Forms {
    subscription: FormTaken;
  }
}

/** A wish to be kept informed; nothing is told before its address was confirmed. */
export const subscriptionForm = defineForm({
  path: "/notifications",
  group: "Keep me informed",
  summary:
    "Asks to be kept informed; nothing is told before a link in a first mail was followed and confirmed",
  description: "The answer is the same whether or not the address is known already.",
  operationId: "subscribe",
  problems: ["too-many"],
  fields: SubscriptionFields,
  fieldsName: "SubscriptionFields",
  async take(context, fields) {
    const { email, frequency } = fields;
    const wish = { email, frequency, criteria: await criteriaMeant(context, fields) };
    return askToConfirm(context, { form: "subscription", fields, wish });
  },
});
