import { darker, lighter, mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, linear, path, rect, stroke } from "../pen/svg.ts";
import type { Room } from "./shell.ts";

export type ViewBox = { x: number; y: number; w: number; h: number };

function roofLine(sheet: Sheet, { x, y, w, h }: ViewBox, base: number, step: number): string {
  let at = x;
  let line = d`M${x} ${y + h}`;
  while (at < x + w) {
    const size = Math.min(step * sheet.random.between(0.7, 1.3), x + w - at);
    const top = y + h * base - sheet.random.between(0, h * 0.14);
    line += sheet.random.chance(0.6)
      ? d`V${top}l${size / 2} ${-size * 0.45}l${size / 2} ${size * 0.45}`
      : d`V${top}h${size}`;
    at += size;
  }
  return `${line}${d`V${y + h}z`}`;
}

const towerAt = (x: number, foot: number, s: number) =>
  d`M${x - s} ${foot}v${-s * 6}h${s * 0.3}v${-s * 1.4}l${s * 0.7} ${-s * 2.4}l${s * 0.7} ${s * 2.4}v${s * 1.4}h${s * 0.3}v${s * 6}z`;

function townView(sheet: Sheet, box: ViewBox): string {
  const { x, y, w, h } = box;
  const far = mix(sheet.row.haze, "#75879a", 0.3);
  const near = mix(sheet.row.haze, sheet.row.tone("#a8604a"), 0.55);
  const tree = sheet.row.tone("#6f9160");
  const leaves = [0.06, 0.24, 0.15].map((at, index) =>
    circle(
      x + w * at,
      y + h * (index === 2 ? 0.8 : 0.9),
      Math.min(w * 0.14, h * 0.13),
      index === 1 ? darker(tree, 0.12) : tree,
    ),
  );
  return (
    path(towerAt(x + w * sheet.random.between(0.5, 0.8), y + h * 0.8, Math.min(w, h) * 0.055), far) +
    path(roofLine(sheet, box, 0.7, w * 0.16), far) +
    path(roofLine(sheet, box, 0.84, w * 0.24), near) +
    `<g clip-path="url(#${sheet.define((id) => `<clipPath id="${id}">${rect(x, y, w, h, "#000000")}</clipPath>`)})">${leaves.join("")}</g>`
  );
}

function seaView(sheet: Sheet, { x, y, w, h }: ViewBox): string {
  const water = mix(sheet.row.sky[1]?.[1] ?? "#8fbcc8", sheet.row.tone("#4f93a8"), 0.6);
  const sand = sheet.row.tone("#e8d5ae");
  const boat = x + w * sheet.random.between(0.25, 0.75);
  const s = Math.min(w, h) * 0.05;
  return (
    rect(x, y + h * 0.58, w, h * 0.42, water) +
    stroke(
      d`M${x + w * 0.1} ${y + h * 0.66}h${w * 0.2}M${x + w * 0.55} ${y + h * 0.7}h${w * 0.28}M${x + w * 0.3} ${y + h * 0.74}h${w * 0.2}`,
      "#fff8e6",
      2,
      'opacity=".6"',
    ) +
    path(d`M${boat} ${y + h * 0.6}v${-s * 2.2}l${s * 1.2} ${s * 1.9}z`, lighter(sand, 0.6)) +
    path(
      d`M${x} ${y + h}V${y + h * 0.82}Q${x + w * 0.4} ${y + h * 0.76} ${x + w} ${y + h * 0.84}V${y + h}z`,
      sand,
    )
  );
}

function greenView(sheet: Sheet, { x, y, w, h }: ViewBox): string {
  const hill = mix(sheet.row.haze, sheet.row.tone("#6f9160"), 0.6);
  const wood = sheet.row.tone("#4f7257");
  const pines = [0.12, 0.2, 0.78, 0.88]
    .map((at) => d`M${x + w * at} ${y + h * 0.56}l${w * 0.05} ${h * 0.3}h${-w * 0.1}z`)
    .join("");
  return (
    path(
      d`M${x} ${y + h}V${y + h * 0.68}Q${x + w * 0.35} ${y + h * 0.46} ${x + w * 0.7} ${y + h * 0.66}T${x + w} ${y + h * 0.6}V${y + h}z`,
      hill,
    ) +
    path(pines, wood) +
    path(
      d`M${x} ${y + h}V${y + h * 0.84}Q${x + w * 0.5} ${y + h * 0.76} ${x + w} ${y + h * 0.84}V${y + h}z`,
      sheet.row.tone("#93ab6c"),
    )
  );
}

