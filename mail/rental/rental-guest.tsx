import type { Say } from "#domain/locale/say.ts";
import type { MailEstate } from "../parts/estate-card.tsx";
import type { Fact } from "../parts/facts.tsx";
import { MailLink } from "../parts/mail-link.tsx";
import { PhoneLink } from "../parts/phone-link.tsx";

/** Who asks for a stay, as the agency's mails name them. */
export type MailGuest = { readonly name: string; readonly email: string; readonly phone: string | null };

/** Who asks, and the agency's own reference of the home that they ask for. */
export function factsOfGuest({ name, email, phone }: MailGuest, unit: MailEstate, say: Say): Fact[] {
  return [
    { label: say("mail.name"), value: name },
    { label: say("mail.email"), value: <MailLink href={`mailto:${email}`}>{email}</MailLink> },
    { label: say("mail.phone"), value: phone && <PhoneLink number={phone} /> },
    { label: say("mail.reference"), value: unit.reference },
  ];
}
