import { IsoDate, IsoInstant } from "#features/site/schema/primitives.ts";
import { dayBegins, dayEnds, type Window } from "#domain/appointment/slots.ts";
import { invalidInput } from "#features/site/api/read-input.ts";

/** No agenda reaches further: its horizon is a year at most. */
const LONGEST_MS = 400 * 86_400_000;

export type AskedWindow = { readonly from?: string | null; readonly to?: string | null };

/**
 * The window that `from` and `to` name: each a day (yyyy-mm-dd in Brussels, the last one included) or a moment. Without
 * them it reaches from now to the end of every agenda.
 */
export function readWindow(asked: AskedWindow, now: Date): Window {
  const from = readMoment(asked, "from", dayBegins) ?? now;
  const until = readMoment(asked, "to", dayEnds) ?? new Date(now.getTime() + LONGEST_MS);
  if (until < from) throw invalidInput([{ path: "to", message: "expected no earlier than `from`" }]);
  return { from, until };
}

function readMoment(asked: AskedWindow, name: keyof AskedWindow, ofDay: (day: string) => Date): Date | null {
  const text = asked[name];
  if (!text) return null;
  if (IsoDate.safeParse(text).success) return ofDay(text);
  if (IsoInstant.safeParse(text).success) return new Date(text);
  throw invalidInput([{ path: name, message: "expected a day (yyyy-mm-dd) or a moment (RFC 3339)" }]);
}
