import { randomUUID } from "node:crypto";
import type { FormTaken } from "#features/contact/schema/contact-form.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { MESSAGES } from "#features/messages.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import type { NewSubscription } from "../queries/subscriptions.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { receive, type Received } from "#features/contact/receiving/receive.ts";
import { criteriaInWords } from "./criteria-in-words.ts";
import { signSubscriptionToken } from "./subscription-token.ts";

type Asking = {
  readonly form: "subscription" | "address";
  readonly fields: Received["fields"];
  readonly wish: Omit<NewSubscription, "id" | "locale">;
};

const TAKEN: FormTaken = { ok: true };

/** Stores a wish that counts once its address confirmed it, with the mail that asks so. */
export async function askToConfirm(
  context: QueryContext,
  { form, fields, wish }: Asking,
): Promise<FormTaken> {
  const { site, parts, locale, now } = context;
  const { email, frequency } = wish;
  const id = randomUUID();
  const token = await signSubscriptionToken(parts.storage.tokens, site.id, id);
  const labels = await parts.storage.findLabels(site.id, locale);
  const summary = criteriaInWords(wish.criteria, labels, createTranslate(locale, MESSAGES[locale]));
  const received = { form, fields, email, kept: {}, limits: ["subscription"] } as const;
  await receive(context, received, async (transaction) => {
    await parts.storage.subscriptions.create(transaction, site.id, { ...wish, id, locale }, now);
    const path = hrefOf({ type: "editSubscriptions", token }, locale);
    const mail = { name: "subscription-confirm", props: { path, summary, frequency } } as const;
    return { mails: [{ mail, locale, to: { address: email } }], answer: TAKEN };
  });
  return TAKEN;
}
