import { visitEvent } from "#domain/visits/visit-event.ts";
import type { CalendarEvent, CalendarMethod } from "#domain/format/calendar-event.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { MailVisitor } from "#features/contact/mails/visitor-facts.tsx";
import { calendarFile } from "#features/site/calendar-file.server.ts";
import { mailSender } from "#features/site/mail/mail-sender.ts";
import type { MailAttachment } from "#features/site/mail/mail-draft.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { BookedVisit } from "../schema.ts";

type VisitFile = {
  readonly site: Site;
  readonly visit: Omit<BookedVisit, "visitor">;
  readonly t: Translate;
  readonly now: Date;
};

/** For the visitor's calendar. Nothing in it was typed: the mail may go to somebody who never asked for it. */
export function visitorFile(
  file: VisitFile & { readonly visit: Pick<BookedVisit, "visitor"> },
): MailAttachment {
  const { locale, estate, visitor } = file.visit;
  const title = file.t("visit.event", { estate: textOf(estate.title, locale) });
  return attachment(file, { title, attendee: { address: visitor.email } });
}

/** For the calendar of whoever guides the visit: who comes, how to reach them, and of what; null once they are forgotten. */
export function guideFile(file: VisitFile & { readonly visitor: MailVisitor | null }): MailAttachment {
  const { t, visitor } = file;
  const { locale, salesRep, estate } = file.visit;
  const title = textOf(estate.title, locale);
  // Calendars take no invitation of their own owner; to them it is shown.
  const isOwn = salesRep.email.toLowerCase() === mailSender(file.site).address.toLowerCase();
  return attachment(file, {
    title: visitor
      ? t("visit.event.guide", { name: visitor.name, estate: title })
      : t("visit.event", { estate: title }),
    description: visitor && descriptionOf(visitor, estate.reference, t),
    attendee: isOwn ? null : { address: salesRep.email },
  });
}

function descriptionOf({ name, email, phone }: MailVisitor, reference: string | null, t: Translate): string {
  const lines = [
    [t("mail.name"), name],
    [t("mail.phone"), phone],
    [t("mail.email"), email],
    [t("mail.reference"), reference],
  ];
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => t("visit.event.line", { label: label!, value: value! }))
    .join("\n");
}

function attachment(
  { site, visit, now }: VisitFile,
  particulars: Pick<CalendarEvent, "title" | "description" | "attendee">,
): MailAttachment {
  const event = visitEvent(visit, {
    ...particulars,
    locale: visit.locale,
    host: site.hostnames[0]!,
    organizer: mailSender(site),
  });
  const method = methodOf(event);
  return {
    filename: "visit.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile([event], now, method),
  };
}

function methodOf({ isCancelled, attendee }: CalendarEvent): CalendarMethod {
  if (isCancelled) return "CANCEL";
  return attendee ? "REQUEST" : "PUBLISH";
}
