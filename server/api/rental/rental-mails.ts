import type { Visitor } from "#contract/contact/sent-form.ts";
import type { RentalPeriod } from "#contract/rental/period.ts";
import type { RentalUnit } from "#contract/rental/unit.ts";
import type { Site } from "#contract/site/site.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { rentalAddress } from "#domain/rental/rental-address.ts";
import { titleOfRental } from "#domain/rental/rental-title.ts";
import { allInPrice, stayCost } from "#domain/rental/stay-cost.ts";
import type { MailDraft } from "#mail/mail-draft.ts";

type Requested = {
  readonly id: string;
  readonly until: Date;
  readonly unit: RentalUnit;
  readonly period: RentalPeriod;
  readonly persons: number;
  readonly visitor: Visitor;
};

/** The mails of a request for a stay: to the agency, and to who asked. */
export function rentalMails(
  request: Requested,
  { site, locale }: { site: Site; locale: Locale },
): MailDraft[] {
  const { id, until, unit, period, persons, visitor } = request;
  const { start, end } = period;
  const name = `${visitor.firstName} ${visitor.lastName}`;
  const cost = stayCost(period, persons, unit.costs);
  const stay = { start, end, persons, cost, heldUntil: until.toISOString() };
  const shown = mailUnit(unit, period, locale);
  const cancellation = textOf(unit.costs?.cancellation, locale) || null;
  return [
    {
      mail: {
        name: "rental-request",
        props: {
          visitor: { name, email: visitor.email, phone: visitor.phone ?? null },
          unit: shown,
          stay,
        },
      },
      locale,
      to: { address: site.agency.email },
      replyTo: { address: visitor.email },
      key: `rental-request:${id}`,
    },
    {
      mail: { name: "rental-confirmation", props: { unit: shown, stay, cancellation } },
      locale,
      to: { address: visitor.email },
      replyTo: { address: site.agency.email },
      key: `rental-confirmation:${id}`,
    },
  ];
}

function mailUnit(unit: RentalUnit, period: RentalPeriod, locale: Locale) {
  const price = allInPrice(period.price, unit.costs);
  return {
    title: titleOfRental(unit, locale).text,
    place: rentalAddress(unit.address, locale) || null,
    price: price === null ? null : formatEuro(price),
    reference: unit.general.building?.rentalName ?? null,
    path: hrefOf({ type: "rentalUnit", rentalUnitId: unit.id }, locale),
    picture: unit.photos[0]?.file ?? null,
  };
}