const VIEWS = { brick: townView, brussels: townView, sea: seaView, ardennes: greenView } as const;

export function drawView({ sheet, region }: Room, box: ViewBox): string {
  const { x, y, w, h } = box;
  const sky = sheet.fill((id) => linear(id, sheet.row.sky));
  const cloud = path(
    d`M${x + w * 0.5} ${y + h * 0.26}c${-w * 0.08} 0 ${-w * 0.08} ${-h * 0.07} 0 ${-h * 0.07}c${w * 0.02} ${-h * 0.07} ${w * 0.14} ${-h * 0.07} ${w * 0.17} ${-h * 0.01}c${w * 0.1} ${-h * 0.02} ${w * 0.12} ${h * 0.08} ${w * 0.02} ${h * 0.08}z`,
    sheet.row.cloud,
    'opacity=".8"',
  );
  return rect(x, y, w, h, sky) + cloud + VIEWS[region](sheet, box);
}

export type RoomWindowWish = ViewBox & {
  panes: number;
  curtain?: string | null;
  transom?: boolean;
  door?: boolean;
};

function curtains(sheet: Sheet, { x, y, w }: ViewBox, colour: string, floor: number): string {
  const cloth = sheet.tone(colour);
  const fold = (left: number, wide: number, sway: number) => {
    const shape = d`M${left} ${y - 26}h${wide}q${sway} ${(floor - y) / 2} ${sway * 0.3} ${floor - y + 22}h${-wide - sway * 0.3}z`;
    const pleats = [0.25, 0.5, 0.75]
      .map(
        (at) =>
          d`M${left + wide * at} ${y - 24}q${sway * at} ${(floor - y) / 2} ${sway * 0.3 * at} ${floor - y + 18}`,
      )
      .join("");
    return (
      path(shape, cloth) +
      stroke(pleats, darker(cloth, 0.2), 3, 'opacity=".6"') +
      path(
        d`M${left} ${y - 26}h${wide * 0.18}v${floor - y + 22}h${-wide * 0.18}z`,
        lighter(cloth, 0.4),
        'opacity=".35"',
      )
    );
  };
  const rod = darker(cloth, 0.55);
  return (
    fold(x - 62, 74, 16) +
    fold(x + w - 12, 74, -14) +
    rect(x - 84, y - 36, w + 168, 8, rod, 'rx="4"') +
    circle(x - 84, y - 32, 9, rod) +
    circle(x + w + 84, y - 32, 9, rod)
  );
}

export function drawRoomWindow(room: Room, wish: RoomWindowWish): string {
  const { sheet } = room;
  const { x, y, w, h, panes } = wish;
  const white = sheet.tone("#fdfbf5");
  const bars = Array.from(
    { length: panes - 1 },
    (_, at) =>
      rect(x + (w * (at + 1)) / panes - 7, y, 14, h, white) +
      rect(x + (w * (at + 1)) / panes + 4, y, 3, h, darker(white, 0.2)),
  );
  const transom = wish.transom
    ? rect(x, y + h * 0.26, w, 11, white) + rect(x, y + h * 0.26 + 9, w, 3, darker(white, 0.2))
    : "";
  const shine = path(
    d`M${x + w * 0.06} ${y + h}L${x + w * 0.34} ${y}h${w * 0.1}L${x + w * 0.16} ${y + h}z`,
    "#ffffff",
    'opacity=".13"',
  );
  const sill = wish.door
    ? ""
    : rect(x - 26, y + h + 10, w + 52, 16, white) +
      rect(x - 26, y + h + 23, w + 52, 8, "#20140c", 'opacity=".16"');
  return (
    rect(x - 20, y - 20, w + 40, h + (wish.door ? 20 : 34), white) +
    rect(x - 20, y - 20, w + 40, 6, lighter(white, 0.5)) +
    drawView(room, wish) +
    shine +
    bars.join("") +
    transom +
    stroke(d`M${x} ${y}h${w}v${h}h${-w}z`, white, 12) +
    rect(x + 4, y + 4, w - 8, 7, "#20140c", 'opacity=".16"') +
    sill +
    (wish.curtain ? curtains(sheet, wish, wish.curtain, 672) : "")
  );
}
