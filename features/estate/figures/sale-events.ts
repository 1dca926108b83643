import type { Estate } from "#features/listings/schema/estate.ts";
import { formatAddress } from "#domain/estate/address/address.ts";
import { titleOf } from "#domain/estate/title.ts";
import type { CalendarEvent } from "#domain/format/calendar-event.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { Locale } from "#domain/locale/locale.ts";

const HOUR_MS = 3_600_000;

type Surroundings = {
  readonly locale: Locale;
  readonly origin: string;
  readonly t: Translate;
};

/** The bidding and the session of a notary's sale; a moment that says no end takes an hour. */
export function saleEvents(estate: Estate, { locale, origin, t }: Surroundings): CalendarEvent[] {
  const { session_date: session, session_place: place, ...notary } = estate.property?.notary ?? {};
  const title = titleOf(estate, locale).text;
  const { host } = new URL(origin);
  const event = (
    name: "bid_start_date" | "bid_end_date" | "session_date",
    start: string,
    end: string,
  ): CalendarEvent => ({
    uid: `estate-${estate.general.id}-${name}@${host}`,
    title: `${t(`display.field.${name}`)}: ${title}`,
    start,
    end,
    place:
      (name === "session_date" && textOf(place, locale)) ||
      formatAddress(estate.general.address, locale) ||
      null,
    url: origin + textOf(estate.uri, locale),
  });
  const { bid_start_date: opens, bid_end_date: closes } = notary;
  return [
    ...(opens ? [event("bid_start_date", opens, closes && closes > opens ? closes : hourAfter(opens))] : []),
    ...(closes && !opens ? [event("bid_end_date", closes, hourAfter(closes))] : []),
    ...(session ? [event("session_date", session, hourAfter(session))] : []),
  ];
}

function hourAfter(moment: string): string {
  return new Date(Date.parse(moment) + HOUR_MS).toISOString();
}
