import { darker, lighter, mix } from "../pen/colour.ts";
import { type Sheet, symbol } from "../pen/sheet.ts";
import { circle, d, linear, path, rect, stroke } from "../pen/svg.ts";

export type WindowStyle = "cross" | "sash" | "grid" | "modern" | "arched" | "loft";
export type WindowHead = "stone" | "soldier" | "keystone" | "plain";

export type WindowWish = {
  w: number;
  h: number;
  u: number;
  style: WindowStyle;
  head: WindowHead;
  frame: string;
  stone: string;
  lit: boolean;
  filling: "curtains" | "plant" | "blind" | "lamp" | "none";
};

const opening = ({ w, h, style }: WindowWish) =>
  style === "arched"
    ? d`M0 ${h}V${w * 0.36}A${w / 2} ${w * 0.4} 0 0 1 ${w} ${w * 0.36}V${h}z`
    : d`M0 0H${w}V${h}H0z`;

const MULLIONS: Record<WindowStyle, (w: number, h: number) => string> = {
  cross: (w, h) => d`M0 ${h * 0.32}H${w}M${w / 2} 0V${h}`,
  sash: (w, h) => d`M0 ${h * 0.46}H${w}`,
  grid: (w, h) => d`M0 ${h / 3}H${w}M0 ${(h * 2) / 3}H${w}M${w / 2} 0V${h}`,
  modern: (w, h) => d`M${w * 0.64} 0V${h}`,
  arched: (w, h) => d`M0 ${h * 0.36}H${w}M${w / 2} 0V${h}`,
  loft: (w, h) =>
    d`M0 ${h / 4}H${w}M0 ${h / 2}H${w}M0 ${h * 0.75}H${w}M${w / 3} 0V${h}M${(w * 2) / 3} 0V${h}`,
};

function glass(sheet: Sheet, wish: WindowWish): string {
  const [top, foot] = sheet.row.glass;
  const tint = sheet.tone("#7d99a4");
  const pane = wish.lit
    ? sheet.fill((id) =>
        linear(id, [
          [0, "#ffdf96"],
          [0.6, "#fcbf63"],
          [1, "#e8974a"],
        ]),
      )
    : sheet.fill((id) =>
        linear(
          id,
          [
            [0, mix(top, tint, 0.3)],
            [1, mix(foot, tint, 0.15)],
          ],
          'x1="0" y1="0" x2=".5" y2="1"',
        ),
      );
  return path(opening(wish), pane);
}

function filling({ w, h, lit, filling: kind }: WindowWish): string {
  const cloth = lit ? "#fff0c4" : "#f5f1e8";
  const veil = `opacity="${lit ? 0.55 : 0.5}"`;
  if (kind === "curtains") {
    const left = d`M0 0H${w * 0.3}Q${w * 0.26} ${h * 0.6} ${w * 0.12} ${h}H0z`;
    const right = d`M${w} 0H${w * 0.7}Q${w * 0.74} ${h * 0.6} ${w * 0.88} ${h}H${w}z`;
    return path(left + right, cloth, veil);
  }
  if (kind === "blind") return rect(0, 0, w, h * 0.38, cloth, veil);
  if (kind === "plant") {
    const leaf = lit ? "#6b5a34" : "#4f7257";
    const stems = d`M${w * 0.7} ${h * 0.86}q${-w * 0.2} ${-h * 0.12} ${-w * 0.14} ${-h * 0.28}q${w * 0.16} ${h * 0.1} ${w * 0.14} ${h * 0.28}q0 ${-h * 0.2} ${w * 0.13} ${-h * 0.32}q${w * 0.08} ${h * 0.2} ${-w * 0.13} ${h * 0.32}z`;
    return (
      path(stems, leaf) +
      path(d`M${w * 0.6} ${h * 0.84}h${w * 0.2}l${-w * 0.03} ${h * 0.16}h${-w * 0.14}z`, "#b0694a")
    );
  }
  if (kind === "lamp") {
    const shade = d`M${w * 0.22} ${h * 0.3}h${w * 0.22}l${w * 0.06} ${h * 0.14}h${-w * 0.34}z`;
    return stroke(d`M${w * 0.33} 0V${h * 0.3}`, "#5a4a3a", 1.5) + path(shade, lit ? "#fff6d8" : "#e6d3a8");
  }
  return "";
}

