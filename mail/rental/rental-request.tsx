import { tellDayAndTime } from "#domain/format/moments.ts";
import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { sampleHolidayHome } from "../samples/sample-estate.ts";
import { sampleVisitor } from "../samples/sample-visit.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { EstateCard, type MailEstate } from "../parts/estate-card.tsx";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { sampleStayPath } from "../samples/sample-stay.ts";
import { factsOfGuest, type MailGuest } from "./rental-guest.tsx";
import { factsOfStay, type MailStay, SAMPLE_CONFIRMED_UNTIL, SAMPLE_STAY } from "./rental-stay.ts";

export type RentalRequest = {
  readonly visitor: MailGuest;
  readonly unit: MailEstate;
  readonly stay: MailStay;
  /** Where the agency answers; a mail that an older version stored has none. */
  readonly answerPath?: string;
  /** Until when the stay is kept once the visitor has confirmed their address (RFC 3339); null where they have. */
  readonly confirmedUntil?: string | null;
};

/** A visitor asks for a stay: the agency answers behind the button. */
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
    answerPath: sampleStayPath(locale, "stayAnswer"),
    confirmedUntil: SAMPLE_CONFIRMED_UNTIL,
  }),
};

function RentalRequestBody({ visitor, unit, stay, answerPath, confirmedUntil }: RentalRequest) {
  const { say, locale } = useMail();
  const { name } = visitor;
  return (
    <>
      <Heading>{say("mail.rental.heading", { name })}</Heading>
      <EstateCard estate={unit} />
      <Facts facts={factsOfStay(stay, say, locale)} />
      {confirmedUntil && (
        <Paragraph>
          {say("mail.rental.unconfirmed", { moment: tellDayAndTime(confirmedUntil, locale) })}
        </Paragraph>
      )}
      <Paragraph>{say("mail.rental.decide")}</Paragraph>
      {answerPath && <ButtonLink path={answerPath} label={say("mail.rental.answer")} />}
      <Facts facts={factsOfGuest(visitor, unit, say)} />
      <Paragraph look="quiet">{say("mail.contact.reply", { name })}</Paragraph>
    </>
  );
}
