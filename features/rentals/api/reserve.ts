import { type RentalReservation, RentalReserved } from "../schema/reservation.ts";
import type { StayRequest } from "../schema/stay-request.ts";
import type { RentalUnit } from "../schema/unit.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { ReservationRefusal } from "#domain/rental/reservation.ts";
import { type StayClock, stayClock } from "#domain/rental/stay-clock.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { stayEvent } from "../stay-events.ts";
import { requestedMails } from "../mails/stay-drafts.ts";
import { signStayToken, type StaySide } from "../stay-requests/stay-tokens.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { invalidForm, type FormFault } from "#features/site/api/read-fields.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { receiveAbout, tooManyOpen } from "#features/contact/receiving/receive.ts";
import { findUnit } from "./rental-queries.ts";
import { personsFaults, personsFaultsOfFields } from "./persons-faults.ts";
import { requestedStay } from "./requested-stay.ts";
import type { Visitor } from "#features/contact/schema/sent-form.ts";
import { MOST_OPEN } from "#domain/contact/limits.ts";
import { isSamePerson } from "#domain/contact/person-keys.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { checksOf } from "#features/contact/receiving/checks-of.ts";

/** What a request for a stay is answered, however it is sent. */
export const RESERVING = {
  answer: RentalReserved,
  status: 201,
  problems: ["not-found", "gone", "conflict", "invalid-form", "too-many", "too-many-open"],
  furtherFaults: personsFaultsOfFields,
} as const;

/**
 * Takes a visitor's request for a stay: its nights are kept from others until the agency has answered, and both sides get a
 * mail. What can't be asked for is refused, and then nothing of it is stored.
 */
export async function reserve(
  context: QueryContext,
  reservation: RentalReservation,
): Promise<RentalReserved> {
  const { site, locale, now, parts } = context;
  const { rentalUnitId: unitId, periodId, persons, visitor, message, ...form } = reservation;
  const t = await translateFor(context);
  return receiveAbout(
    context,
    {
      form: "rental",
      fields: { ...form, rentalUnitId: unitId, periodId, persons, visitor, message } as RentalReservation,
      email: visitor.email,
      phone: visitor.phone,
      limits: ["stay-from-network", "stay-of-person"],
    },
    () => findUnit(context, unitId),
    async (transaction, { general }) => {
      const { rentals, stays } = parts.storage;
      await checkOpenStays(context, transaction, visitor);
      const tooMany = personsFaults(persons, general);
      const clock = stayClock(now, site.settings);
      const isConfirmed = await stays.hasConfirmed(transaction, site.id, visitor.email);
      const wish = { unitId, periodId, persons, clock, isConfirmed };
      const held = await rentals.hold(transaction, site.id, wish);
      if (held.kind === "unknown-unit") throw new AppError("not-found");
      if (held.kind === "unknown-period") throw invalidForm(t, [UNKNOWN_PERIOD, ...tooMany]);
      if (held.kind === "refused") throw refusal(context, t, { reason: held.reason, tooMany, clock });
      const asking = { visitor, persons, message: message ?? null, locale, isConfirmed, now };
      const request = await stays.create(transaction, site.id, requestedStay(held, asking));
      const { id, start, end, heldUntil } = request;
      const mails = await mailsOf(context, request, held.unit);
      const events = [stayEvent("stay.asked", request)];
      return { mails, events, answer: { id, start, end, heldUntil } };
    },
  );
}

async function mailsOf(
  { site, locale, parts }: QueryContext,
  request: StayRequest,
  { costs }: RentalUnit,
): Promise<MailDraft[]> {
  const sign = (side: StaySide) => signStayToken(parts.storage.tokens, site.id, side, request.id);
  const tokens = { visitor: await sign("visitor"), agency: await sign("agency") };
  return requestedMails({ site, request, tokens, cancellation: textOf(costs?.cancellation, locale) || null });
}

const UNKNOWN_PERIOD: FormFault = { path: "periodId", word: "rentals.error.unknownPeriod" };

type Refused = {
  readonly reason: ReservationRefusal;
  readonly tooMany: readonly FormFault[];
  readonly clock: StayClock;
};

function refusal({ site }: QueryContext, t: Translate, { reason, tooMany, clock }: Refused): AppError {
  const faults: Record<Exclude<ReservationRefusal, "too-many-people">, FormFault> = {
    taken: { path: "periodId", word: "rentals.error.taken" },
    past: { path: "periodId", word: "rentals.error.past" },
    "too-soon": {
      path: "periodId",
      word: "rentals.error.tooSoon",
      values: { count: clock.noticeDays, phone: site.agency.phone },
    },
    "too-short": { path: "periodId", word: "rentals.error.tooShort" },
  };
  const ofStay = reason === "too-many-people" ? [] : [faults[reason]];
  const { particulars } = invalidForm(t, [...ofStay, ...tooMany]);
  return new AppError(reason === "taken" ? "conflict" : "invalid-form", particulars);
}

/** Refuses a stay to whoever waits for enough answers; the limits that were counted before let one of a person pass at a time. */
async function checkOpenStays(
  context: QueryContext,
  transaction: Transaction,
  visitor: Visitor,
): Promise<void> {
  const { site, parts, now } = context;
  if (!checksOf(context).rateLimits) return;
  const open = await parts.storage.stays.findOpen(transaction, site.id, now);
  const own = open.filter((other) => isSamePerson(other, visitor));
  if (own.length >= MOST_OPEN.stays)
    throw await tooManyOpen(context, "form.error.openStays", MOST_OPEN.stays);
}
