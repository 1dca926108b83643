import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { sampleHolidayHome } from "../samples/sample-estate.ts";
import { sampleVisitor } from "../samples/sample-visit.ts";
import { EstateCard, type MailEstate } from "../parts/estate-card.tsx";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { MailLink } from "../parts/mail-link.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { PhoneLink } from "../parts/phone-link.tsx";
import { factsOfStay, type MailStay, SAMPLE_STAY } from "./rental-stay.ts";

export type RentalRequest = {
  readonly visitor: { readonly name: string; readonly email: string; readonly phone: string | null };
  readonly unit: MailEstate;
  readonly stay: MailStay;
};

/** A visitor asks for a stay: for the agency, whose answer goes to the visitor. */
export const rentalRequest: MailTemplate<RentalRequest> = {
  subject: ({ visitor, unit }, say) =>
    say("mail.rental.subject", {
      name: visitor.name,
      unit: [unit.title, unit.reference].filter(Boolean).join(", "),
    }),
  preheader: (_, say) => say("mail.rental.decide"),
  reason: (_, say) => say("mail.rental.reason"),
  Body: RentalRequestBody,
  sample: (locale) => ({
    visitor: sampleVisitor(locale),
    unit: sampleHolidayHome(locale),
    stay: SAMPLE_STAY,
  }),
};

function RentalRequestBody({ visitor, unit, stay }: RentalRequest) {
  const { say } = useMail();
  const { name, email, phone } = visitor;
  return (
    <>
      <Heading>{say("mail.rental.heading", { name })}</Heading>
      <EstateCard estate={unit} />
      <Facts facts={factsOfStay(stay, say)} />
      <Paragraph>{say("mail.rental.decide")}</Paragraph>
      <Facts
        facts={[
          { label: say("mail.name"), value: name },
          { label: say("mail.email"), value: <MailLink href={`mailto:${email}`}>{email}</MailLink> },
          { label: say("mail.phone"), value: phone && <PhoneLink number={phone} /> },
          { label: say("mail.reference"), value: unit.reference },
        ]}
      />
      <Paragraph look="quiet">{say("mail.contact.reply", { name })}</Paragraph>
    </>
  );
}
