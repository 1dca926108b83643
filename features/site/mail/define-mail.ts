import type { FunctionComponent } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { MessageKey, Translate } from "#domain/locale/translate.ts";

/** What one mail says; its props are JSON. */
export type MailTemplate<Props> = {
  readonly subject: (props: Props, t: Translate) => string;
  /** What a list of mails shows after the subject. */
  readonly preheader: (props: Props, t: Translate) => string;
  /** Why the receiver gets this mail; it stands in the footer. */
  readonly reason: (props: Props, t: Translate) => string;
  readonly Body: FunctionComponent<Props>;
  /** An invented one in a language, for previews and tests. */
  readonly sample: (locale: Locale) => Props;
};

/** A line of a mail: a message as it is, or what its props make of one. */
type Line<Props> = MessageKey | ((props: Props, t: Translate) => string);

type MailDefinition<Props> = Pick<MailTemplate<Props>, "Body" | "sample"> & {
  readonly [Part in "subject" | "preheader" | "reason"]: Line<Props>;
};

/**
 * Declares a mail. The mails of a form, or of a capability, stand under their names in its list; what each tells is then
 * known by type, and `/_mail` shows its sample. Example: `const friend = defineMail<FriendMail>({ … })`.
 */
export function defineMail<Props>(definition: MailDefinition<Props>): MailTemplate<Props> {
  const { subject, preheader, reason } = definition;
  return { ...definition, subject: lineOf(subject), preheader: lineOf(preheader), reason: lineOf(reason) };
}

function lineOf<Props>(line: Line<Props>): (props: Props, t: Translate) => string {
  return typeof line === "function" ? line : (_props, t) => t(line);
}

/** A mail of which nobody knows what it tells. */
type AnyMail = Omit<MailTemplate<never>, "sample"> & { readonly sample: (locale: Locale) => unknown };
export type AnyMails = Readonly<Record<string, AnyMail>>;

/** What each of some mails tells, by their names. */
export type PropsOfMails<Templates> = {
  [Name in keyof Templates]: Templates[Name] extends MailTemplate<infer Props> ? Props : never;
};
