import type { Locale } from "#domain/locale/locale.ts";

/** What each mail tells, by its name; each capability adds its own (`mails/`). */
export interface Mails {}

export type MailName = keyof Mails;

/** A mail by its name with what it tells; JSON, since it waits in the database until it is delivered. */
export type Mail = {
  readonly [Name in MailName]: { readonly name: Name; readonly props: Mails[Name] };
}[MailName];

/** An address alone: with a name beside it, whoever fills in a form could have the site write anything to anybody. */
export type MailAddress = { readonly address: string };

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
};

/** A mail that is to be sent; it is rendered when it is delivered. */
export type MailDraft = {
  readonly mail: Mail;
  readonly locale: Locale;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly attachments?: readonly MailAttachment[];
  /** Absolute, or a path of the site; goes into `List-Unsubscribe`, and works by a POST too (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The receiver's address is forgotten once the mail has left. */
  readonly deleteAfterDelivery?: boolean;
  /** RFC 3339; not before then. */
  readonly deliverAfter?: string;
  /** A mail with this key is stored once, however often it is asked for. */
  readonly key?: string;
};
