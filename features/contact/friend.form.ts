import { z } from "zod";
import { holdsLink } from "#domain/contact/holds-link.ts";
import { findPublished } from "#features/listings/api/find-published.ts";
import { mailEstateOf } from "#features/listings/mails/mail-estate.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { FRIEND_MAILS } from "./mails/friend-mail.tsx";
import { defineForm, type FormTaken, FORM_TAKEN } from "./receiving/define-form.ts";
import { receiveAbout } from "./receiving/receive.ts";
import { EmailAddress, EstateId, SENT_FORM, textLine, textLines } from "./schema/sent-form.ts";

declare module "#features/site/form-answer.ts" {
  interface Forms {
    friend: FormTaken;
  }
}

const withoutLinks = <T extends z.ZodType<string>>(text: T) =>
  text.refine((value) => !holdsLink(value), "form.error.links");

/** Mails one listing to one friend; nothing that is typed may hold a link, since it goes out in the agency's name. */
export const friendForm = defineForm({
  path: "/send-to-a-friend",
  group: "Forms",
  summary: "A visitor shows one listing to one friend",
  description:
    "The friend's address is used for this one mail and not kept. Texts may hold no links; how often one address sends or gets is limited.",
  operationId: "sendToAFriend",
  problems: ["too-many", "gone"],
  fields: z.object({
    ...SENT_FORM,
    firstName: withoutLinks(textLine(50)),
    lastName: withoutLinks(textLine(50)),
    email: EmailAddress,
    friendEmail: EmailAddress,
    message: withoutLinks(textLines(500)).optional(),
    estateId: EstateId,
  }),
  fieldsName: "SendToAFriendFields",
  mails: FRIEND_MAILS,
  async take(context, fields) {
    const { locale } = context;
    const t = await translateFor(context);
    const { firstName, lastName, email, friendEmail, message = null, estateId } = fields;
    const sender = { name: `${firstName} ${lastName}`, email };
    const received = {
      form: "friend",
      fields,
      email,
      receiver: friendEmail,
      estateId,
      // The friend's address is not kept.
      kept: { firstName, lastName, email, estateId },
      limits: ["friend-from-network", "friend-from-person", "friend-to-receiver"],
    } as const;
    const find = () => findPublished(context, estateId);
    return receiveAbout(context, received, find, async (_transaction, listing) => {
      const estate = mailEstateOf(listing, locale, t);
      const mail: MailDraft = {
        mail: { name: "friend", props: { sender, message, estate } },
        locale,
        to: { address: friendEmail },
        replyTo: { address: email },
        deleteAfterDelivery: true,
      };
      return { mails: [mail], answer: FORM_TAKEN };
    });
  },
});
