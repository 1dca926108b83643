import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  nat,
  property,
  record,
  tuple,
  uniqueArray,
} from "fast-check";
import { expect, test } from "vitest";
import { inBrussels } from "../format/moments.ts";
import type { Agenda } from "./agenda.ts";
import { dayBegins, dayEnds, freeSlots, keptUntil, type Slot, slotsOf, slotStartingAt } from "./slots.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

function agenda(more: Partial<Agenda> = {}): Agenda {
  return {
    salesRepId: 1,
    slotMinutes: 30,
    bufferMinutes: 0,
    noticeHours: 0,
    horizonDays: 60,
    hours: EVERY_DAY.map((weekday) => ({ weekday, spans: [{ from: "09:00", to: "10:00" }] })),
    exceptions: [],
    ...more,
  };
}

const hours = (from: string, to: string): Agenda["hours"] =>
  EVERY_DAY.map((weekday) => ({ weekday, spans: [{ from, to }] }));

const NOW = new Date("2026-06-01T06:00:00Z");
const on = (from: string, to = from) => ({ from: dayBegins(from), until: dayEnds(to) });
const starts = (slots: readonly Slot[]) => slots.map(({ start }) => start.slice(5, 16));
const clock = (slots: readonly Slot[]) => slots.map(({ start }) => inBrussels(start)?.time);

test("a morning of an hour holds two visits of half an hour, in the time of Brussels", () => {
  expect(slotsOf(agenda(), on("2026-07-01"), NOW)).toEqual([
    { start: "2026-07-01T07:00:00.000Z", end: "2026-07-01T07:30:00.000Z" },
    { start: "2026-07-01T07:30:00.000Z", end: "2026-07-01T08:00:00.000Z" },
  ]);
});

test.each<[string, Partial<Agenda>, string[]]>([
  [
    "a buffer moves the next visit",
    { bufferMinutes: 15, hours: hours("09:00", "11:00") },
    ["09:00", "09:45", "10:30"],
  ],
  ["a visit that would end too late is none", { hours: hours("09:00", "10:29") }, ["09:00", "09:30"]],
  ["hours shorter than a visit hold none", { hours: hours("09:00", "09:29") }, []],
  [
    "a weekday without hours has none",
    { hours: [{ weekday: 4, spans: [{ from: "09:00", to: "10:00" }] }] },
    [],
  ],
  [
    "an exception takes the place of the weekday's hours",
    { exceptions: [{ date: "2026-07-01", spans: [{ from: "18:00", to: "18:30" }] }] },
    ["18:00"],
  ],
  ["an exception without hours is a day off", { exceptions: [{ date: "2026-07-01", spans: [] }] }, []],
  [
    "another day's exception changes nothing",
    { exceptions: [{ date: "2026-07-02", spans: [] }] },
    ["09:00", "09:30"],
  ],
  [
    "spans come in the order of the day",
    {
      hours: [
        {
          weekday: 3,
          spans: [
            { from: "14:00", to: "14:30" },
            { from: "09:00", to: "09:30" },
          ],
        },
      ],
    },
    ["09:00", "14:00"],
  ],
])("%s", (_what, more, expected) => {
  expect(clock(slotsOf(agenda(more), on("2026-07-01"), NOW))).toEqual(expected);
});

test("nothing begins before now, nor within the notice", () => {
  const now = new Date("2026-07-01T07:10:00Z");
  expect(clock(slotsOf(agenda(), on("2026-07-01"), now))).toEqual(["09:30"]);
  expect(starts(slotsOf(agenda({ noticeHours: 24 }), on("2026-07-01", "2026-07-02"), now))).toEqual([
    "07-02T07:30",
  ]);
});

test("a visit exactly at the end of the notice can still be booked", () => {
  const now = new Date("2026-07-01T07:00:00Z");
  expect(starts(slotsOf(agenda({ noticeHours: 24 }), on("2026-07-02"), now))).toEqual([
    "07-02T07:00",
    "07-02T07:30",
  ]);
});

test("the horizon ends with the last day, in Brussels", () => {
  // 23:30 in Brussels on 1 July, 21:30 in UTC.
  const now = new Date("2026-07-01T21:30:00Z");
  const slots = slotsOf(agenda({ horizonDays: 1 }), on("2026-07-01", "2026-07-31"), now);
  expect(starts(slots)).toEqual(["07-02T07:00", "07-02T07:30"]);
});

test.each([
  ["before the clocks go forward, 09:00 is 08:00 in UTC", "2027-03-27", ["03-27T08:00", "03-27T08:30"]],
  ["after it, 09:00 is 07:00", "2027-03-28", ["03-28T07:00", "03-28T07:30"]],
  ["before they go back, 09:00 is 07:00", "2026-10-24", ["10-24T07:00", "10-24T07:30"]],
  ["after it, 09:00 is 08:00", "2026-10-25", ["10-25T08:00", "10-25T08:30"]],
])("%s", (_what, day, expected) => {
  const now = new Date(dayBegins(day).getTime() - 86_400_000);
  expect(starts(slotsOf(agenda(), on(day), now))).toEqual(expected);
});

