import { z } from "zod";
import { faultOfSpans } from "#domain/appointment/agenda.ts";
import { Id, IsoDate } from "../primitives.ts";
import { ClockTime } from "../site/site.ts";

const FAULTS = {
  "ends-first": "a span must end after it begins",
  overlaps: "this span overlaps another one of the day",
} as const;

const Spans = z
  .array(z.object({ from: ClockTime, to: ClockTime }))
  .max(20)
  .superRefine((spans, context) => {
    const wrong = faultOfSpans(spans);
    if (wrong) context.addIssue({ code: "custom", path: [wrong.index], message: FAULTS[wrong.fault] });
  });

/** When one sales rep takes visits; the id is the `salesRep.id` of listings. */
export const Agenda = z.object({
  salesRepId: Id,
  slotMinutes: z.int().min(5).max(480).default(45),
  /** What stays free after each visit. */
  bufferMinutes: z.int().min(0).max(480).default(15),
  /** How long before its start a visit can still be booked. */
  noticeHours: z.int().min(0).max(720).default(24),
  /** How many days ahead visits can be booked. */
  horizonDays: z.int().min(1).max(365).default(60),
  /** By weekday: 1 Monday … 7 Sunday, as ISO 8601 counts. */
  hours: z
    .array(z.object({ weekday: z.int().min(1).max(7), spans: Spans }))
    .max(7)
    .superRefine(eachOnce("weekday")),
  /** Days whose spans take the place of the weekday's; no spans means no visits. */
  exceptions: z
    .array(z.object({ date: IsoDate, spans: Spans.default([]) }))
    .max(1_000)
    .superRefine(eachOnce("date"))
    .default([]),
});
export type Agenda = z.infer<typeof Agenda>;

/** `agenda.json`: each sales rep at most once. */
export const Agendas = z.array(Agenda).max(5_000).superRefine(eachOnce("salesRepId"));
export type Agendas = z.infer<typeof Agendas>;

function eachOnce<Key extends string>(key: Key) {
  return (rows: ReadonlyArray<Record<Key, string | number>>, context: z.core.$RefinementCtx) => {
    const seen = new Set<string | number>();
    for (const [index, { [key]: value }] of rows.entries()) {
      if (seen.has(value))
        context.addIssue({ code: "custom", path: [index, key], message: `${value} stands there twice` });
      seen.add(value);
    }
  };
}
