import { type BrusselsMoment, type Weekday, WEEKDAYS } from "#domain/format/moments.ts";
import type { LocalizedText } from "#domain/locale/multilingual.ts";

/** hh:mm, in Brussels. */
type Span = { readonly from: string; readonly to: string };
type Hours = { readonly spans: readonly Span[]; readonly note: LocalizedText | null };
/** 1 Monday … 7 Sunday. */
export type DayHours = Hours & { readonly weekday: Weekday };
/** One day (yyyy-mm-dd) with hours of its own. */
export type OtherHours = Hours & { readonly date: string };

export type Opening = {
  readonly weekday: Weekday;
  /** Today's hours where they are not those of the weekday. */
  readonly today: OtherHours | null;
  /** When the office shuts, where it is open now. */
  readonly openUntil: string | null;
  /** When it opens again today, where it is shut now. */
  readonly opensAt: string | null;
  /** The first day after today on which it opens, and when; null where it does not within a week. */
  readonly opensNext: { readonly weekday: Weekday; readonly time: string } | null;
};

type OfficeHours = { readonly week: readonly DayHours[]; readonly exceptions: readonly OtherHours[] };

/** Whether an office is open at a moment in Brussels: hours of the very day go before those of its weekday. */
export function openingAt(hours: OfficeHours, moment: BrusselsMoment): Opening {
  const { week, exceptions } = hours;
  const { date, time, weekday } = moment;
  const today = exceptions.find((day) => day.date === date) ?? null;
  const { spans } = today ?? week.find((day) => day.weekday === weekday) ?? { spans: [] };
  const open = spans.find(({ from, to }) => from <= time && time < to);
  const later = spans.map(({ from }) => from).filter((from) => from > time);
  return {
    weekday,
    today,
    openUntil: open?.to ?? null,
    opensAt: open ? null : (later.sort()[0] ?? null),
    opensNext: nextOpening(hours, moment),
  };
}

const DAY_MS = 86_400_000;

function nextOpening({ week, exceptions }: OfficeHours, { date, weekday }: BrusselsMoment) {
  for (let step = 1; step <= 7; step += 1) {
    const day = new Date(Date.parse(`${date}T00:00:00Z`) + step * DAY_MS).toISOString().slice(0, 10);
    const name = WEEKDAYS[(weekday - 1 + step) % 7]!;
    const hours = exceptions.find((one) => one.date === day) ?? week.find((one) => one.weekday === name);
    const [time] = (hours?.spans ?? []).map(({ from }) => from).sort();
    if (time) return { weekday: name, time };
  }
  return null;
}
