import type { SendMailOptions } from "nodemailer";

/** A mail as it goes on its way. */
export type OutgoingMail = SendMailOptions & { readonly messageId: string };

/**
 * What became of a try: sent; refused for good, as an address that does not exist; or failed for now, as when the server is
 * away.
 */
export type Sending =
  | { readonly kind: "sent" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string };

export type MailTransport = {
  send(mail: OutgoingMail): Promise<Sending>;
  close(): Promise<void>;
};
