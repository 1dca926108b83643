import { useMail } from "#features/site/mail/mail-context.ts";
import { defineMail } from "#features/site/mail/define-mail.ts";
import { EstateCard, type MailEstate } from "#features/listings/mails/estate-card.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading, Paragraph } from "#features/site/mail/parts/text.tsx";
import { factsOfVisitor, type MailVisitor, sampleVisitor } from "#features/contact/mails/visitor-facts.tsx";
import { factsOfStay, homeOfStay, type MailStay, SAMPLE_STAY, sampleHolidayHome } from "./rental-stay.ts";

export type RentalWithdrawnToAgency = {
  readonly visitor: MailVisitor;
  readonly unit: MailEstate;
  readonly stay: MailStay;
};

/** Tells the agency that a request needs no answer any more, and that its days are free again. */
export const rentalWithdrawnToAgency = defineMail<RentalWithdrawnToAgency>({
  subject: ({ visitor, unit }, t) =>
    t("mail.rentalWithdrawn.subject", { name: visitor.name, unit: unit.title }),
  preheader: "mail.rentalWithdrawn.text",
  reason: "mail.rental.reason",
  Body: RentalWithdrawnBody,
  sample: (locale) => ({
    visitor: sampleVisitor(locale),
    unit: sampleHolidayHome(locale),
    stay: { ...SAMPLE_STAY, heldUntil: null },
  }),
});

function RentalWithdrawnBody({ visitor, unit, stay }: RentalWithdrawnToAgency) {
  const { t, locale } = useMail();
  return (
    <>
      <Heading>{t("mail.rentalWithdrawn.heading", { name: visitor.name })}</Heading>
      <Paragraph>{t("mail.rentalWithdrawn.text")}</Paragraph>
      <EstateCard estate={homeOfStay(unit, stay, t)} />
      <Facts facts={factsOfStay(stay, t, locale)} />
      <Facts facts={[...factsOfVisitor(visitor, t), { label: t("mail.reference"), value: unit.reference }]} />
    </>
  );
}
