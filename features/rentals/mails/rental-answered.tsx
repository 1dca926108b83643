import { hrefOf } from "#domain/locale/href.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { defineMail, type MailTemplate } from "#features/site/mail/define-mail.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { EstateCard, type MailEstate } from "#features/listings/mails/estate-card.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { Heading, Paragraph, Quote } from "#features/site/mail/parts/text.tsx";
import { PhoneLink } from "#features/site/mail/parts/mail-link.tsx";
import {
  factsOfStay,
  homeOfStay,
  type MailStay,
  SAMPLE_STAY,
  sampleHolidayHome,
  sampleStayPath,
} from "./rental-stay.ts";

/** Nothing here was typed by the visitor but the number of people; the note is the agency's. */
export type RentalAnswered = {
  readonly unit: MailEstate;
  readonly stay: MailStay;
  /** What the agency adds; absent in mails that an older version stored. */
  readonly note?: string | null;
  /** Of the request, or where another stay can be chosen. */
  readonly path: string;
};

const SAMPLE = { ...SAMPLE_STAY, heldUntil: null };

/** The stay is theirs: what they asked for, and how the agency is reached. */
export const rentalAccepted = answered("mail.rentalAccepted", (locale) => ({
  unit: sampleHolidayHome(locale),
  stay: SAMPLE,
  path: sampleStayPath(locale, "stayRequest"),
}));

/** The agency cannot let the stay to them: where others are found. */
export const rentalRefused = answered("mail.rentalRefused", (locale) => ({
  unit: sampleHolidayHome(locale),
  stay: SAMPLE,
  path: hrefOf({ type: "rentalUnit", rentalUnitId: 40 }, locale),
}));

type Answer = "mail.rentalAccepted" | "mail.rentalRefused";

/** The agency's answer to whoever asked for a stay, in the words below a key. */
function answered(
  words: Answer,
  sample: MailTemplate<RentalAnswered>["sample"],
): MailTemplate<RentalAnswered> {
  return defineMail({
    subject: ({ unit }, t) => t(`${words}.subject`, { unit: unit.title }),
    preheader: `${words}.text`,
    reason: "mail.rentalConfirmation.reason",
    Body: (props) => <AnsweredBody {...props} words={words} />,
    sample,
  });
}

function AnsweredBody({ unit, stay, note, path, words }: RentalAnswered & { readonly words: Answer }) {
  const { t, site, locale } = useMail();
  return (
    <>
      <Heading>{t(`${words}.heading`)}</Heading>
      <Paragraph>{t(`${words}.text`)}</Paragraph>
      {note && <Quote text={note} />}
      <EstateCard estate={homeOfStay(unit, stay, t)} />
      <Facts facts={factsOfStay(stay, t, locale)} />
      <ButtonLink path={path} label={t(`${words}.look`)} />
      <Paragraph look="quiet">
        {t("mail.rentalAnswered.questions")} <PhoneLink number={site.agency.phone} />
      </Paragraph>
    </>
  );
}
