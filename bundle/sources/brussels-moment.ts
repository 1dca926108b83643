import { type Convert, UNREADABLE } from "./mapping-row.ts";

/** A moment without a zone as one of Brussels, which has the time of Germany and Austria. */
export const brusselsMoment: Convert = (value) => {
  try {
    return Temporal.PlainDateTime.from(String(value))
      .toZonedDateTime("Europe/Brussels")
      .toInstant()
      .toString();
  } catch {
    return UNREADABLE;
  }
};
