import type { Translate } from "#domain/locale/translate.ts";
import type { MailEstate } from "../parts/estate-card.tsx";
import type { Fact } from "../parts/facts.tsx";
import { MailLink } from "../parts/mail-link.tsx";
import { PhoneLink } from "../parts/phone-link.tsx";

/** Who asks for a stay, as the agency's mails name them. */
export type MailGuest = { readonly name: string; readonly email: string; readonly phone: string | null };

/** Who asks, and the agency's own reference of the home that they ask for. */
export function factsOfGuest({ name, email, phone }: MailGuest, unit: MailEstate, t: Translate): Fact[] {
  return [
    { label: t("mail.name"), value: name },
    { label: t("mail.email"), value: <MailLink href={`mailto:${email}`}>{email}</MailLink> },
    { label: t("mail.phone"), value: phone && <PhoneLink number={phone} /> },
    { label: t("mail.reference"), value: unit.reference },
  ];
}
