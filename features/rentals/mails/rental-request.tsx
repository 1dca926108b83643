import { formatDayAtTime } from "#domain/format/moments.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { defineMail } from "#features/site/mail/define-mail.ts";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { EstateCard, type MailEstate } from "#features/listings/mails/estate-card.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading, Paragraph, Quote } from "#features/site/mail/parts/text.tsx";
import { factsOfVisitor, type MailVisitor, sampleVisitor } from "#features/contact/mails/visitor-facts.tsx";
import {
  factsOfStay,
  homeOfStay,
  type MailStay,
  SAMPLE_CONFIRMED_UNTIL,
  SAMPLE_STAY,
  sampleHolidayHome,
  sampleStayPath,
} from "./rental-stay.ts";

export type RentalRequest = {
  readonly visitor: MailVisitor;
  /** As the visitor wrote it; a mail that an older version stored has none. */
  readonly message?: string | null;
  readonly unit: MailEstate;
  readonly stay: MailStay;
  /** Where the agency answers; a mail that an older version stored has none. */
  readonly answerPath?: string;
  /** Until when the stay is kept once the visitor has confirmed their address (RFC 3339); null where they have. */
  readonly confirmedUntil?: string | null;
};

/** A visitor asks for a stay: the agency answers behind the button. */
export const rentalRequest = defineMail<RentalRequest>({
  subject: ({ visitor, unit }, t) =>
    t("mail.rental.subject", {
      name: visitor.name,
      unit: [unit.title, unit.reference].filter(Boolean).join(", "),
    }),
  preheader: "mail.rental.decide",
  reason: "mail.rental.reason",
  Body: RentalRequestBody,
  sample: (locale) => ({
    visitor: sampleVisitor(locale),
    message: SAMPLE_WORDS[locale].question,
    unit: sampleHolidayHome(locale),
    stay: SAMPLE_STAY,
    answerPath: sampleStayPath(locale, "stayAnswer"),
    confirmedUntil: SAMPLE_CONFIRMED_UNTIL,
  }),
});

function RentalRequestBody({ visitor, message, unit, stay, answerPath, confirmedUntil }: RentalRequest) {
  const { t, locale } = useMail();
  const { name } = visitor;
  return (
    <>
      <Heading>{t("mail.rental.heading", { name })}</Heading>
      {message && <Quote text={message} />}
      <EstateCard estate={homeOfStay(unit, stay, t)} />
      <Facts facts={factsOfStay(stay, t, locale)} />
      {confirmedUntil && (
        <Paragraph>
          {t("mail.rental.unconfirmed", { moment: formatDayAtTime(confirmedUntil, locale) })}
        </Paragraph>
      )}
      <Paragraph>{t("mail.rental.decide")}</Paragraph>
      {answerPath && <ButtonLink path={answerPath} label={t("mail.rental.answer")} />}
      <Facts facts={[...factsOfVisitor(visitor, t), { label: t("mail.reference"), value: unit.reference }]} />
      <Paragraph look="quiet">{t("mail.contact.reply", { name })}</Paragraph>
    </>
  );
}
