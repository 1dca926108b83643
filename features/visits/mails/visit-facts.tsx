import { hrefOfDirections } from "#domain/visits/directions.ts";
import { formatDay, formatTime, inBrussels } from "#domain/format/moments.ts";
import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { EstateCard, type MailEstate, sampleEstate } from "#features/listings/mails/estate-card.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { MailLink, PhoneLink } from "#features/site/mail/parts/mail-link.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";

/** A visit as its mails tell it. */
export type MailVisit = {
  /** RFC 3339 moments. */
  readonly start: string;
  readonly end: string;
  readonly estate: MailEstate;
  readonly guide: { readonly name: string; readonly phone: string };
  /** A link to the way there; null where the address is hidden. */
  readonly directions?: string | null;
  /** Where it can be seen and cancelled. */
  readonly path: string;
};

/** "maandag 23/11/2026, 14:00": `dayAndTime(visit.start, say)`. */
export function dayAndTime(moment: string, t: Translate): string {
  const weekday = inBrussels(moment)?.weekday ?? 1;
  return t("visit.moment", {
    weekday: t(`visit.weekday.${weekday}`),
    day: formatDay(moment),
    time: formatTime(moment),
  });
}

/** What everybody wants to know of a visit: when, with whom, and of what. */
export function VisitFacts({ visit }: { readonly visit: MailVisit }) {
  const { t } = useMail();
  const { start, end, guide, estate, directions } = visit;
  return (
    <>
      <Facts
        facts={[
          {
            label: t("visit.when"),
            value: t("visit.until", { moment: dayAndTime(start, t), end: formatTime(end) }),
          },
          { label: t("visit.where"), value: estate.place },
          {
            label: t("visit.way"),
            value: directions && <MailLink href={directions}>{t("visit.directions")}</MailLink>,
          },
          {
            label: t("visit.with"),
            value: (
              <>
                {guide.name}, <PhoneLink number={guide.phone} />
              </>
            ),
          },
          { label: t("mail.reference"), value: estate.reference },
        ]}
      />
      <EstateCard estate={estate} />
    </>
  );
}

/** A visit that is booked, for previews and tests. */
export function sampleVisit(locale: Locale): MailVisit {
  return {
    start: "2026-07-06T12:00:00.000Z",
    end: "2026-07-06T12:45:00.000Z",
    estate: { ...sampleEstate(locale), price: null },
    directions: hrefOfDirections(SAMPLE_WORDS[locale].home.place),
    guide: { name: SAMPLE_WORDS[locale].guide, phone: "+32 470 00 00 01" },
    path: hrefOf(
      { type: "cancelAppointment", appointmentId: "3f0c2d5e-0000-4000-8000-000000000000" },
      locale,
    ),
  };
}

/** One that is off: nobody is shown the way there. */
export function sampleVisitOff(locale: Locale): MailVisit {
  return { ...sampleVisit(locale), directions: null };
}
