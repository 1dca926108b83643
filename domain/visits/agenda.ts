/** Clock times of Brussels, hh:mm. */
export type Span = { readonly from: string; readonly to: string };

/** When a sales rep takes visits, and how they follow each other. */
export type Agenda = {
  readonly salesRepId: number;
  readonly slotMinutes: number;
  /** What stays free after a visit, to get to the next one. */
  readonly bufferMinutes: number;
  /** How long before its start a visit can still be booked. */
  readonly noticeHours: number;
  /** How many days ahead, today not counted, visits can be booked. */
  readonly horizonDays: number;
  /** By weekday, 1 Monday … 7 Sunday (ISO 8601); a weekday that is absent has none. */
  readonly hours: ReadonlyArray<{ readonly weekday: number; readonly spans: readonly Span[] }>;
  /** Days (yyyy-mm-dd) whose spans take the place of the weekday's; no spans means no visits. */
  readonly exceptions: ReadonlyArray<{ readonly date: string; readonly spans: readonly Span[] }>;
};

/**
 * The first span of a day that ends before it begins, or begins before an earlier one ended, with what is wrong; null
 * when all follow each other. Example: `faultOfSpans([{ from: "14:00", to: "12:00" }])` is
 * `{ index: 0, fault: "ends-first" }`.
 */
export function faultOfSpans(
  spans: readonly Span[],
): { readonly index: number; readonly fault: "ends-first" | "overlaps" } | null {
  for (const [index, { from, to }] of spans.entries()) {
    if (to <= from) return { index, fault: "ends-first" };
    if (spans.slice(0, index).some((other) => from < other.to && other.from < to))
      return { index, fault: "overlaps" };
  }
  return null;
}
