import { z } from "zod";
import { defineForm, type FormTaken } from "#features/contact/receiving/define-form.ts";
import { EmailAddress, SENT_FORM } from "#features/contact/schema/sent-form.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { askToConfirm } from "./api/confirm.ts";
import { requireSubscription } from "./api/subscription-token.ts";

declare module "#features/site/form-answer.ts" {
  interface Forms {
    address: FormTaken;
  }
}

const { privacy: _consent, ...SENT_AGAIN } = SENT_FORM;

/** Another address for a subscription: until that one confirms it, the old one goes on as it was. */
export const addressForm = defineForm({
  path: "/notifications/{token}/address",
  group: "Keep me informed",
  summary: "Asks another address whether it wants a subscription's mails",
  description:
    "Nothing changes before a link in a mail to that address was followed and confirmed; then the address before is told, and forgotten.",
  operationId: "changeSubscriptionAddress",
  params: { token: "What the links in the subscription's mails hold" },
  problems: ["not-found", "gone", "too-many"],
  fields: z.object({ ...SENT_AGAIN, email: EmailAddress }),
  fieldsName: "AddressChange",
  async take(context, fields, { token = "" }) {
    const { id, confirmedAt, frequency, criteria } = await requireSubscription(context, token);
    if (confirmedAt === null) throw new AppError("not-found");
    const wish = { email: fields.email, frequency, criteria, replaces: id };
    return askToConfirm(context, { form: "address", fields, wish });
  },
});
