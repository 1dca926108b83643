import type { Site } from "#features/site/schema/site.ts";
import type { MailAddress } from "#features/site/mail/mail-draft.ts";
import type { RenderedMail } from "./render-mail.tsx";
import { mailSender } from "#features/site/mail/mail-sender.ts";
import type { WaitingMail } from "#features/site/mail/outbox/mail-outbox.ts";
import type { OutgoingMail } from "#platform/mail/mail-transport.ts";

type SiteOfMail = Pick<Site, "name" | "agency" | "settings">;

/** The mail that goes out: its own id stays the same however often it is tried, so that receivers know it again. */
export function composeMail(
  { id, draft }: WaitingMail,
  site: SiteOfMail,
  { subject, html, text }: RenderedMail,
): OutgoingMail {
  const from = mailSender(site);
  const { to, replyTo, attachments = [], unsubscribeUrl } = draft;
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    from,
    to: mailbox(to),
    ...answersTo(site, replyTo),
    subject: withoutEncodedWords(subject),
    html,
    text,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
      // As they are, byte by byte: a calendar's line ends are part of it.
      contentTransferEncoding: "base64" as const,
    })),
    headers: {
      // Nobody's holiday message shall answer a confirmation (RFC 3834).
      ...(replyTo ? {} : { "Auto-Submitted": "auto-generated" }),
      ...(unsubscribeUrl
        ? {
            "List-Unsubscribe": { prepared: true, value: `<${unsubscribeUrl}>` },
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }
        : {}),
    },
  };
}

/** An answer reaches the agency too where its mails come from another address. */
function answersTo(site: SiteOfMail, replyTo: MailAddress | undefined): Pick<OutgoingMail, "replyTo"> {
  const { email } = site.agency;
  if (replyTo) return { replyTo: mailbox(replyTo) };
  return mailSender(site).address === email ? {} : { replyTo: mailbox({ address: email }) };
}

/** A visitor's own "=?…?=" (RFC 2047) is shown as it was typed: mail programs decode it wherever it stands in a header. */
function withoutEncodedWords(text: string): string {
  return text.replaceAll("=?", "= ?");
}

/** Of a draft that waits since an older version, its name stays behind. As an object, so that it is never read as a list. */
function mailbox({ address }: MailAddress) {
  return { address, name: "" };
}
