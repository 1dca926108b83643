import { darker, lighter, mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, path, rect, stroke } from "../pen/svg.ts";

export type DoorWish = {
  x: number;
  ground: number;
  u: number;
  w?: number;
  colour: string;
  stone: string;
  style: "panelled" | "glazed" | "modern" | "arched";
  lit: boolean;
  steps?: number;
};

const HEIGHT = 2.25;
const FANLIGHT = 0.5;

function leaf(sheet: Sheet, x: number, top: number, w: number, h: number, wish: DoorWish): string {
  const colour = sheet.tone(wish.colour);
  const pane = wish.lit ? "#fdc66d" : mix(sheet.row.glass[0], colour, 0.25);
  const line = `stroke="${darker(colour, 0.35)}" stroke-width="1.5"`;
  const panel = (px: number, py: number, pw: number, ph: number, fill: string) =>
    rect(x + w * px, top + h * py, w * pw, h * ph, fill, line);
  const light = lighter(colour, 0.1);
  const panels = {
    panelled:
      panel(0.14, 0.1, 0.31, 0.42, light) +
      panel(0.55, 0.1, 0.31, 0.42, light) +
      panel(0.14, 0.64, 0.31, 0.26, light) +
      panel(0.55, 0.64, 0.31, 0.26, light),
    glazed:
      panel(0.16, 0.08, 0.68, 0.5, pane) +
      panel(0.16, 0.68, 0.68, 0.22, light) +
      stroke(d`M${x + w / 2} ${top + h * 0.08}v${h * 0.5}`, darker(colour, 0.3), 2),
    modern: panel(0.16, 0.08, 0.2, 0.84, pane),
    arched: panel(0.2, 0.16, 0.6, 0.3, pane) + panel(0.2, 0.56, 0.6, 0.34, light),
  };
  const brass = sheet.tone("#d3a950");
  const slot = rect(x + w * 0.32, top + h * 0.58, w * 0.36, h * 0.025, brass);
  return (
    rect(x, top, w, h, colour) +
    panels[wish.style] +
    (wish.style === "modern" ? "" : slot) +
    circle(x + w * 0.89, top + h * 0.56, w * 0.045, brass)
  );
}

function fanlight(sheet: Sheet, x: number, top: number, w: number, h: number, wish: DoorWish): string {
  const frame = sheet.tone(wish.colour);
  const pane = wish.lit ? "#ffd27f" : mix(sheet.row.glass[1], sheet.row.glass[0], 0.5);
  if (wish.style === "arched") {
    const arc = d`M${x} ${top + h}A${w / 2} ${h * 1.1} 0 0 1 ${x + w} ${top + h}z`;
    const rays = d`M${x + w / 2} ${top + h}V${top}M${x + w / 2} ${top + h}L${x + w * 0.18} ${top + h * 0.35}M${x + w / 2} ${top + h}L${x + w * 0.82} ${top + h * 0.35}`;
    return path(arc, pane, `stroke="${frame}" stroke-width="4"`) + stroke(rays, frame, 2.5);
  }
  const bars = d`M${x + w / 3} ${top}v${h}M${x + (w * 2) / 3} ${top}v${h}`;
  return rect(x, top, w, h, pane, `stroke="${frame}" stroke-width="4"`) + stroke(bars, frame, 2);
}

function stoop(sheet: Sheet, x: number, ground: number, w: number, u: number, steps: number): string {
  const stone = sheet.tone("#9aa1a2");
  return Array.from({ length: steps }, (_, at) => {
    const grow = (steps - at) * u * 0.1;
    const y = ground - (at + 1) * u * 0.17;
    return (
      rect(x - grow, y, w + grow * 2, u * 0.17, darker(stone, 0.06 * (steps - at))) +
      rect(x - grow, y, w + grow * 2, 2.5, lighter(stone, 0.4))
    );
  })
    .toReversed()
    .join("");
}

export function drawDoor(sheet: Sheet, wish: DoorWish): string {
  const { x, u, w = u * 1.05, steps = 1 } = wish;
  const foot = wish.ground - steps * u * 0.17;
  const top = foot - HEIGHT * u;
  const crown = top - FANLIGHT * u;
  const surround = sheet.tone(wish.stone);
  const t = u * 0.16;
  const box =
    wish.style === "arched"
      ? path(
          d`M${x - t} ${foot}V${top}A${w / 2 + t} ${FANLIGHT * u * 1.1 + t} 0 0 1 ${x + w + t} ${top}V${foot}z`,
          surround,
        )
      : rect(x - t, crown - t, w + t * 2, foot - crown + t, surround) +
        rect(x - t * 1.4, crown - t * 1.5, w + t * 2.8, t * 0.9, lighter(surround, 0.2));
  return (
    box +
    fanlight(sheet, x, crown, w, FANLIGHT * u, wish) +
    leaf(sheet, x, top + u * 0.06, w, HEIGHT * u - u * 0.06, wish) +
    rect(x, top + u * 0.06, w, u * 0.08, "#141428", 'opacity=".25"') +
    stoop(sheet, x, wish.ground, w, u, steps)
  );
}
