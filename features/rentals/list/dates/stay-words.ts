import { dayInWords } from "#domain/format/day-in-words.ts";
import { weekdayOf } from "#domain/format/moments.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { monthOf } from "#domain/rental/calendar-months.ts";
import { addDays, type Stay } from "#domain/rental/period.ts";
import { type StayWindow, stayWindow } from "#domain/rental/stay-window.ts";
import type { WantedDays, WantedStay } from "#domain/rental/wanted-stay.ts";
import { monthName } from "../../month-name.ts";

type Words = { readonly locale: Locale; readonly t: Translate };

/** "augustus", with its year where that is another than today's. */
export function monthInWords(month: string, today: string, t: Translate): string {
  const name = monthName(month, t);
  return month.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${month.slice(0, 4)}`;
}

/** "za 7 – za 14 augustus" */
export function stayInWords({ start, end }: Stay, words: Words): string {
  const weekday = (day: string) => words.t(`rentals.weekday.${weekdayOf(day)}`);
  const [from, to] = spanInWords(start, end, words);
  return `${weekday(start)} ${from} – ${weekday(end)} ${to}`;
}

/** What is looked for, in a few words: "Een week in augustus", "za 7 – za 14 augustus"; with the days more or less. */
export function wantedInWords(
  { days, flexibleDays }: WantedStay,
  today: string,
  words: Words,
): string | null {
  if (!days) return null;
  const more = flexibleDays > 0 ? [words.t("stayDates.flexible", { count: flexibleDays })] : [];
  return [daysInWords(days, today, words), ...more].join(", ");
}

function daysInWords(days: WantedDays, today: string, words: Words): string {
  const { t, locale } = words;
  if (days.kind === "length")
    return t(`stayDates.in.${days.length}`, { month: monthInWords(days.month, today, t) });
  const { arrival, departure } = days;
  if (departure) return stayInWords({ start: arrival, end: departure }, words);
  return `${t(`rentals.weekday.${weekdayOf(arrival)}`)} ${dayInWords(arrival, monthName(arrival, t), locale)}`;
}

/** Which stays fit: "7 nachten tussen 1 en 31 augustus", "7 nachten, aankomst tussen 4 en 10 augustus"; null without days. */
export function windowInWords(wanted: WantedStay, words: Words): string | null {
  const window = stayWindow(wanted);
  if (!window) return null;
  const { from, to, flexibleDays } = window;
  const nights = nightsInWords(window, words.t);
  if (wanted.days?.kind === "length") return within(addDays(from, -flexibleDays), addDays(to!, flexibleDays));
  if (flexibleDays === 0 && to) {
    const [start, end] = spanInWords(from, to, words);
    return words.t("stayDates.window.exact", { nights, from: start, to: end });
  }
  const [first, last] = spanInWords(addDays(from, -flexibleDays), addDays(from, flexibleDays), words);
  const arrival =
    flexibleDays === 0
      ? words.t("stayDates.window.on", { day: last })
      : words.t("stayDates.window.arrival", { from: first, to: last });
  return nights ? words.t("stayDates.window.both", { nights, arrival }) : arrival;

  function within(earliest: string, latest: string) {
    const [start, end] = spanInWords(earliest, latest, words);
    return words.t("stayDates.window.within", { nights, from: start, to: end });
  }
}

function nightsInWords({ minNights, maxNights }: StayWindow, t: Translate): string {
  if (!minNights || !maxNights) return "";
  if (minNights === maxNights) return t("rentals.nights", { count: minNights });
  return t("stayDates.nightsBetween", { from: minNights, to: maxNights });
}

/** Two days of one month say it once. */
function spanInWords(start: string, end: string, { locale, t }: Words): [string, string] {
  const isOneMonth = monthOf(start) === monthOf(end);
  return [
    dayInWords(start, isOneMonth ? "" : monthName(start, t), locale),
    dayInWords(end, monthName(end, t), locale),
  ];
}
