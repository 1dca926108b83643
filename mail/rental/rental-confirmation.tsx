import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { sampleHolidayHome } from "../samples/sample-estate.ts";
import { SAMPLE_WORDS } from "../samples/sample-words.ts";
import { EstateCard, type MailEstate } from "../parts/estate-card.tsx";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { ConfirmationEnd } from "../parts/confirmation-end.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { factsOfStay, type MailStay, SAMPLE_STAY } from "./rental-stay.ts";

/** Nothing here was typed by the visitor but the number of people. */
export type RentalConfirmation = {
  readonly unit: MailEstate;
  readonly stay: MailStay;
  /** The agency's terms of cancelling, in the mail's language. */
  readonly cancellation: string | null;
};

/** Tells the visitor that their request has arrived, and that it is no booking yet. */
export const rentalConfirmation: MailTemplate<RentalConfirmation> = {
  subject: ({ unit }, say) => say("mail.rentalConfirmation.subject", { unit: unit.title }),
  preheader: (_, say) => say("mail.rentalConfirmation.text"),
  reason: (_, say) => say("mail.rentalConfirmation.reason"),
  Body: RentalConfirmationBody,
  sample: (locale) => ({
    unit: sampleHolidayHome(locale),
    stay: SAMPLE_STAY,
    cancellation: SAMPLE_WORDS[locale].cancellation,
  }),
};

function RentalConfirmationBody({ unit, stay, cancellation }: RentalConfirmation) {
  const { say } = useMail();
  return (
    <>
      <Heading>{say("mail.rentalConfirmation.heading")}</Heading>
      <Paragraph>{say("mail.rentalConfirmation.text")}</Paragraph>
      <EstateCard estate={unit} />
      <Facts facts={factsOfStay(stay, say)} />
      {cancellation && (
        <Paragraph>
          {say("mail.label", { label: say("rentals.cancellation") })} {cancellation}
        </Paragraph>
      )}
      <ConfirmationEnd />
    </>
  );
}
