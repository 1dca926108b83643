import { z } from "zod";

/** The address of an iCalendar file; `webcal:` is how calendars on the web write https. It opens the calendar to whoever has it. */
export const CalendarAddress = z
  .string()
  .max(2_000)
  .regex(
    /^(https?|webcal):\/\/[^\s/.]+\.[^\s]+$/i,
    "expected an address such as https://calendar.example/1.ics",
  );

/** Only variables that are meant for it: a bundle must not name any other secret of the server. */
export const CalendarVariable = z
  .string()
  .regex(/^GEVEL_CALENDAR_[A-Z0-9_]{1,80}$/, "expected a variable such as GEVEL_CALENDAR_LOTTE");
