import type { Panel, Row } from "./draw-chart.ts";

export const cachedPanel = (rows: readonly Row[]): Panel => ({
  head: "Processor time of a cached page",
  notes: ["Microseconds of a core for each answer; lower is better. nginx serves the same bytes as a file."],
  unit: "µs",
  rows,
});

export const anewPanel = (rows: readonly Row[]): Panel => ({
  head: "Processor time of a page that is made anew",
  notes: [
    "Milliseconds (1 ms is 1,000 µs) of a core for each answer, databases included; lower is better.",
    "Gevel: an address that nobody asked for before. WordPress: no page cache, opcache on, default theme.",
  ],
  unit: "ms",
  rows,
});

export const firstVisitPanel = (rows: readonly Row[], fonts: number): Panel => ({
  head: "Sent for a first visit, without pictures",
  notes: [
    `HTML, styles, scripts and fonts, compressed as each sends them; lower is better. Of Gevel's, ${fonts.toFixed(1)} kB are fonts.`,
    "WordPress: default theme in the reader's own fonts, without filters, map, forms or favourites.",
  ],
  unit: "kB",
  rows,
});
