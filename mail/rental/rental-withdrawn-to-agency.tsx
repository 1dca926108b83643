import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { EstateCard, type MailEstate } from "../parts/estate-card.tsx";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { sampleHolidayHome } from "../samples/sample-estate.ts";
import { sampleVisitor } from "../samples/sample-visit.ts";
import { factsOfGuest, type MailGuest } from "./rental-guest.tsx";
import { factsOfStay, type MailStay, SAMPLE_STAY } from "./rental-stay.ts";

export type RentalWithdrawnToAgency = {
  readonly visitor: MailGuest;
  readonly unit: MailEstate;
  readonly stay: MailStay;
};

/** Tells the agency that a request needs no answer any more, and that its days are free again. */
export const rentalWithdrawnToAgency: MailTemplate<RentalWithdrawnToAgency> = {
  subject: ({ visitor, unit }, t) =>
    t("mail.rentalWithdrawn.subject", { name: visitor.name, unit: unit.title }),
  preheader: (_, t) => t("mail.rentalWithdrawn.text"),
  reason: (_, t) => t("mail.rental.reason"),
  Body: RentalWithdrawnBody,
  sample: (locale) => ({
    visitor: sampleVisitor(locale),
    unit: sampleHolidayHome(locale),
    stay: { ...SAMPLE_STAY, heldUntil: null },
  }),
};

function RentalWithdrawnBody({ visitor, unit, stay }: RentalWithdrawnToAgency) {
  const { t, locale } = useMail();
  return (
    <>
      <Heading>{t("mail.rentalWithdrawn.heading", { name: visitor.name })}</Heading>
      <Paragraph>{t("mail.rentalWithdrawn.text")}</Paragraph>
      <EstateCard estate={unit} />
      <Facts facts={factsOfStay(stay, t, locale)} />
      <Facts facts={factsOfGuest(visitor, unit, t)} />
    </>
  );
}
