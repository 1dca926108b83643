import { expect, test } from "vitest";
import type { Office } from "../api/published.ts";
import { inState, stateOf } from "./day-hours.ts";
import {
  contestedDays,
  idOfProblem,
  onNewerHours,
  problemOf,
  realChanges,
  withChanges,
  withOtherDay,
  withWeekday,
} from "./office-hours.ts";

const MORNING = { from: "09:00", to: "12:00" };
const office = (id: number, more: Partial<Office> = {}) =>
  ({
    id,
    name: { nl: "Gent" },
    hours: [{ weekday: 1, spans: [MORNING] }],
    exceptions: [],
    ...more,
  }) as never as Office;

const CLOSED_MONDAY = withWeekday(office(1), { weekday: 1, spans: [] });

test.each([
  [{ spans: [MORNING], note: null }, "open"],
  [{ spans: [] }, "closed"],
  [{ spans: [], note: { nl: "Kerstavond" } }, "closed"],
  [{ spans: [], note: { nl: "Na afspraak", fr: "Sur rendez-vous" } }, "appointment"],
] as const)("a day %j is %s", (day, state) => {
  expect(stateOf(day)).toBe(state);
});

test("a day by appointment that opens loses the note that said so", () => {
  const byAppointment = inState({ spans: [], note: null }, "appointment");
  expect(stateOf(byAppointment)).toBe("appointment");
  expect(inState(byAppointment, "open")).toEqual({ spans: [{ from: "09:00", to: "18:00" }], note: null });
});

test("a closed day that opens keeps its reason", () => {
  expect(inState({ spans: [], note: { nl: "Kerstavond" } }, "open").note).toEqual({ nl: "Kerstavond" });
});

test.each([
  [[{ from: "", to: "12:00" }], "incomplete"],
  [[{ from: "12:00", to: "12:00" }], "backwards"],
  [[MORNING, { from: "11:00", to: "18:00" }], "overlap"],
])("hours %j are not published", (spans, why) => {
  expect(problemOf({ spans })?.why).toBe(why);
  expect(idOfProblem({ 7: { hours: [{ weekday: 2, spans }], exceptions: [] } })).toBe(7);
});

test("hours that follow each other are fine", () => {
  expect(problemOf({ spans: [MORNING, { from: "12:00", to: "18:00" }] })).toBeNull();
});

test("what is again as it was is no change", () => {
  const again = withWeekday(CLOSED_MONDAY, { weekday: 1, spans: [MORNING], note: null });
  expect(realChanges([office(1)], { 1: CLOSED_MONDAY })).toEqual({ 1: CLOSED_MONDAY });
  expect(realChanges([office(1)], { 1: again })).toEqual({});
});

test("a weekday that is left out is the same as a closed one", () => {
  expect(realChanges([office(1)], { 1: withWeekday(office(1), { weekday: 7, spans: [] }) })).toEqual({});
});

test("a changed office keeps all else, and so do the other offices", () => {
  const [gent, deinze] = withChanges([office(1, { phone: "+32 9 000 00 00" }), office(2)], {
    1: CLOSED_MONDAY,
  });
  expect(gent).toMatchObject({ phone: "+32 9 000 00 00", hours: [{ weekday: 1, spans: [] }] });
  expect(deinze).toEqual(office(2));
});

test("exceptional days stand in the order of the calendar, each once", () => {
  const eve = { date: "2026-12-24", spans: [MORNING] };
  const both = withOtherDay(withOtherDay(office(1), { date: "2026-12-25", spans: [] }), eve);
  expect(withOtherDay(both, { ...eve, spans: [] }).exceptions.map(({ date }) => date)).toEqual([
    "2026-12-24",
    "2026-12-25",
  ]);
});

test("a day is contested where somebody else changed it, not where another day, office or the name changed", () => {
  const before = [office(1), office(2)];
  const changes = { 1: CLOSED_MONDAY };
  const monday = { hours: [{ weekday: 1, spans: [{ from: "10:00", to: "12:00" }] }] };
  const tuesday = { hours: [...office(1).hours, { weekday: 2, spans: [MORNING] }] };
  const of = (...after: Office[]) => contestedDays(before, after, changes);
  expect(of(office(1, monday as never), office(2))).toEqual([1]);
  expect(of(office(2))).toEqual([1]);
  expect(of(office(1, { ...tuesday, phone: "1" } as never), office(2, monday as never))).toEqual([]);
});

test("what somebody else made of other days stays, and an exceptional day is named by its date", () => {
  const eve = { date: "2026-12-24", spans: [MORNING] };
  const mine = { 1: withOtherDay(CLOSED_MONDAY, { ...eve, spans: [] }) };
  const theirs = office(1, {
    ...withWeekday(office(1), { weekday: 2, spans: [MORNING] }),
    exceptions: [eve],
  } as never);
  expect(contestedDays([office(1)], [theirs], mine)).toEqual(["2026-12-24"]);
  expect(onNewerHours([office(1)], [theirs], mine)[1]).toEqual({
    hours: [
      { weekday: 1, spans: [] },
      { weekday: 2, spans: [MORNING] },
    ],
    exceptions: [{ ...eve, spans: [] }],
  });
});

test("hours that arrived although the answer was lost are not contested", () => {
  const changes = { 1: CLOSED_MONDAY };
  expect(contestedDays([office(1)], withChanges([office(1)], changes), changes)).toEqual([]);
});
