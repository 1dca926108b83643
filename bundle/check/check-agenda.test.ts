import { expect, test } from "vitest";
import { bundleFiles, estateJson, linesOf } from "../testing/test-bundle.ts";
import { check } from "../testing/test-check.ts";

const HOURS = [{ weekday: 1, spans: [{ from: "09:00", to: "12:00" }] }];

/** A bundle whose listing names sales rep 7, with agendas. */
function withAgenda(...agendas: object[]) {
  return bundleFiles({
    "estates.ndjson": linesOf([estateJson(1, {}, { salesRep: { id: 7, bivNumber: "500000" } })]),
    "agenda.json": JSON.stringify(agendas),
  });
}

test("an agenda of a sales rep of the listings is taken, with what it leaves out filled in", async () => {
  const { checked, errors, warnings, notes } = await check(withAgenda({ salesRepId: 7, hours: HOURS }));
  expect([errors, notes]).toEqual([[], []]);
  expect(warnings.join()).not.toContain("agenda");
  expect(checked?.parts.agendas).toEqual([
    {
      salesRepId: 7,
      slotMinutes: 45,
      bufferMinutes: 15,
      noticeHours: 24,
      horizonDays: 60,
      hours: HOURS,
      exceptions: [],
    },
  ]);
});

const day = (...spans: Array<[string, string]>) => ({
  hours: [{ weekday: 1, spans: spans.map(([from, to]) => ({ from, to })) }],
});

test.each<[string, object[], string]>([
  [
    "hours that overlap",
    [{ salesRepId: 7, ...day(["09:00", "12:00"], ["11:30", "13:00"]) }],
    "agenda.json: 0.hours.0.spans.1: this span overlaps another one of the day",
  ],
  [
    "hours that end before they begin",
    [{ salesRepId: 7, ...day(["12:00", "09:00"]) }],
    "agenda.json: 0.hours.0.spans.0: a span must end after it begins",
  ],
  [
    "a time that no clock shows",
    [{ salesRepId: 7, ...day(["9:00", "24:30"]) }],
    "agenda.json: 0.hours.0.spans.0.from: expected a time such as 09:30",
  ],
  [
    "a weekday twice",
    [{ salesRepId: 7, hours: [...HOURS, ...HOURS] }],
    "agenda.json: 0.hours.1.weekday: 1 stands there twice",
  ],
  [
    "a sales rep twice",
    [
      { salesRepId: 7, hours: HOURS },
      { salesRepId: 7, hours: HOURS },
    ],
    "agenda.json: 1.salesRepId: 7 stands there twice",
  ],
  [
    "an exception on no day",
    [{ salesRepId: 7, hours: HOURS, exceptions: [{ date: "2026-02-30" }] }],
    "agenda.json: 0.exceptions.0.date: Invalid ISO date",
  ],
])("%s is refused", async (_what, agendas, error) => {
  expect((await check(withAgenda(...agendas))).errors).toContain(error);
});

test.each<[string, object, string]>([
  [
    "a sales rep whom nobody knows",
    { salesRepId: 8, hours: HOURS },
    "agenda.json: 0.salesRepId: no listing names sales rep 8",
  ],
  [
    "hours too short for a visit",
    { salesRepId: 7, slotMinutes: 60, ...day(["09:00", "09:45"]) },
    "agenda.json: 0.hours.0.spans.0: shorter than a visit of 60 minutes",
  ],
])("%s is told", async (_what, agenda, warning) => {
  const { errors, warnings } = await check(withAgenda(agenda));
  expect(errors).toEqual([]);
  expect(warnings).toContain(warning);
});
