import type { FormTaken } from "#features/contact/schema/contact-form.ts";
import type { SendToAFriendFields } from "#features/contact/schema/send-to-a-friend.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { findPublished } from "#features/listings/api/find-published.ts";
import { receive } from "../visitor/receive.ts";
import { mailEstateOf } from "#features/listings/mails/mail-estate.ts";

const TAKEN: FormTaken = { ok: true };

/** Mails one listing to one friend; the friend's address is not kept. */
export async function showToFriend(context: QueryContext, fields: SendToAFriendFields): Promise<FormTaken> {
  const { locale } = context;
  const { firstName, lastName, email, friendEmail, message = null, estateId } = fields;
  const estate = await findPublished(context, estateId);
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
  await receive(context, received, async () => ({ mails: [mail], answer: TAKEN }));
  return TAKEN;
}
