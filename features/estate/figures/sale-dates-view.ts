import type { Estate } from "#features/listings/schema/estate.ts";
import { formatDayAndTime } from "#domain/format/moments.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { SaleDatesView } from "../estate-view.ts";

const MOMENTS = ["bid_start_date", "bid_end_date", "session_date"] as const;

/** The file with the dates, beside the estate's own address: `/nl/aanbod/12/calendar.ics`. */
const CALENDAR_FILE = "calendar.ics";

/** The days of a notary's sale, in the order they come; null for any other sale. */
export function saleDates(estate: Estate, locale: Locale): SaleDatesView | null {
  const notary = estate.property?.notary;
  const dates = MOMENTS.flatMap((name) => {
    const moment = notary?.[name];
    const text = moment ? formatDayAndTime(moment) : "";
    return moment && text ? [{ key: name, label: `display.field.${name}` as const, moment, text }] : [];
  });
  if (dates.length === 0) return null;
  return {
    dates: dates.toSorted((one, other) => Date.parse(one.moment) - Date.parse(other.moment)),
    calendarHref: `${shortAddress(estate, locale)}/${CALENDAR_FILE}`,
  };
}

/** `/nl/aanbod/12` of `/nl/aanbod/12/huis-te-koop`; a unit's is its own, not its project's. */
export function shortAddress({ general, uri }: Estate, locale: Locale): string {
  const [, language, offer] = textOf(uri, locale).split("/", 3);
  return `/${language}/${offer}/${general.id}`;
}
