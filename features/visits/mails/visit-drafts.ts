import type { BookedVisit } from "../schema.ts";
import type { Site } from "#features/site/schema/site.ts";
import { hrefOfDirections } from "#domain/visits/directions.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { guideFile, visitorFile } from "./visit-files.ts";
import type { MailVisit } from "./visit-facts.tsx";

export type VisitMailing = {
  readonly site: Site;
  readonly visit: BookedVisit;
  /** Translates into the visit's language. */
  readonly t: Translate;
  readonly now: Date;
};

/** A visit without its visitor. */
type Visit = Omit<BookedVisit, "visitor">;

/** To whoever guides the visit, and to the visitor, once it is booked. */
export function bookedMails(mailing: VisitMailing): MailDraft[] {
  const visit = mailVisit(mailing.visit);
  const visitor = mailVisitor(mailing.visit);
  return [
    toGuide(mailing, { name: "visit-to-agency", props: { visitor, visit } }),
    toVisitor(mailing, { name: "visit-confirmation", props: { visit } }),
  ];
}

/** To both, once it has another time. */
export function movedMails(mailing: VisitMailing, previousStart: string): MailDraft[] {
  const visit = mailVisit(mailing.visit);
  const visitor = mailVisitor(mailing.visit);
  return [
    toGuide(mailing, { name: "visit-moved-to-agency", props: { visitor, visit, previousStart } }),
    toVisitor(mailing, { name: "visit-moved", props: { visit, previousStart } }),
  ];
}

/** To both, once it is off. */
export function cancelledMails(mailing: VisitMailing): MailDraft[] {
  const visit = mailVisit(mailing.visit);
  const visitor = mailVisitor(mailing.visit);
  return [
    toGuide(mailing, { name: "visit-cancelled-to-agency", props: { visitor, visit } }),
    toVisitor(mailing, { name: "visit-cancelled", props: { visit } }),
  ];
}

/** To the visitor, a day before. */
export function reminderMail(mailing: VisitMailing): MailDraft {
  return toVisitor(mailing, { name: "visit-reminder", props: { visit: mailVisit(mailing.visit) } });
}

/** To whoever guides a visit whose visitor is forgotten: not a word about who that was. */
export function freedMail(mailing: Omit<VisitMailing, "visit"> & { readonly visit: Visit }): MailDraft {
  const { locale, salesRep } = mailing.visit;
  return {
    mail: { name: "visit-freed-to-agency", props: { visit: mailVisit(mailing.visit) } },
    locale,
    to: { address: salesRep.email },
    attachments: [guideFile({ ...mailing, visitor: null })],
    key: keyOf("visit-freed-to-agency", mailing.visit),
  };
}

function toGuide(mailing: VisitMailing, mail: MailDraft["mail"]): MailDraft {
  const { locale, salesRep, visitor } = mailing.visit;
  return {
    mail,
    locale,
    to: { address: salesRep.email },
    replyTo: { address: visitor.email },
    attachments: [guideFile({ ...mailing, visitor: mailVisitor({ visitor }) })],
    key: keyOf(mail.name, mailing.visit),
  };
}

function toVisitor(mailing: VisitMailing, mail: MailDraft["mail"]): MailDraft {
  const { locale, visitor } = mailing.visit;
  return {
    mail,
    locale,
    to: { address: visitor.email },
    attachments: [visitorFile(mailing)],
    key: keyOf(mail.name, mailing.visit),
  };
}

/** Once for each time that the visit had. */
function keyOf(name: string, { id, moves }: Pick<Visit, "id" | "moves">): string {
  return moves > 0 ? `${name}/${id}/${moves}` : `${name}/${id}`;
}

/** A visit as mails and webhooks tell of it. */
export function mailVisit({ id, locale, estate, salesRep, ...visit }: Visit): MailVisit {
  // Nobody goes where the visit is off.
  const destination = visit.cancelledAt ? "" : textOf(estate.destination, locale);
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
    directions: destination ? hrefOfDirections(destination) : null,
    path: hrefOf({ type: "cancelAppointment", appointmentId: id }, locale),
  };
}

export function mailVisitor({ visitor }: Pick<BookedVisit, "visitor">) {
  return { name: nameOf(visitor), email: visitor.email, phone: visitor.phone ?? null };
}

function nameOf({ firstName, lastName }: BookedVisit["visitor"]): string {
  return `${firstName} ${lastName}`;
}
