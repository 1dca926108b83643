import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, linear, path, pattern, rect, stroke } from "../pen/svg.ts";
import { windowSymbol } from "./window.ts";
import { stamp } from "../pen/svg.ts";

function tiles(sheet: Sheet, u: number): string {
  const w = u * 0.36;
  const h = u * 0.26;
  const scale = d`M0 ${h}q${w / 2} ${h * 0.45} ${w} 0M${-w / 2} ${h * 2}q${w / 2} ${h * 0.45} ${w} 0M${w / 2} ${h * 2}q${w / 2} ${h * 0.45} ${w} 0`;
  return sheet.fill((id) => pattern(id, w, h * 2, stroke(scale, "#0c0a18", u * 0.028, 'opacity=".24"')));
}

export function paintRoof(sheet: Sheet, outline: string, colour: string, u: number): string {
  const slope = sheet.fill((id) =>
    linear(
      id,
      [
        [0, "#fff0d8", 0.2],
        [0.5, "#fff0d8", 0.02],
        [1, "#141024", 0.22],
      ],
      'x1=".1" y1="0" x2=".8" y2="1"',
    ),
  );
  return path(outline, sheet.tone(colour)) + path(outline, tiles(sheet, u)) + path(outline, slope);
}

export function drawCornice(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  u: number,
  colour: string,
): string {
  const tone = sheet.tone(colour);
  const h = u * 0.34;
  const step = (w - u * 0.1) / Math.max(2, Math.round(w / (u * 0.42)));
  const dash = d`stroke-dasharray="${u * 0.16} ${step - u * 0.16}"`;
  return (
    rect(x, y + h, w, u * 0.42, "#141024", 'opacity=".2"') +
    stroke(d`M${x + u * 0.1} ${y + h + u * 0.04}h${w - u * 0.2}`, darker(tone, 0.12), u * 0.18, dash) +
    rect(x - u * 0.14, y, w + u * 0.28, h, tone) +
    rect(x - u * 0.14, y, w + u * 0.28, h * 0.28, lighter(tone, 0.4)) +
    rect(x - u * 0.14, y + h * 0.74, w + u * 0.28, h * 0.26, darker(tone, 0.16))
  );
}

export function drawChimney(
  sheet: Sheet,
  x: number,
  foot: number,
  u: number,
  colour: string,
  h = 1.3,
): string {
  const w = u * 0.75;
  const tone = sheet.tone(colour);
  const top = foot - h * u;
  const pots = [0.12, 0.52].map((at) =>
    rect(x + w * at, top - u * 0.28, w * 0.32, u * 0.3, sheet.tone("#a5583c")),
  );
  return (
    pots.join("") +
    rect(x, top, w, h * u, tone) +
    rect(x + w * 0.6, top, w * 0.4, h * u, "#141024", 'opacity=".2"') +
    rect(x - u * 0.07, top, w + u * 0.14, u * 0.16, lighter(tone, 0.22))
  );
}

export type DormerWish = {
  x: number;
  foot: number;
  u: number;
  w: number;
  h: number;
  frame: string;
  roof: string;
  lit: boolean;
  pointed: boolean;
};

export function drawDormer(sheet: Sheet, wish: DormerWish): string {
  const { x, foot, u, w, h, frame } = wish;
  const top = foot - h;
  const white = sheet.tone(frame);
  const crown = wish.pointed
    ? path(d`M${x - u * 0.16} ${top}L${x + w / 2} ${top - w * 0.48}L${x + w + u * 0.16} ${top}z`, white) +
      path(
        d`M${x + u * 0.08} ${top - u * 0.06}L${x + w / 2} ${top - w * 0.34}L${x + w - u * 0.08} ${top - u * 0.06}z`,
        darker(white, 0.14),
      )
    : path(
        d`M${x - u * 0.16} ${top}Q${x + w / 2} ${top - w * 0.42} ${x + w + u * 0.16} ${top}z`,
        sheet.tone(wish.roof),
      ) + rect(x - u * 0.16, top - u * 0.02, w + u * 0.32, u * 0.12, lighter(white, 0.2));
  const pane = windowSymbol(sheet, {
    w: w * 0.68,
    h: h * 0.78,
    u: u * 0.8,
    style: "cross",
    head: "plain",
    frame: "#ffffff",
    stone: frame,
    lit: wish.lit,
    filling: "none",
  });
  return (
    rect(x, top, w, h, white) +
    rect(x + w, top + u * 0.1, u * 0.3, h - u * 0.1, "#141024", 'opacity=".22"') +
    stamp(pane, x + w * 0.16, top + h * 0.13) +
    crown
  );
}

export function drawSkylight(sheet: Sheet, x: number, y: number, u: number, lit: boolean): string {
  const pane = lit ? "#fcc873" : sheet.row.glass[1];
  const w = u * 0.8;
  const h = u * 1.0;
  return (
    rect(x, y, w, h, pane, `stroke="${sheet.tone("#3a3d42")}" stroke-width="${d`${u * 0.09}`}"`) +
    path(
      d`M${x + w * 0.2} ${y + h}l${w * 0.4} ${-h}h${w * 0.2}l${-w * 0.4} ${h}z`,
      "#ffffff",
      'opacity=".25"',
    )
  );
}