test.each<[string, string, [string, string], string[]]>([
  [
    "the hour that doesn't exist holds no visit",
    "2027-03-28",
    ["01:00", "04:00"],
    ["01:00", "01:30", "03:00", "03:30"],
  ],
  ["hours within it hold none", "2027-03-28", ["02:00", "03:00"], []],
  ["hours that end within it end before it", "2027-03-28", ["01:00", "02:30"], ["01:00"]],
  [
    "the hour that exists twice holds its visits twice",
    "2026-10-25",
    ["01:30", "03:30"],
    ["01:30", "02:00", "02:30", "02:00", "02:30", "03:00"],
  ],
  [
    "hours that end within it end the first time",
    "2026-10-25",
    ["01:00", "02:30"],
    ["01:00", "01:30", "02:00"],
  ],
])("%s", (_what, day, [from, to], expected) => {
  const now = new Date(dayBegins(day).getTime() - 3_600_000);
  expect(clock(slotsOf(agenda({ hours: hours(from, to) }), on(day), now))).toEqual(expected);
});

test.each([
  ["2027-03-28", 23],
  ["2026-10-25", 25],
  ["2026-07-01", 24],
])("%s is %i hours long", (day, length) => {
  expect((dayEnds(day).getTime() - dayBegins(day).getTime()) / 3_600_000).toBe(length);
});

test("what is taken is not free, nor what would end without a buffer before it", () => {
  const busy = agenda({ bufferMinutes: 15, hours: hours("09:00", "12:00") });
  const window = on("2026-07-01");
  expect(clock(slotsOf(busy, window, NOW))).toEqual(["09:00", "09:45", "10:30", "11:15"]);
  const taken = [{ start: "2026-07-01T08:30:00Z", end: "2026-07-01T09:15:00Z" }];
  expect(clock(freeSlots(busy, taken, window, NOW))).toEqual(["09:00", "09:45", "11:15"]);
  const shifted = [{ start: "2026-07-01T08:29:00Z", end: "2026-07-01T08:31:00Z" }];
  expect(clock(freeSlots(busy, shifted, window, NOW))).toEqual(["09:00", "11:15"]);
});

test("only the start of a slot is a slot", () => {
  expect(slotStartingAt(agenda(), new Date("2026-07-01T07:30:00Z"), NOW)?.end).toBe(
    "2026-07-01T08:00:00.000Z",
  );
  expect(slotStartingAt(agenda(), new Date("2026-07-01T07:31:00Z"), NOW)).toBe(null);
  expect(slotStartingAt(agenda(), new Date("2026-07-01T08:00:00Z"), NOW)).toBe(null);
  expect(slotStartingAt(agenda(), new Date("2026-05-30T07:30:00Z"), NOW)).toBe(null);
});

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, "0")}:${at % 2 ? "30" : "00"}`,
);

const anyAgenda = record<Agenda>({
  salesRepId: constant(1),
  slotMinutes: integer({ min: 5, max: 240 }),
  bufferMinutes: integer({ min: 0, max: 120 }),
  noticeHours: integer({ min: 0, max: 72 }),
  horizonDays: integer({ min: 1, max: 10 }),
  hours: uniqueArray(
    record({
      weekday: integer({ min: 1, max: 7 }),
      spans: uniqueArray(integer({ min: 0, max: 47 }), { minLength: 2, maxLength: 2 })
        .map((at) => at.toSorted((a, b) => a - b))
        .map(([from, to]) => [{ from: HALF_HOURS[from!]!, to: HALF_HOURS[to!]! }]),
    }),
    { selector: ({ weekday }) => weekday },
  ),
  exceptions: constant([]),
});
/** Around both nights on which the clocks change. */
const anyNow = tuple(
  constantFrom("2026-10-25T00:00:00Z", "2027-03-28T00:00:00Z"),
  integer({ min: -5 * 1440, max: 2880 }),
).map(([night, minutes]) => new Date(Date.parse(night) + minutes * 60_000));

test("whatever the agenda and the day: slots are long enough, apart, in time and within the hours", () => {
  assert(
    property(anyAgenda, anyNow, (one, now) => {
      const window = { from: now, until: new Date(now.getTime() + 30 * 86_400_000) };
      const slots = slotsOf(one, window, now);
      for (const [index, slot] of slots.entries()) {
        expect(Date.parse(slot.end) - Date.parse(slot.start)).toBe(one.slotMinutes * 60_000);
        expect(Date.parse(slot.start)).toBeGreaterThanOrEqual(now.getTime() + one.noticeHours * 3_600_000);
        const { date, weekday, time } = inBrussels(slot.start)!;
        const next = slots[index + 1];
        if (next && inBrussels(next.start)?.date === date)
          expect(Date.parse(next.start)).toBeGreaterThanOrEqual(keptUntil(slot, one));
        const span = one.hours.find((day) => day.weekday === weekday)?.spans[0];
        expect(span).toBeDefined();
        expect(time >= span!.from && time < span!.to).toBe(true);
      }
    }),
  );
});

test("whatever is taken: no free slot meets it, and cancelling it brings back what was there", () => {
  assert(
    property(anyAgenda, anyNow, array(nat(200), { maxLength: 20 }), (one, now, picks) => {
      const window = { from: now, until: new Date(now.getTime() + 30 * 86_400_000) };
      const all = slotsOf(one, window, now);
      const taken = picks
        .map((pick) => all[pick])
        .filter((slot) => slot !== undefined)
        .map((slot) => ({ start: slot.start, end: new Date(keptUntil(slot, one)).toISOString() }));
      const free = new Set(freeSlots(one, taken, window, now).map(({ start }) => start));
      for (const slot of all) {
        const meets = taken.some(
          ({ start, end }) =>
            Date.parse(start) < keptUntil(slot, one) && Date.parse(slot.start) < Date.parse(end),
        );
        expect(free.has(slot.start)).toBe(!meets);
      }
      expect(freeSlots(one, [], window, now)).toEqual(all);
    }),
  );
});
