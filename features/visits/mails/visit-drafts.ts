import type { BookedVisit } from "../schema.ts";
import type { Site } from "#features/site/schema/site.ts";
import { hrefOfDirections } from "#domain/visits/directions.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { MailVisitor } from "#features/contact/mails/visitor-facts.tsx";
import type { Address } from "#features/site/schema/address.ts";
import { placeOfVisit } from "../visited-estate.ts";
import { guideFile, visitorFile } from "./visit-files.ts";
import type { MailVisit } from "./visit-facts.tsx";

export type VisitMailing = {
  readonly site: Site;
  readonly visit: BookedVisit;
  /** Translates into the visit's language. */
  readonly t: Translate;
  readonly now: Date;
};

/** The true address of a home that hides it: whoever guides a visit is told where to go, the visitor is not. */
type OfGuide = { readonly hiddenAddress: Address | null };

/** A visit without its visitor. */
type Visit = Omit<BookedVisit, "visitor">;

/** To whoever guides the visit, and to the visitor, once it is booked. */
export function bookedMails(mailing: VisitMailing & OfGuide): MailDraft[] {
  const visit = mailVisit(mailing.visit);
  return [
    toGuide(mailing, (props) => ({ name: "visit-to-agency", props })),
    toVisitor(mailing, { name: "visit-confirmation", props: { visit } }),
  ];
}

/** To both, once it has another time. */
export function movedMails(mailing: VisitMailing & OfGuide, previousStart: string): MailDraft[] {
  const visit = mailVisit(mailing.visit);
  return [
    toGuide(mailing, (props) => ({ name: "visit-moved-to-agency", props: { ...props, previousStart } })),
    toVisitor(mailing, { name: "visit-moved", props: { visit, previousStart } }),
  ];
}

/** To both, once it is off. */
export function cancelledMails(mailing: VisitMailing & OfGuide): MailDraft[] {
  const visit = mailVisit(mailing.visit);
  return [
    toGuide(mailing, (props) => ({ name: "visit-cancelled-to-agency", props })),
    toVisitor(mailing, { name: "visit-cancelled", props: { visit } }),
  ];
}

/** To the visitor, a day before. */
export function reminderMail(mailing: VisitMailing): MailDraft {
  return toVisitor(mailing, { name: "visit-reminder", props: { visit: mailVisit(mailing.visit) } });
}

/** To whoever guides a visit whose visitor is forgotten: not a word about who that was. */
export function freedMail(
  mailing: Omit<VisitMailing, "visit"> & OfGuide & { readonly visit: Visit },
): MailDraft {
  const visit = withAddress(mailing.visit, mailing);
  const { locale, salesRep } = visit;
  return {
    mail: { name: "visit-freed-to-agency", props: { visit: mailVisit(visit) } },
    locale,
    to: { address: salesRep.email },
    attachments: [guideFile({ ...mailing, visit, visitor: null })],
    key: keyOf("visit-freed-to-agency", visit),
  };
}

type ToGuide = { readonly visitor: MailVisitor; readonly visit: MailVisit };

function toGuide(mailing: VisitMailing & OfGuide, mailOf: (props: ToGuide) => MailDraft["mail"]): MailDraft {
  const visit = withAddress(mailing.visit, mailing);
  const { locale, salesRep, visitor } = visit;
  const mail = mailOf({ visitor: mailVisitor(visit), visit: mailVisit(visit) });
  return {
    mail,
    locale,
    to: { address: salesRep.email },
    replyTo: { address: visitor.email },
    attachments: [guideFile({ ...mailing, visit, visitor: mailVisitor(visit) })],
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

function withAddress<V extends Visit>(visit: V, { hiddenAddress }: OfGuide): V {
  if (!hiddenAddress) return visit;
  return { ...visit, estate: { ...visit.estate, ...placeOfVisit({ ...hiddenAddress, visible: true }) } };
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

export function mailVisitor({ visitor }: Pick<BookedVisit, "visitor">): MailVisitor {
  return { name: nameOf(visitor), email: visitor.email, phone: visitor.phone ?? null };
}

function nameOf({ firstName, lastName }: BookedVisit["visitor"]): string {
  return `${firstName} ${lastName}`;
}
