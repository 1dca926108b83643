import { expect, test } from "vitest";
import { drawChart, type Panel } from "./draw-chart.ts";

const PANELS: readonly Panel[] = [
  {
    head: "A cached page",
    notes: ["nginx & the same bytes"],
    unit: "µs",
    rows: [row("list", { gevel: 20, nginx: 10 }), row("home", { gevel: 15, nginx: 5 })],
  },
  { head: "A new page", notes: [], unit: "ms", rows: [row("list", { gevel: 4, wordpress: 80 })] },
];

function row(page: string, values: Partial<Record<"gevel" | "nginx" | "wordpress", number>>) {
  const bars = Object.entries(values).map(([kind, value]) => ({ kind: kind as "gevel", value }));
  return { page, bars };
}

test("the bars are as long as what they stand for, on the scale of their panel", () => {
  const widths = [...drawChart(PANELS, []).matchAll(/<rect [^>]*width="(\d+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths.map((width) => width / widths[0]!)).toEqual([1, 0.5, 0.75, 0.25, 0.05, 1]);
});

test("no part of the chart is drawn over another", () => {
  const tops = [...drawChart(PANELS, ["today"]).matchAll(/<(?:rect|text) [^>]*\by="(\d+)"[^>]*>/g)];
  const bars = tops.filter(([element]) => element.startsWith("<rect")).map(([, y]) => Number(y));
  expect(bars.every((y, at) => at === 0 || y - bars[at - 1]! >= 26)).toBe(true);
  expect(Number(tops.at(-1)![1])).toBeGreaterThan(bars.at(-1)! + 22);
});

test("who can't see the chart is told its figures, their units and what stands below", () => {
  const chart = drawChart(PANELS, ["Measured today."]);
  expect(chart).toContain(
    "A cached page, in µs: list: Gevel 20.0, nginx 10.0; home: Gevel 15.0, nginx 5.0. A new page, in ms: list: Gevel 4.0, WordPress 80.0. Measured today.</desc>",
  );
  expect(chart).toContain('aria-labelledby="title desc"');
});

test("a note may hold signs that mean something in a drawing", () => {
  expect(drawChart(PANELS, [])).toContain("nginx &amp; the same bytes");
});
