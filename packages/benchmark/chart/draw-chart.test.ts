import { expect, test } from "vitest";
import { drawChart } from "./draw-chart.ts";

const FIGURES = [
  { page: "list", kilobytes: 9, gevel: 20, nginx: 10 },
  { page: "home", kilobytes: 7, gevel: 15, nginx: 5 },
];

test("the bars are as long as what they stand for", () => {
  const widths = [...drawChart(FIGURES, "today").matchAll(/<rect [^>]*width="(\d+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths.map((width) => width / widths[0]!)).toEqual([1, 0.5, 0.75, 0.25]);
});

test("who can't see the chart is told its figures", () => {
  expect(drawChart(FIGURES, "today")).toContain("list: Gevel 20.0, nginx 10.0; home: Gevel 15.0, nginx 5.0");
});
