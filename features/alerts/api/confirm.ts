import { hrefOfScreen } from "#domain/locale/href.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { MESSAGES } from "#features/messages.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import type { Labels } from "#features/listings/search/read-labels.ts";
import type { Subscription } from "../queries/subscriptions.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { criteriaInWords } from "./criteria-in-words.ts";

/** Confirms a subscription; where it takes the place of one at another address, that address hears of it in the same moment. */
export async function confirm({ site, parts, now }: QueryContext, id: string) {
  const { subscriptions, submissions } = parts.storage;
  return submissions.transact(async (transaction) => {
    const confirming = await subscriptions.confirm(transaction, site.id, id, now);
    if (confirming.kind === "confirmed" && confirming.movedFrom) {
      const labels = await parts.storage.findLabels(site.id, confirming.movedFrom.locale);
      const mail = movedMail(confirming.movedFrom, labels);
      await submissions.storeMails(site.id, transaction, [mail], { now });
    }
    return confirming.kind;
  });
}

/** Whoever got hold of a link could else take somebody's news away without a trace. The new address is not said. */
function movedMail({ locale, criteria, email }: Subscription, labels: Labels): MailDraft {
  const summary = criteriaInWords(criteria, labels, createTranslate(locale, MESSAGES[locale]));
  const path = hrefOfScreen(locale, "keepMeInformed");
  return {
    mail: { name: "subscription-moved", props: { summary, path } },
    locale,
    to: { address: email },
    deleteAfterDelivery: true,
  };
}
