import type { StayRequest } from "../schema/stay-request.ts";
import type { Site } from "#features/site/schema/site.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { heldUntil } from "#domain/rental/reservation.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { MailEstate } from "#features/listings/mails/estate-card.tsx";
import type { MailStay } from "./rental-stay.ts";

export type StayMailing = { readonly site: Pick<Site, "agency">; readonly request: StayRequest };

type Requested = StayMailing & {
  /** The agency's terms of cancelling, in the language of the request. */
  readonly cancellation: string | null;
  /** What opens the request, for each of the two. */
  readonly tokens: { readonly visitor: string; readonly agency: string };
};

/** To the agency, and to whoever asked, once a stay is asked for. */
export function requestedMails(mailing: Requested): MailDraft[] {
  const { request, tokens, cancellation } = mailing;
  const { locale, state } = request;
  const unit = mailUnit(request);
  const stay = mailStay(request);
  const isUnconfirmed = state === "asked";
  const confirmedUntil = isUnconfirmed ? heldUntil(new Date(request.askedAt), true).toISOString() : null;
  const answerPath = hrefOf({ type: "stayAnswer", token: tokens.agency }, locale);
  const path = hrefOf({ type: "stayRequest", token: tokens.visitor }, locale);
  return [
    toAgency(mailing, {
      name: "rental-request",
      props: {
        visitor: mailVisitor(request),
        message: request.message,
        unit,
        stay,
        answerPath,
        confirmedUntil,
      },
    }),
    toVisitor(mailing, {
      name: "rental-confirmation",
      props: { unit, stay, cancellation, path, confirmedUntil },
    }),
  ];
}

type Answered = StayMailing & {
  readonly answer: "accepted" | "refused";
  /** What the agency adds. */
  readonly note: string | null;
  /** What opens the request for the visitor. */
  readonly token: string;
};

/** To whoever asked, in their language, once the agency has answered. */
export function answeredMail(mailing: Answered): MailDraft {
  const { request, answer, token, note } = mailing;
  const { locale, unit } = request;
  const path = hrefOf({ type: "stayRequest", token }, locale);
  const props = { unit: mailUnit(request), stay: { ...mailStay(request), heldUntil: null }, note };
  if (answer === "accepted")
    return toVisitor(mailing, { name: "rental-accepted", props: { ...props, path } });
  const unitPath = hrefOf({ type: "rentalUnit", rentalUnitId: unit.id }, locale);
  return toVisitor(mailing, { name: "rental-refused", props: { ...props, path: unitPath } });
}

/** To the agency, once whoever asked has taken it back. */
export function withdrawnMail(mailing: StayMailing): MailDraft {
  const { request } = mailing;
  const stay = { ...mailStay(request), heldUntil: null };
  const props = { visitor: mailVisitor(request), unit: mailUnit(request), stay };
  return toAgency(mailing, { name: "rental-withdrawn-to-agency", props });
}

function toAgency({ site, request }: StayMailing, mail: MailDraft["mail"]): MailDraft {
  const { id, locale, visitor } = request;
  const to = { address: site.agency.email };
  return { mail, locale, to, replyTo: { address: visitor.email }, key: `${mail.name}:${id}` };
}

function toVisitor({ site, request }: StayMailing, mail: MailDraft["mail"]): MailDraft {
  const { id, locale, visitor } = request;
  const to = { address: visitor.email };
  return { mail, locale, to, replyTo: { address: site.agency.email }, key: `${mail.name}:${id}` };
}

export function mailVisitor({ visitor }: StayRequest) {
  const { firstName, lastName, email, phone } = visitor;
  return { name: `${firstName} ${lastName}`, email, phone: phone ?? null };
}

function mailStay({ start, end, persons, cost, heldUntil: until }: StayRequest): MailStay {
  return { start, end, persons, cost, heldUntil: until };
}

/** A holiday home as mails and webhooks tell of it. */
export function mailUnit({ unit, cost, locale }: StayRequest): MailEstate {
  return {
    title: textOf(unit.title, locale),
    place: (unit.place && textOf(unit.place, locale)) || null,
    // What every guest pays, whatever their number.
    price: cost && formatEuro(cost.rent + cost.cleaning + cost.fixed),
    reference: unit.reference,
    path: hrefOf({ type: "rentalUnit", rentalUnitId: unit.id }, locale),
    picture: unit.picture,
  };
}
