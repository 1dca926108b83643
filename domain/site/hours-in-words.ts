import type { LocalizedText } from "../locale/multilingual.ts";

/** hh:mm, in Brussels. */
export type ClockSpan = { readonly from: string; readonly to: string };

type Hours = { readonly spans: readonly ClockSpan[]; readonly note: LocalizedText | null };

type HoursInWords = {
  readonly spans: readonly string[];
  /** What stands beside the spans or in their place. */
  readonly words: LocalizedText | string | null;
};

/**
 * What a visitor reads of an office's hours on one day; `closed` is said of a day without hours and without a note.
 * Example: `hoursInWords({ spans: [{ from: "09:00", to: "12:00" }], note: null }, "Gesloten")` is
 * `{ spans: ["09:00 – 12:00"], words: null }`.
 */
export function hoursInWords({ spans, note }: Hours, closed: string): HoursInWords {
  return {
    spans: spans.map(({ from, to }) => `${from} – ${to}`),
    words: note ?? (spans.length === 0 ? closed : null),
  };
}
