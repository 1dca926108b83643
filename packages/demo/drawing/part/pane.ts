import type { Sheet } from "../pen/sheet.ts";
import { stamp } from "../pen/svg.ts";
import { windowSymbol, type WindowWish } from "./window.ts";

export type PaneWish = { x: number; y: number; w: number; h: number; u: number } & Partial<WindowWish>;

export function drawPane(sheet: Sheet, { x, y, ...wish }: PaneWish): string {
  const { random, row } = sheet;
  const lit = random.chance(row.lit);
  const filling = random.pick(["curtains", "plant", "blind", "lamp", "none", "none"] as const);
  return stamp(
    windowSymbol(sheet, {
      style: "cross",
      head: "plain",
      frame: "#faf6ec",
      stone: "#d9d3c4",
      lit,
      filling,
      ...wish,
    }),
    x,
    y,
  );
}

export type RowOfPanes = Omit<PaneWish, "x"> & { from: number; to: number; count: number };

export function drawPanes(sheet: Sheet, { from, to, count, ...wish }: RowOfPanes): string {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, at) =>
    drawPane(sheet, { ...wish, x: from + step * (at + 0.5) - wish.w / 2 }),
  ).join("");
}
