import type { z } from "zod";
import type { RentalPeriod } from "../../../features/rentals/schema/period.ts";
import { addDays, overlaps, type Stay } from "../../../domain/rental/period.ts";
import { randomFrom } from "../drawing/random.ts";

type PeriodInput = z.input<typeof RentalPeriod>;
type Kind = {
  readonly type: number;
  readonly weekday: number;
  readonly nights: number;
  readonly share: number;
};

/** In summer by the week from Saturday; else also a weekend or a midweek, each at its share of a week's price. */
const SUMMER: readonly Kind[] = [{ type: 1, weekday: 6, nights: 7, share: 1 }];
const REST: readonly Kind[] = [
  { type: 1, weekday: 5, nights: 7, share: 1 },
  { type: 2, weekday: 5, nights: 3, share: 0.52 },
  { type: 3, weekday: 1, nights: 4, share: 0.58 },
];

const DAYS = 365;
/** How many weeks are taken, in summer and in the rest of the year. */
const TAKEN = { summer: 0.55, rest: 0.25 };

/** A year of stays from a day on; what is taken is taken for every stay that shares a night. */
export function yearOfPeriods(seed: string, first: string, weekPrice: number): PeriodInput[] {
  const random = randomFrom(`${seed}|periods`);
  const taken: Stay[] = [];
  const periods: PeriodInput[] = [];
  for (let at = 0; at < DAYS; at += 1) {
    const start = addDays(first, at);
    for (const { type, nights, share } of kindsOn(start)) {
      const stay = { start, end: addDays(start, nights) };
      // The summer's last week reaches into the first of autumn.
      const before = periods.findLast((period) => period.type?.id === type);
      if (!isSameSeason(stay) || (before && overlaps(before, stay))) continue;
      if (type === 1 && random.chance(TAKEN[isSummer(start) ? "summer" : "rest"])) taken.push(stay);
      periods.push({
        // The same stay has the same id whenever the demo is made.
        id: Number(`${start.replaceAll("-", "")}${type}`),
        type: { id: type },
        ...stay,
        price: Math.round((weekPrice * seasonOf(start) * share) / 5) * 5,
      });
    }
  }
  return periods.map((period) =>
    Object.assign(period, { available: !taken.some((stay) => overlaps(stay, period)) }),
  );
}

function kindsOn(day: string): readonly Kind[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (isSummer(day) ? SUMMER : REST).filter((kind) => kind.weekday === weekday);
}

function isSummer(day: string): boolean {
  return day.slice(5) >= "06-27" && day.slice(5) < "09-01";
}

/** A week that begins in spring must not reach into the summer's own weeks. */
function isSameSeason({ start, end }: Stay): boolean {
  return isSummer(start) || !isSummer(addDays(end, -1));
}

function seasonOf(day: string): number {
  if (isSummer(day)) return 1.8;
  const date = day.slice(5);
  if (date >= "12-19" || date < "01-04") return 1.4;
  return date >= "04-01" && date < "10-01" ? 1.25 : 1;
}
