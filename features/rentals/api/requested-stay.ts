import type { Visitor } from "#features/contact/schema/sent-form.ts";
import type { RentalPeriod } from "../schema/period.ts";
import type { RequestedUnit } from "../schema/stay-request.ts";
import type { RentalUnit } from "../schema/unit.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { rentalAddress } from "#domain/rental/rental-address.ts";
import { titleOfRental } from "#domain/rental/rental-title.ts";
import { stayCost } from "#domain/rental/stay-cost.ts";
import type { NewStayRequest } from "../stay-requests/stays.ts";

type HeldStay = {
  readonly id: string;
  readonly until: Date;
  readonly unit: RentalUnit;
  readonly period: RentalPeriod;
};

type Asking = {
  readonly visitor: Visitor;
  readonly persons: number;
  readonly message: string | null;
  readonly locale: Locale;
  readonly isConfirmed: boolean;
  readonly now: Date;
};

/** What is stored of a request whose period is held: the home as it is now, and what the stay costs these people. */
export function requestedStay({ id, until, unit, period }: HeldStay, runner: Asking): NewStayRequest {
  const { visitor, persons, message, locale, isConfirmed, now } = runner;
  const { start, end } = period;
  return {
    id,
    unit: requestedUnit(unit),
    periodId: period.id,
    start,
    end,
    persons,
    cost: stayCost(period, persons, unit.costs),
    visitor,
    message,
    locale,
    askedAt: now,
    isConfirmed,
    heldUntil: until,
  };
}

function requestedUnit(unit: RentalUnit): RequestedUnit {
  return {
    id: unit.id,
    title: inEach((locale) => titleOfRental(unit, locale).text),
    place: inEach((locale) => rentalAddress(unit.address, locale)),
    reference: unit.general.building?.rentalName ?? null,
    picture: unit.photos[0]?.file ?? null,
  };
}

function inEach(textIn: (locale: Locale) => string) {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)])) as Record<Locale, string>;
}
