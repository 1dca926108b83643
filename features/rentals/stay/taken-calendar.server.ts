import ICAL from "ical.js";
import type { OfferedPeriod } from "../schema/period.ts";
import { mergedStays, type Stay } from "#domain/rental/period.ts";
import { newCalendar, printCalendar } from "#features/site/calendar-file.server.ts";

type Feed = {
  readonly unitId: number;
  readonly periods: readonly OfferedPeriod[];
  /** What the calendar is called, and each of its events. */
  readonly name: string;
  readonly summary: string;
  readonly host: string;
  readonly now: Date;
};

/** The days on which a unit is taken as an iCalendar feed (RFC 5545) of whole days, for other calendars to follow. */
export function takenCalendar({ unitId, periods, name, summary, host, now }: Feed): string {
  const calendar = newCalendar();
  calendar.addProperty(textProperty("x-wr-calname", name));
  for (const stay of mergedStays(periods.filter(({ isTaken }) => isTaken)))
    calendar.addSubcomponent(eventOf(stay, `rental-${unitId}-${stay.start}@${host}`, summary, now));
  return printCalendar(calendar);
}

function eventOf({ start, end }: Stay, uid: string, summary: string, now: Date): ICAL.Component {
  const event = new ICAL.Component("vevent");
  event.updatePropertyWithValue("uid", uid);
  event.updatePropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true));
  event.updatePropertyWithValue("dtstart", ICAL.Time.fromDateString(start));
  event.updatePropertyWithValue("dtend", ICAL.Time.fromDateString(end));
  event.updatePropertyWithValue("summary", summary);
  return event;
}

/** The library escapes texts in what it knows as such alone. */
function textProperty(name: string, text: string): ICAL.Property {
  const property = new ICAL.Property(name);
  property.resetType("text");
  property.setValue(text);
  return property;
}
