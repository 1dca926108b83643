import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, path, rect, stroke } from "../pen/svg.ts";
import { stamp } from "../pen/svg.ts";
import { windowSymbol, type WindowWish } from "./window.ts";

export function drawJuliet(sheet: Sheet, x: number, foot: number, w: number, u: number): string {
  const iron = sheet.tone("#23282c");
  const h = u * 0.85;
  const left = x - u * 0.12;
  const wide = w + u * 0.24;
  const gap = wide / Math.max(5, Math.round(wide / (u * 0.17)));
  const bar = u * 0.03;
  const bars = stroke(
    d`M${left} ${foot - h / 2}h${wide + bar}`,
    iron,
    h,
    d`stroke-dasharray="${bar} ${gap - bar}"`,
  );
  const rails = d`M${left} ${foot - h}h${wide}M${left} ${foot}h${wide}`;
  return bars + stroke(rails, iron, u * 0.065);
}

export function drawFlowerBox(sheet: Sheet, x: number, y: number, w: number, u: number): string {
  const bloom = sheet.tone(sheet.random.pick(["#c8455a", "#d9774a", "#e6b34c", "#b06a9c"]));
  const leaf = sheet.tone("#5c7f56");
  const tufts = Math.max(4, Math.round(w / (u * 0.2)));
  const at = (index: number) => x + (w * (index + 0.5)) / tufts;
  const green = Array.from({ length: tufts }, (_, index) =>
    circle(at(index), y - u * 0.02, u * 0.14, leaf),
  ).join("");
  const flowers = Array.from({ length: tufts }, (_, index) =>
    circle(at(index), y - u * (index % 2 ? 0.14 : 0.05), u * 0.06, bloom),
  ).join("");
  return green + rect(x, y, w, u * 0.2, sheet.tone("#6b4a38")) + flowers;
}

export function drawGlassBalcony(sheet: Sheet, x: number, foot: number, w: number, u: number): string {
  const slab = sheet.tone("#e8e4da");
  const h = u * 1.05;
  const pane = lighter(sheet.row.glass[1], 0.15);
  const rail = sheet.tone("#6d787c");
  const posts = [0, 0.5, 1].map((at) => d`M${x + w * at} ${foot - h}v${h}`).join("");
  return (
    rect(x - u * 0.06, foot + u * 0.2, w + u * 0.12, u * 0.35, "#141430", 'opacity=".18"') +
    rect(x, foot - h, w, h, pane, 'opacity=".62"') +
    path(
      d`M${x + w * 0.1} ${foot}l${w * 0.18} ${-h}h${w * 0.1}l${-w * 0.18} ${h}z`,
      "#ffffff",
      'opacity=".35"',
    ) +
    stroke(posts + d`M${x} ${foot - h}h${w}`, rail, u * 0.06) +
    rect(x - u * 0.08, foot, w + u * 0.16, u * 0.22, slab) +
    rect(x - u * 0.08, foot + u * 0.15, w + u * 0.16, u * 0.07, darker(slab, 0.22))
  );
}

// A timber or stone bay: three lights, the outer two narrower because they turn away.
export function drawBay(
  sheet: Sheet,
  x: number,
  foot: number,
  w: number,
  h: number,
  wish: Omit<WindowWish, "w" | "h" | "style" | "head">,
): string {
  const { u } = wish;
  const wood = sheet.tone(wish.stone);
  const top = foot - h;
  const pane = (part: number) =>
    windowSymbol(sheet, { ...wish, w: w * part, h: h * 0.62, style: "cross", head: "plain" });
  const panels = [0.06, 0.3, 0.76].map((at, index) =>
    rect(x + w * at, foot - h * 0.2, w * (index === 1 ? 0.4 : 0.18), h * 0.13, darker(wood, 0.1)),
  );
  return (
    path(
      d`M${x - u * 0.05} ${foot}L${x + w * 0.14} ${foot + u * 0.5}H${x + w * 0.86}L${x + w + u * 0.05} ${foot}z`,
      darker(wood, 0.28),
    ) +
    ellipse(x + w / 2, foot + u * 0.56, w * 0.34, u * 0.1, "#141430", 'opacity=".16"') +
    rect(x, top, w, h, wood) +
    rect(x, top, w * 0.24, h, darker(wood, 0.05)) +
    rect(x + w * 0.76, top, w * 0.24, h, darker(wood, 0.16)) +
    panels.join("") +
    stamp(pane(0.16), x + w * 0.05, top + h * 0.12) +
    stamp(pane(0.4), x + w * 0.3, top + h * 0.12) +
    stamp(pane(0.16), x + w * 0.79, top + h * 0.12) +
    rect(x - u * 0.12, foot - u * 0.1, w + u * 0.24, u * 0.16, lighter(wood, 0.3)) +
    path(
      d`M${x - u * 0.16} ${top}L${x + w * 0.1} ${top - u * 0.42}H${x + w * 0.9}L${x + w + u * 0.16} ${top}z`,
      sheet.tone("#7f9a92"),
    ) +
    rect(x - u * 0.16, top - u * 0.03, w + u * 0.32, u * 0.14, lighter(wood, 0.35))
  );
}
