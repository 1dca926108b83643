import { formatDay, formatTime, inBrussels } from "#domain/format/moments.ts";
import type { Say } from "#domain/locale/say.ts";
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
export function dayAndTime(moment: string, say: Say): string {
  const weekday = inBrussels(moment)?.weekday ?? 1;
  return say("visit.moment", {
    weekday: say(`visit.weekday.${weekday}`),
    day: formatDay(moment),
    time: formatTime(moment),
  });
}

/** What everybody wants to know of a visit: when, with whom, and of what. */
export function VisitFacts({ visit }: { readonly visit: MailVisit }) {
  const { say } = useMail();
  const { start, end, guide, estate } = visit;
  return (
    <>
      <Facts
        facts={[
          {
            label: say("visit.when"),
            value: say("visit.until", { moment: dayAndTime(start, say), end: formatTime(end) }),
          },
          { label: say("visit.where"), value: estate.place },
          {
            label: say("visit.with"),
            value: (
              <>
                {guide.name}, <PhoneLink number={guide.phone} />
              </>
            ),
          },
          { label: say("mail.reference"), value: estate.reference },
        ]}
      />
      <EstateCard estate={estate} />
    </>
  );
}

/** Who comes, and how to reach them. */
export function VisitorFacts({ visitor }: { readonly visitor: MailVisitor }) {
  const { say } = useMail();
  const { name, email, phone } = visitor;
  return (
    <Facts
      facts={[
        { label: say("mail.name"), value: name },
        { label: say("mail.email"), value: <MailLink href={`mailto:${email}`}>{email}</MailLink> },
        { label: say("mail.phone"), value: phone && <PhoneLink number={phone} /> },
      ]}
    />
  );
}
