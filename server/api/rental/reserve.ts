import type { RentalReservation, RentalReserved } from "#contract/rental/reservation.ts";
import type { ReservationRefusal } from "#domain/rental/reservation.ts";
import { type StayClock, stayClock } from "#domain/rental/stay-clock.ts";
import type { AskedOfSite } from "../call/endpoint.ts";
import { invalidForm, type FormFault } from "../call/read-form.ts";
import { AppError } from "../problem/app-error.ts";
import { receive } from "../visitor/receive.ts";
import { findUnit } from "./find-unit.ts";
import { rentalMails } from "./rental-mails.ts";

/**
 * Takes a visitor's request for a stay: its nights are kept from others until the agency has answered, and both sides get a
 * mail. What can't be asked for is refused, and then nothing of it is stored.
 */
export async function reserve(
  asked: AskedOfSite<unknown>,
  reservation: RentalReservation,
): Promise<RentalReserved> {
  const { site, locale, now, parts } = asked;
  const { rentalUnitId: unitId, periodId, persons, visitor, ...form } = reservation;
  const { general } = await findUnit(parts, site, unitId);
  const { answer } = await receive(
    asked,
    {
      form: "rental",
      fields: { ...form, rentalUnitId: unitId, periodId, persons, visitor } as RentalReservation,
      email: visitor.email,
      phone: visitor.phone,
      limits: ["stay-from-network", "stay-of-person"],
    },
    async (transaction) => {
      const clock = stayClock(now, site.settings);
      const held = await parts.storage.rentals.hold(transaction, site.id, {
        unitId,
        periodId,
        persons,
        clock,
      });
      if (held.kind === "unknown-unit") throw new AppError("not-found");
      if (held.kind === "unknown-period") throw invalidForm(locale, [UNKNOWN_PERIOD]);
      if (held.kind === "refused")
        throw refusal(asked, { reason: held.reason, max: general.maxOccupation ?? 0, clock });
      const { id, until, unit, period } = held;
      const request = { id, until, unit, period, persons, visitor };
      return {
        mails: rentalMails(request, { site, locale }),
        answer: { id, start: period.start, end: period.end, heldUntil: until.toISOString() },
      };
    },
  );
  return answer as RentalReserved;
}

const UNKNOWN_PERIOD: FormFault = { path: "periodId", word: "rentals.error.unknownPeriod" };

type Refused = { readonly reason: ReservationRefusal; readonly max: number; readonly clock: StayClock };

function refusal({ site, locale }: AskedOfSite<unknown>, { reason, max, clock }: Refused): AppError {
  const faults: Record<ReservationRefusal, FormFault> = {
    taken: { path: "periodId", word: "rentals.error.taken" },
    past: { path: "periodId", word: "rentals.error.past" },
    "too-soon": {
      path: "periodId",
      word: "rentals.error.tooSoon",
      values: { count: clock.noticeDays, phone: site.agency.phone },
    },
    "too-short": { path: "periodId", word: "rentals.error.tooShort" },
    "too-many-people": { path: "persons", word: "rentals.error.tooMany", values: { max } },
  };
  const { particulars } = invalidForm(locale, [faults[reason]]);
  return new AppError(reason === "taken" ? "conflict" : "invalid-form", particulars);
}
