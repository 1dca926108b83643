import type { MailTransport, OutgoingMail } from "#platform/mail/mail-transport.ts";

/** A transport that takes every mail, and the mails that it took. */
export function openPostbox(): { readonly sent: readonly OutgoingMail[]; readonly transport: MailTransport } {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = {
    send: async (mail) => {
      sent.push(mail);
      return { kind: "sent" };
    },
    close: async () => undefined,
  };
  return { sent, transport };
}
