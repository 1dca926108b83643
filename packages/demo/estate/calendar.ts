const DAY = 86_400_000;

const two = (value: number) => String(value).padStart(2, "0");

/** Dates relative to the day of generation; every listing's hour is one of its own, in office hours. */
export type Calendar = {
  year: number;
  date: (daysFromToday: number) => string;
  moment: (daysFromToday: number, hour: number, minute?: number) => string;
};

export function calendarOf(today: Date): Calendar {
  const start = Date.parse(`${today.toISOString().slice(0, 10)}T00:00:00Z`);
  const date = (days: number) => new Date(start + days * DAY).toISOString().slice(0, 10);
  return {
    year: new Date(start).getUTCFullYear(),
    date,
    moment: (days, hour, minute = 0) => `${date(days)}T${two(hour)}:${two(minute)}:00Z`,
  };
}
