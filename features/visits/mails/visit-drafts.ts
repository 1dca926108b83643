import type { Appointment } from "../schema.ts";
import type { Site } from "#features/site/schema/site.ts";
import { visitEvent } from "#domain/appointment/visit-event.ts";
import { calendarFile } from "#features/site/calendar-file.server.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { MailAttachment, MailDraft } from "#features/site/mail/mail-draft.ts";
import type { MailVisit } from "./visit-facts.tsx";

export type VisitMailing = {
  readonly site: Site;
  readonly appointment: Appointment;
  /** Translates into the appointment's language. */
  readonly t: Translate;
  readonly now: Date;
};

/** A visit without its visitor. */
type Visit = Omit<Appointment, "visitor">;

/** To whoever guides the visit, and to the visitor, once it is booked. */
export function bookedMails(mailing: VisitMailing): MailDraft[] {
  const visit = mailVisit(mailing.appointment);
  const visitor = mailVisitor(mailing.appointment);
  return [
    toGuide(mailing, { name: "visit-to-agency", props: { visitor, visit } }),
    toVisitor(mailing, { name: "visit-confirmation", props: { visit } }),
  ];
}

/** To both, once it is off. */
export function cancelledMails(mailing: VisitMailing): MailDraft[] {
  const visit = mailVisit(mailing.appointment);
  const visitor = mailVisitor(mailing.appointment);
  return [
    toGuide(mailing, { name: "visit-cancelled-to-agency", props: { visitor, visit } }),
    toVisitor(mailing, { name: "visit-cancelled", props: { visit } }),
  ];
}

/** To the visitor, a day before. */
export function reminderMail(mailing: VisitMailing): MailDraft {
  return toVisitor(mailing, { name: "visit-reminder", props: { visit: mailVisit(mailing.appointment) } });
}

/** To whoever guides a visit whose visitor is forgotten: not a word about who that was. */
export function freedMail(
  mailing: Omit<VisitMailing, "appointment"> & { readonly appointment: Visit },
): MailDraft {
  const { id, locale, salesRep } = mailing.appointment;
  return {
    mail: { name: "visit-freed-to-agency", props: { visit: mailVisit(mailing.appointment) } },
    locale,
    to: { address: salesRep.email },
    attachments: [attachment(mailing)],
    key: `visit-freed-to-agency/${id}`,
  };
}

function toGuide(mailing: VisitMailing, mail: MailDraft["mail"]): MailDraft {
  const { id, locale, salesRep, visitor } = mailing.appointment;
  return {
    mail,
    locale,
    to: { address: salesRep.email },
    replyTo: { address: visitor.email },
    attachments: [attachment(mailing)],
    key: `${mail.name}/${id}`,
  };
}

function toVisitor(mailing: VisitMailing, mail: MailDraft["mail"]): MailDraft {
  const { id, locale, visitor } = mailing.appointment;
  return {
    mail,
    locale,
    to: { address: visitor.email },
    attachments: [attachment(mailing)],
    key: `${mail.name}/${id}`,
  };
}

function attachment({
  site,
  appointment,
  t,
  now,
}: Omit<VisitMailing, "appointment"> & { readonly appointment: Visit }): MailAttachment {
  const { locale, estate } = appointment;
  const title = t("visit.event", { estate: textOf(estate.title, locale) });
  const event = visitEvent(appointment, { locale, title, host: site.hostnames[0]! });
  return {
    filename: "visit.ics",
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    content: calendarFile([event], now),
  };
}

/** A visit as mails and webhooks tell of it. */
export function mailVisit({ id, locale, estate, salesRep, ...visit }: Visit): MailVisit {
  return {
    start: visit.appointmentStart,
    end: visit.appointmentEnd,
    estate: {
      title: textOf(estate.title, locale),
      place: textOf(estate.place, locale) || null,
      price: null,
      reference: estate.reference,
      path: textOf(estate.uri, locale) || hrefOf({ type: "estate", id: estate.id }, locale),
      picture: estate.picture,
    },
    guide: { name: salesRep.name, phone: salesRep.phone },
    path: hrefOf({ type: "cancelAppointment", appointmentId: id }, locale),
  };
}

export function mailVisitor({ visitor }: Pick<Appointment, "visitor">) {
  return { name: nameOf(visitor), email: visitor.email, phone: visitor.phone ?? null };
}

function nameOf({ firstName, lastName }: Appointment["visitor"]): string {
  return `${firstName} ${lastName}`;
}
