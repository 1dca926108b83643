import type { ComponentType } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";

/** What one mail says; its props are JSON. */
export type MailTemplate<Props> = {
  readonly subject: (props: Props, t: Translate) => string;
  /** What a list of mails shows after the subject. */
  readonly preheader: (props: Props, t: Translate) => string;
  /** Why the receiver gets this mail; it stands in the footer. */
  readonly reason: (props: Props, t: Translate) => string;
  readonly Body: ComponentType<Props>;
  /** An invented one in a language, for previews and tests. */
  readonly sample: (locale: Locale) => Props;
};

/** A mail of which nobody knows what it tells. */
type AnyMail = Omit<MailTemplate<never>, "sample"> & { readonly sample: (locale: Locale) => unknown };
export type AnyMails = Readonly<Record<string, AnyMail>>;

/** What each of some mails tells, by their names. */
export type PropsOfMails<Templates> = {
  [Name in keyof Templates]: Templates[Name] extends MailTemplate<infer Props> ? Props : never;
};
