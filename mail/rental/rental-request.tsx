import { formatDayAtTime } from "#domain/format/moments.ts";
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
  subject: ({ visitor, unit }, t) =>
    t("mail.rental.subject", {
      name: visitor.name,
      unit: [unit.title, unit.reference].filter(Boolean).join(", "),
    }),
  preheader: (_, t) => t("mail.rental.decide"),
  reason: (_, t) => t("mail.rental.reason"),
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
  const { t, locale } = useMail();
  const { name } = visitor;
  return (
    <>
      <Heading>{t("mail.rental.heading", { name })}</Heading>
      <EstateCard estate={unit} />
      <Facts facts={factsOfStay(stay, t, locale)} />
      {confirmedUntil && (
        <Paragraph>
          {t("mail.rental.unconfirmed", { moment: formatDayAtTime(confirmedUntil, locale) })}
        </Paragraph>
      )}
      <Paragraph>{t("mail.rental.decide")}</Paragraph>
      {answerPath && <ButtonLink path={answerPath} label={t("mail.rental.answer")} />}
      <Facts facts={factsOfGuest(visitor, unit, t)} />
      <Paragraph look="quiet">{t("mail.contact.reply", { name })}</Paragraph>
    </>
  );
}
