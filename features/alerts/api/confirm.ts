import { hrefOfScreen, hrefOf } from "#domain/locale/href.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { Labels } from "#features/listings/search-conditions/read-labels.ts";
import type { Subscription, NewSubscription } from "../queries/subscriptions.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { criteriaInWords } from "../criteria-in-words.ts";
import { randomUUID } from "node:crypto";
import { type FormTaken, FORM_TAKEN } from "#features/contact/receiving/define-form.ts";
import { receive, type Received } from "#features/contact/receiving/receive.ts";
import { signSubscriptionToken } from "./subscription-token.ts";

/** Confirms a subscription; where it takes the place of one at another address, that address hears of it in the same moment. */
export async function confirm({ site, parts, now }: QueryContext, id: string) {
  const { subscriptions, submissions } = parts.storage;
  return submissions.transact(async (transaction) => {
    const confirming = await subscriptions.confirm(transaction, site.id, id, now);
    if (confirming.kind === "confirmed" && confirming.movedFrom) {
      const { locale } = confirming.movedFrom;
      const labels = await parts.storage.findLabels(site.id, locale);
      const mail = movedMail(confirming.movedFrom, labels, await translateFor({ site, parts, locale }));
      await submissions.storeMails(site.id, transaction, [mail], { now });
    }
    return confirming.kind;
  });
}

/** Whoever got hold of a link could else take somebody's news away without a trace. The new address is not said. */
function movedMail({ locale, criteria, email }: Subscription, labels: Labels, t: Translate): MailDraft {
  const summary = criteriaInWords(criteria, labels, t, locale);
  const path = hrefOfScreen(locale, "keepMeInformed");
  return {
    mail: { name: "subscription-moved", props: { summary, path } },
    locale,
    to: { address: email },
    deleteAfterDelivery: true,
  };
}

type ConfirmationRequest = {
  readonly form: "subscription" | "address";
  readonly fields: Received["fields"];
  readonly wish: Omit<NewSubscription, "id" | "locale">;
};

/** Stores a wish that counts once its address confirmed it, with the mail that asks so. */
export async function askToConfirm(
  context: QueryContext,
  { form, fields, wish }: ConfirmationRequest,
): Promise<FormTaken> {
  const { site, parts, locale, now } = context;
  const { email, frequency } = wish;
  const id = randomUUID();
  const token = await signSubscriptionToken(parts.storage.tokens, site.id, id);
  const labels = await parts.storage.findLabels(site.id, locale);
  const summary = criteriaInWords(wish.criteria, labels, await translateFor(context), locale);
  const received = { form, fields, email, kept: {}, limits: ["subscription"] } as const;
  return receive(context, received, async (transaction) => {
    await parts.storage.subscriptions.create(transaction, site.id, { ...wish, id, locale }, now);
    const path = hrefOf({ type: "editSubscriptions", token }, locale);
    const mail = { name: "subscription-confirm", props: { path, summary, frequency } } as const;
    // Whoever did not ask for it ends it by one click of the mail program.
    const unsubscribeUrl = hrefOf({ type: "unsubscribe", token }, locale);
    return { mails: [{ mail, locale, to: { address: email }, unsubscribeUrl }], answer: FORM_TAKEN };
  });
}
