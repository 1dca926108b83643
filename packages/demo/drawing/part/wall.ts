import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, linear, path, pattern, rect, stroke } from "../pen/svg.ts";

export type Material = "brick" | "plaster" | "stone" | "timber" | "metal";

const TINTS = ["#000000", "#ffffff", "#3a1208", "#ffd9a8"] as const;

function bricks(sheet: Sheet, u: number): string {
  const w = u * 0.42;
  const h = u * 0.15;
  const joints = Array.from({ length: 6 }, (_, row) => {
    const uprights = Array.from(
      { length: 4 },
      (__, at) => d`M${at * w + (row % 2 ? w / 2 : 0)} ${row * h}v${h}`,
    );
    return d`M0 ${row * h}h${w * 4}` + uprights.join("");
  }).join("");
  const odd = [
    [0, 1, 0],
    [2.5, 2, 2],
    [1, 3, 1],
    [3, 4, 3],
    [0.5, 4, 1],
    [1.5, 0, 3],
    [2, 5, 0],
  ].map(([at = 0, row = 0, tint = 0]) =>
    rect((at + (row % 2 ? 0.5 : 0)) * w, row * h, w, h, TINTS[tint] ?? "#000000", 'opacity=".07"'),
  );
  const lines = stroke(joints, "#fff6e6", u * 0.018, 'opacity=".26"');
  return sheet.fill((id) => pattern(id, w * 4, h * 6, odd.join("") + lines));
}

function rubble(sheet: Sheet, u: number): string {
  const w = u * 2.4;
  const h = u * 1.2;
  const joints =
    d`M0 ${h * 0.28}H${w}M0 ${h * 0.62}H${w}M0 ${h}H${w}M${w * 0.2} 0v${h * 0.28}M${w * 0.55} 0v${h * 0.28}` +
    d`M${w * 0.85} 0v${h * 0.28}M${w * 0.08} ${h * 0.28}v${h * 0.34}M${w * 0.38} ${h * 0.28}v${h * 0.34}` +
    d`M${w * 0.7} ${h * 0.28}v${h * 0.34}M${w * 0.25} ${h * 0.62}v${h * 0.38}M${w * 0.5} ${h * 0.62}v${h * 0.38}M${w * 0.9} ${h * 0.62}v${h * 0.38}`;
  const odd =
    rect(w * 0.2, 0, w * 0.35, h * 0.28, "#000000", 'opacity=".07"') +
    rect(w * 0.7, h * 0.28, w * 0.3, h * 0.34, "#ffffff", 'opacity=".1"') +
    rect(w * 0.25, h * 0.62, w * 0.25, h * 0.38, "#5a3a1a", 'opacity=".1"');
  return sheet.fill((id) => pattern(id, w, h, odd + stroke(joints, "#f6f1e4", u * 0.03, 'opacity=".32"')));
}

function boards(sheet: Sheet, u: number, upright: boolean): string {
  const step = u * 0.22;
  const line = upright
    ? d`M0 0V${step * 4}M${step} 0V${step * 4}`
    : d`M0 0H${step * 2}M0 ${step}H${step * 2}`;
  const size = upright ? ([step * 2, step * 4] as const) : ([step * 2, step * 2] as const);
  return sheet.fill((id) => pattern(id, ...size, stroke(line, "#1a1208", u * 0.025, 'opacity=".22"')));
}

const TEXTURE: Record<Material, ((sheet: Sheet, u: number) => string) | null> = {
  brick: bricks,
  stone: rubble,
  timber: (sheet, u) => boards(sheet, u, true),
  metal: (sheet, u) => boards(sheet, u, true),
  plaster: null,
};

// Light falls from the upper left: the right edge of every wall turns away, and its foot is darker.
export function paintWall(
  sheet: Sheet,
  outline: string,
  colour: string,
  material: Material,
  u: number,
): string {
  const texture = TEXTURE[material]?.(sheet, u);
  const across = sheet.fill((id) =>
    linear(
      id,
      [
        [0, "#fff4dc", 0.13],
        [0.45, "#fff4dc", 0],
        [1, "#1a1430", 0.14],
      ],
      'x1="0" y1="0" x2="1" y2=".35"',
    ),
  );
  return path(outline, sheet.tone(colour)) + (texture ? path(outline, texture) : "") + path(outline, across);
}

export const boxOf = (x: number, y: number, w: number, h: number) => d`M${x} ${y}h${w}v${h}h${-w}z`;

export function drawPlinth(sheet: Sheet, x: number, ground: number, w: number, h: number): string {
  const stone = sheet.tone("#6d7679");
  return (
    rect(x - 2, ground - h, w + 4, h, stone) +
    rect(x - 2, ground - h, w + 4, 3, lighter(stone, 0.35)) +
    stroke(d`M${x + w * 0.33} ${ground - h}v${h}M${x + w * 0.67} ${ground - h}v${h}`, darker(stone, 0.25), 1)
  );
}

export function drawBands(
  sheet: Sheet,
  x: number,
  w: number,
  rows: readonly number[],
  h: number,
  stone: string,
): string {
  const colour = sheet.tone(stone);
  return rows
    .map((y) => rect(x, y, w, h, colour) + rect(x, y + h, w, 2, "#1a1430", 'opacity=".16"'))
    .join("");
}

export function drawAnchors(sheet: Sheet, points: readonly (readonly [number, number])[], u: number): string {
  const s = u * 0.16;
  const marks = points.map(
    ([x, y]) => d`M${x} ${y - s * 1.5}v${s * 3}M${x - s * 0.7} ${y - s * 0.7}l${s * 1.4} ${s * 1.4}`,
  );
  return stroke(marks.join(""), sheet.tone("#2b2f33"), u * 0.045, 'stroke-linecap="round"');
}
