import type { z } from "zod";
import type { Agendas } from "../../../features/visits/schema.ts";
import type { Calendar } from "../estate/calendar.ts";
import type { SalesRepInput } from "../estate/node-of-home.ts";
import { closingDays } from "./closing-days.ts";
import { weekOf } from "./opening-hours.ts";

type AgendaInput = z.input<typeof Agendas>[number];

/** How sales reps work: each takes the next of these weeks, Monday first. */
const WEEKS: readonly (readonly string[])[] = [
  [
    "09:30-12:30 13:30-18:00",
    "09:30-12:30",
    "09:30-12:30 13:30-18:00",
    "13:30-19:00",
    "09:30-12:30 13:30-17:00",
    "10:00-13:00",
    "",
  ],
  [
    "13:30-18:30",
    "09:00-12:00 13:30-18:30",
    "",
    "09:00-12:00 13:30-18:30",
    "09:00-12:00 13:30-17:30",
    "10:00-14:00",
    "",
  ],
  [
    "10:00-13:00 14:00-18:00",
    "14:00-20:00",
    "10:00-13:00 14:00-18:00",
    "10:00-13:00",
    "10:00-13:00 14:00-18:00",
    "",
    "",
  ],
];

const DAYS_OFF = 3;

/** Every sales rep's hours for visits: shut as the offices are, and some days off of their own within the next weeks. */
export function agendasOf(salesReps: readonly SalesRepInput[], calendar: Calendar): AgendaInput[] {
  return salesReps.map(({ id }, at): AgendaInput => {
    const week = weekOf(WEEKS[at % WEEKS.length]!);
    const closed = closingDays(calendar).map(({ date, spans }) => ({ date, spans }));
    const known = new Set(closed.map(({ date }) => date));
    const off = Array.from({ length: DAYS_OFF }, (_, day) => calendar.date(8 + at * 5 + day));
    return {
      salesRepId: id!,
      slotMinutes: at % 2 ? 30 : 45,
      bufferMinutes: 15,
      noticeHours: 3,
      horizonDays: 60,
      hours: week.map(({ weekday, spans }) => ({ weekday, spans: spans ?? [] })),
      exceptions: [...closed, ...off.filter((date) => !known.has(date)).map((date) => ({ date, spans: [] }))],
    };
  });
}
