import { hrefOf } from "#domain/locale/href.ts";
import { useMail } from "../mail-context.ts";
import type { MailTemplate } from "../mail-template.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { EstateCard, type MailEstate } from "../parts/estate-card.tsx";
import { Facts } from "../parts/facts.tsx";
import { Heading } from "../parts/heading.tsx";
import { Paragraph } from "../parts/paragraph.tsx";
import { PhoneLink } from "../parts/phone-link.tsx";
import { sampleHolidayHome } from "../samples/sample-estate.ts";
import { sampleStayPath } from "../samples/sample-stay.ts";
import { factsOfStay, type MailStay, SAMPLE_STAY } from "./rental-stay.ts";

/** Nothing here was typed by the visitor but the number of people. */
export type RentalAnswered = {
  readonly unit: MailEstate;
  readonly stay: MailStay;
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
  return {
    subject: ({ unit }, t) => t(`${words}.subject`, { unit: unit.title }),
    preheader: (_, t) => t(`${words}.text`),
    reason: (_, t) => t("mail.rentalConfirmation.reason"),
    Body: (props) => <AnsweredBody {...props} words={words} />,
    sample,
  };
}

function AnsweredBody({ unit, stay, path, words }: RentalAnswered & { readonly words: Answer }) {
  const { t, site, locale } = useMail();
  return (
    <>
      <Heading>{t(`${words}.heading`)}</Heading>
      <Paragraph>{t(`${words}.text`)}</Paragraph>
      <EstateCard estate={unit} />
      <Facts facts={factsOfStay(stay, t, locale)} />
      <ButtonLink path={path} label={t(`${words}.look`)} />
      <Paragraph look="quiet">
        {t("mail.rentalAnswered.questions")} <PhoneLink number={site.agency.phone} />
      </Paragraph>
    </>
  );
}
