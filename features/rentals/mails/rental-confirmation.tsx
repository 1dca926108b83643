import { formatDayAtTime } from "#domain/format/moments.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { defineMail } from "#features/site/mail/define-mail.ts";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { EstateCard, type MailEstate } from "#features/listings/mails/estate-card.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading, Paragraph } from "#features/site/mail/parts/text.tsx";
import { ConfirmationEnd } from "#features/contact/mails/confirmation-end.tsx";
import {
  factsOfStay,
  homeOfStay,
  type MailStay,
  SAMPLE_CONFIRMED_UNTIL,
  SAMPLE_STAY,
  sampleHolidayHome,
  sampleStayPath,
} from "./rental-stay.ts";

/** Nothing here was typed by the visitor but the number of people. */
export type RentalConfirmation = {
  readonly unit: MailEstate;
  readonly stay: MailStay;
  /** The agency's terms of cancelling, in the mail's language. */
  readonly cancellation: string | null;
  /** Where the request is seen, confirmed and taken back; a mail that an older version stored has none. */
  readonly path?: string;
  /** Until when the stay is kept once the address is confirmed (RFC 3339); null where it is. */
  readonly confirmedUntil?: string | null;
};

/** Tells the visitor that their request has arrived, and that it is no booking yet. */
export const rentalConfirmation = defineMail<RentalConfirmation>({
  subject: ({ unit }, t) => t("mail.rentalConfirmation.subject", { unit: unit.title }),
  preheader: "mail.rentalConfirmation.text",
  reason: "mail.rentalConfirmation.reason",
  Body: RentalConfirmationBody,
  sample: (locale) => ({
    unit: sampleHolidayHome(locale),
    stay: SAMPLE_STAY,
    cancellation: SAMPLE_WORDS[locale].cancellation,
    path: sampleStayPath(locale, "stayRequest"),
    confirmedUntil: SAMPLE_CONFIRMED_UNTIL,
  }),
});

function RentalConfirmationBody({ unit, stay, cancellation, path, confirmedUntil }: RentalConfirmation) {
  const { t, locale } = useMail();
  const look = confirmedUntil ? "mail.rentalConfirmation.confirm" : "mail.rentalConfirmation.look";
  return (
    <>
      <Heading>{t("mail.rentalConfirmation.heading")}</Heading>
      <Paragraph>{t("mail.rentalConfirmation.text")}</Paragraph>
      {confirmedUntil && (
        <Paragraph>
          {t("mail.rentalConfirmation.unconfirmed", {
            moment: formatDayAtTime(stay.heldUntil ?? confirmedUntil, locale),
            confirmed: formatDayAtTime(confirmedUntil, locale),
          })}
        </Paragraph>
      )}
      {path && <ButtonLink path={path} label={t(look)} />}
      <EstateCard estate={homeOfStay(unit, stay, t)} />
      <Facts facts={factsOfStay(stay, t, locale)} />
      {cancellation && (
        <Paragraph>
          {t("mail.label", { label: t("rentals.cancellation") })} {cancellation}
        </Paragraph>
      )}
      {path && <Paragraph look="quiet">{t("mail.rentalConfirmation.withdraw")}</Paragraph>}
      <ConfirmationEnd />
    </>
  );
}
