import { FormTaken } from "../schema/contact-form.ts";
import { SendToAFriendFields } from "../schema/send-to-a-friend.ts";
import { answer, ajaxEndpoint } from "#features/site/api/endpoint.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { findPublished } from "#features/listings/api/find-published.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import { receive } from "../receiving/receive.ts";
import { mailEstateOf } from "#features/listings/mails/mail-estate.ts";

const TAKEN: FormTaken = { ok: true };

/** Mails one listing to one friend; the friend's address is not kept. */
export async function showToFriend(context: QueryContext, fields: SendToAFriendFields): Promise<FormTaken> {
  const { locale } = context;
  const { firstName, lastName, email, friendEmail, message = null, estateId } = fields;
  const estate = await findPublished(context, estateId);
  const t = await translateFor(context);
  const sender = { name: `${firstName} ${lastName}`, email };
  const mail: MailDraft = {
    mail: { name: "friend", props: { sender, message, estate: mailEstateOf(estate, locale, t) } },
    locale,
    to: { address: friendEmail },
    replyTo: { address: email },
    deleteAfterDelivery: true,
  };
  const received = {
    form: "friend" as const,
    fields,
    email,
    receiver: friendEmail,
    estateId,
    kept: { firstName, lastName, email, estateId },
    limits: ["friend-from-network", "friend-from-person", "friend-to-receiver"] as const,
  };
  await receive(context, received, async () => ({ mails: [mail], answer: TAKEN }));
  return TAKEN;
}

export const sendToAFriend = ajaxEndpoint({
  method: "POST",
  path: "/send-to-a-friend",
  group: "Forms",
  summary: "A visitor shows one listing to one friend",
  description:
    "The friend's address is used for this one mail and not kept. Texts may hold no links; how often one address sends or gets is limited.",
  operationId: "sendToAFriend",
  params: { lang: "Language of the page: nl, fr, en or de" },
  body: SendToAFriendFields,
  isForm: true,
  isPersonal: true,
  answer: FormTaken,
  problems: ["too-many", "gone"],
  handle: async (call) => answer(await showToFriend(call, call.body)),
});
