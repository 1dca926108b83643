import { darker, lighter, mix } from "../pen/colour.ts";
import { type Sheet, symbol } from "../pen/sheet.ts";
import { circle, d, linear, path, rect, round, stroke } from "../pen/svg.ts";

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

function pane(sheet: Sheet, lit: boolean): string {
  const [top, foot] = sheet.row.glass;
  const tint = sheet.tone("#7d99a4");
  if (lit) {
    return sheet.fill((id) =>
      linear(id, [
        [0, "#ffdf96"],
        [0.6, "#fcbf63"],
        [1, "#e8974a"],
      ]),
    );
  }
  return sheet.fill((id) =>
    linear(
      id,
      [
        [0, mix(top, tint, 0.3)],
        [1, mix(foot, tint, 0.15)],
      ],
      'x1="0" y1="0" x2=".5" y2="1"',
    ),
  );
}

const CLOTH = 'fill="#f8f1df" opacity=".5"';
const SHINE = '<path d="M12 95L52 8h20L32 95z" fill="#fff" opacity=".16"/>';

// What stands behind the glass, in a box of 100 by 100 that every window stretches to its own size.
const FILLINGS: Record<WindowWish["filling"], (lit: boolean) => string> = {
  curtains: () => `<path d="M0 0H30Q26 60 12 100H0zM100 0H70Q74 60 88 100H100z" ${CLOTH}/>`,
  blind: () => `<path d="M0 0H100V38H0z" ${CLOTH}/>`,
  plant: (lit) =>
    `<path d="M70 86q-20-12-14-28q16 10 14 28q0-20 13-32q8 20-13 32z" fill="${lit ? "#6b5a34" : "#4f7257"}"/><path d="M60 84h20l-3 16H63z" fill="#b0694a"/>`,
  lamp: (lit) => `<path d="M32 0h2v30h10l6 14H16l6-14h10z" fill="${lit ? "#fff6d8" : "#d9c79c"}"/>`,
  none: () => "",
};

function inside(sheet: Sheet, { w, h, style, lit, filling }: WindowWish): string {
  const content = FILLINGS[filling](lit) + (lit ? "" : SHINE);
  if (content === "") return "";
  const drop = style === "arched" ? w * 0.24 : 0;
  const size = `${(w / 100).toFixed(3)} ${((h - drop) / 100).toFixed(3)}`;
  return `<use href="#${symbol(sheet, content)}" transform="translate(0 ${round(drop)})scale(${size})"/>`;
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

function front(sheet: Sheet, wish: WindowWish): string {
  const { w, h, u, style } = wish;
  const frame = sheet.tone(wish.frame);
  const bar = u * (style === "modern" || style === "loft" ? 0.055 : 0.085);
  const deep = path(d`M0 ${h}V0H${w}V${u * 0.12}H${u * 0.07}V${h}z`, "#141428", 'opacity=".24"');
  return symbol(
    sheet,
    head(sheet, wish) +
      stroke(MULLIONS[style](w, h), frame, bar) +
      stroke(opening(wish), frame, bar * 1.25) +
      (style === "arched" ? "" : deep) +
      sill(sheet, wish),
  );
}

export function windowSymbol(sheet: Sheet, wish: WindowWish): string {
  const glass = path(opening(wish), pane(sheet, wish.lit));
  return symbol(sheet, `${glass}${inside(sheet, wish)}<use href="#${front(sheet, wish)}"/>`);
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
