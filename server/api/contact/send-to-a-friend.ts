import { FormTaken } from "#contract/contact/contact-form.ts";
import { SendToAFriendFields } from "#contract/contact/send-to-a-friend.ts";
import type { MailDraft } from "#mail/mail-draft.ts";
import { answer } from "../call/answer.ts";
import { ajaxEndpoint } from "../call/endpoint.ts";
import { findPublished } from "../estate/find-published.ts";
import { receive } from "../visitor/receive.ts";
import { mailEstateOf } from "./mail-estate.ts";

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
  async handle(asked) {
    const { body: fields, locale, site, parts } = asked;
    const { firstName, lastName, email, friendEmail, message = null, estateId } = fields;
    const estate = await findPublished(parts, site, estateId);
    const sender = { name: `${firstName} ${lastName}`, email };
    const mail: MailDraft = {
      mail: { name: "friend", props: { sender, message, estate: mailEstateOf(estate, locale) } },
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
    const { answer: taken } = await receive(asked, received, async () => ({
      mails: [mail],
      answer: { ok: true },
    }));
    return answer(taken);
  },
});
