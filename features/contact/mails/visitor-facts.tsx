import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { Fact } from "#features/site/mail/parts/facts.tsx";
import { MailLink, PhoneLink } from "#features/site/mail/parts/mail-link.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

/** Who writes, asks or comes, as the agency's mails name them. */
export type MailVisitor = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
};

/** Who it is, and how to reach them. */
export function factsOfVisitor({ name, email, phone }: MailVisitor, t: Translate): Fact[] {
  return [
    { label: t("mail.name"), value: name },
    { label: t("mail.email"), value: <MailLink href={`mailto:${email}`}>{email}</MailLink> },
    { label: t("mail.phone"), value: phone && <PhoneLink number={phone} /> },
  ];
}

/** For previews and tests. */
export function sampleVisitor(locale: Locale): MailVisitor {
  return { ...SAMPLE_WORDS[locale].visitor, phone: "+32 470 00 00 00" };
}
