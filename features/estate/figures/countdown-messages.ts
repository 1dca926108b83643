import type { Translate } from "#domain/locale/translate.ts";

/** What a countdown says; `{count}` stands for how many there are left, in those for several. */
export type CountdownMessages = {
  readonly passed: string;
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly minute: string;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A number that stands in no language's words for these. */
const SEVERAL = 99;

export function countdownMessages(t: Translate): CountdownMessages {
  const several = (unit: "days" | "hours" | "minutes") =>
    t(`estate.countdown.${unit}`, { count: SEVERAL }).replace(`${SEVERAL}`, "{count}");
  return {
    passed: t("estate.countdown.passed"),
    days: several("days"),
    hours: several("hours"),
    minutes: several("minutes"),
    minute: t("estate.countdown.minutes", { count: 1 }),
  };
}

/** Whole days while there are two or more, then hours, then minutes: "nog 3 dagen" for `left` milliseconds. */
export function formatTimeLeft(words: CountdownMessages, left: number): string {
  if (left <= 0) return words.passed;
  if (left >= 2 * DAY) return count(words.days, Math.floor(left / DAY));
  if (left >= 2 * HOUR) return count(words.hours, Math.floor(left / HOUR));
  const minutes = Math.ceil(left / MINUTE);
  return minutes === 1 ? words.minute : count(words.minutes, minutes);
}

function count(text: string, number: number): string {
  return text.replace("{count}", `${number}`);
}