function head(sheet: Sheet, { w, u, style, head: kind, stone }: WindowWish): string {
  const colour = sheet.tone(stone);
  const t = u * 0.24;
  if (style === "arched") {
    const arc = d`M${-t * 0.4} ${w * 0.36}A${w / 2 + t * 0.4} ${w * 0.4 + t * 0.4} 0 0 1 ${w + t * 0.4} ${w * 0.36}`;
    return stroke(arc, colour, t * 0.9);
  }
  if (kind === "plain") return "";
  if (kind === "stone") {
    return rect(-t * 0.5, -t, w + t, t, colour) + rect(-t * 0.5, -t, w + t, 2, lighter(colour, 0.3));
  }
  const splay = d`M${-t * 0.2} 0L${-t * 0.7} ${-t * 1.1}H${w + t * 0.7}L${w + t * 0.2} 0z`;
  const key = d`M${w / 2 - t * 0.45} 0L${w / 2 - t * 0.6} ${-t * 1.4}h${t * 1.2}L${w / 2 + t * 0.45} 0z`;
  const ends = kind === "keystone" ? path(key, lighter(colour, 0.25)) : "";
  return path(splay, kind === "keystone" ? colour : darker(colour, 0.16)) + ends;
}

function sill(sheet: Sheet, { w, h, u }: WindowWish): string {
  const t = u * 0.12;
  const stone = sheet.tone("#8b9496");
  return (
    rect(-t * 0.8, h, w + t * 1.6, t, stone) +
    rect(-t * 0.8, h, w + t * 1.6, t * 0.3, lighter(stone, 0.35)) +
    rect(-t * 0.4, h + t, w + t * 0.8, t * 0.6, "#1a1430", 'opacity=".2"')
  );
}

export function windowSymbol(sheet: Sheet, wish: WindowWish): string {
  const { w, h, u, style } = wish;
  const frame = sheet.tone(wish.frame);
  const edge = opening(wish);
  const bar = u * (style === "modern" || style === "loft" ? 0.055 : 0.085);
  const shine = d`M${w * 0.12} ${h * 0.95}L${w * 0.52} ${h * 0.08}h${w * 0.2}L${w * 0.32} ${h * 0.95}z`;
  const deep =
    style === "arched"
      ? ""
      : rect(0, 0, w, u * 0.12, "#141428", 'opacity=".26"') +
        rect(0, 0, u * 0.07, h, "#141428", 'opacity=".16"');
  return symbol(
    sheet,
    head(sheet, wish) +
      glass(sheet, wish) +
      filling(wish) +
      (wish.lit ? "" : path(shine, "#ffffff", 'opacity=".16"')) +
      stroke(MULLIONS[style](w, h), frame, bar) +
      stroke(edge, frame, bar * 1.25) +
      deep +
      sill(sheet, wish),
  );
}

export function drawRoundWindow(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  frame: string,
  lit: boolean,
): string {
  const [top, foot] = sheet.row.glass;
  const pane = lit ? "#fcc873" : mix(top, foot, 0.3);
  const bars = stroke(d`M${x - r} ${y}h${r * 2}M${x} ${y - r}v${r * 2}`, sheet.tone(frame), r * 0.12);
  return (
    circle(x, y, r * 1.28, sheet.tone("#cfc6b4")) +
    circle(x, y, r, pane) +
    bars +
    circle(x, y, r, "none", `stroke="${sheet.tone(frame)}" stroke-width="${d`${r * 0.18}`}"`)
  );
}
