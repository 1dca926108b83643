import { formatDay, formatTime, inBrussels } from "#domain/format/moments.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { useMail } from "../mail-context.ts";
import { EstateCard, type MailEstate } from "../parts/estate-card.tsx";
import { Facts } from "../parts/facts.tsx";
import { MailLink } from "../parts/mail-link.tsx";
import { PhoneLink } from "../parts/phone-link.tsx";

/** A visit as its mails tell it. */
export type MailVisit = {
  /** RFC 3339 moments. */
  readonly start: string;
  readonly end: string;
  readonly estate: MailEstate;
  readonly guide: { readonly name: string; readonly phone: string };
  /** Where it can be seen and cancelled. */
  readonly path: string;
};

export type MailVisitor = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
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
  const { start, end, guide, estate } = visit;
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

/** Who comes, and how to reach them. */
export function VisitorFacts({ visitor }: { readonly visitor: MailVisitor }) {
  const { t } = useMail();
  const { name, email, phone } = visitor;
  return (
    <Facts
      facts={[
        { label: t("mail.name"), value: name },
        { label: t("mail.email"), value: <MailLink href={`mailto:${email}`}>{email}</MailLink> },
        { label: t("mail.phone"), value: phone && <PhoneLink number={phone} /> },
      ]}
    />
  );
}
