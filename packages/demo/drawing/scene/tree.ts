import { darker, lighter } from "../pen/colour.ts";
import { type Sheet, symbol } from "../pen/sheet.ts";
import { circle, d, ellipse, moved, path, rect, stroke } from "../pen/svg.ts";

const GREENS = ["#6f9160", "#5f8565", "#86a06a", "#7a8f58"] as const;
const AUTUMN = ["#c98b45", "#b8743c"] as const;

type Blob = readonly [x: number, y: number, r: number];

const CROWNS: readonly (readonly Blob[])[] = [
  [
    [0, -3.6, 1.35],
    [-1.0, -2.9, 1.05],
    [1.0, -2.8, 1.1],
    [-0.2, -2.4, 1.1],
  ],
  [
    [0, -4.1, 1.1],
    [-0.75, -3.3, 1.0],
    [0.8, -3.3, 1.0],
    [0, -2.5, 1.15],
  ],
  [
    [-0.5, -3.5, 1.2],
    [0.8, -3.7, 1.0],
    [1.1, -2.8, 0.95],
    [-1.0, -2.6, 0.95],
    [0.1, -2.5, 1.0],
  ],
];

export type TreeWish = { autumn?: boolean; iron?: boolean };

const UNIT = 100;

const blobAt = ([x, y, r]: Blob, grow: number, dx: number, dy: number) => {
  const size = r * grow * UNIT;
  return d`M${(x + dx) * UNIT - size} ${(y + dy) * UNIT}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0`;
};

function treeShape(sheet: Sheet, wish: TreeWish): string {
  const { random } = sheet;
  const leaf = sheet.tone(random.pick(wish.autumn ? AUTUMN : GREENS));
  const bark = sheet.tone("#5d4a3b");
  const crown = random.pick(CROWNS);
  const layer = (grow: number, dx: number, dy: number) =>
    crown.map((blob) => blobAt(blob, grow, dx, dy)).join("");
  const leaves = Array.from({ length: 8 }, () => {
    const [x, y, r] = random.pick(crown);
    const angle = random.between(2.4, 4.6);
    return blobAt([x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6, 0.1], 1, 0, 0);
  });
  return (
    ellipse(50, 5, 150, 17, "#141430", `opacity="${sheet.row.shadow}"`) +
    (wish.iron ? rect(-70, -4, 140, 12, darker(bark, 0.4)) : "") +
    stroke("M0-170l-60-90M0-200l60-80", bark, 9, 'stroke-linecap="round"') +
    path("M-14 0L-8-260H9L15 0z", bark) +
    path(layer(1, 0, 0), darker(leaf, 0.2)) +
    path(layer(0.86, -0.12, -0.12), leaf) +
    path(layer(0.55, -0.3, -0.34), lighter(leaf, 0.14)) +
    path(leaves.join(""), lighter(leaf, 0.26))
  );
}

export function drawTree(sheet: Sheet, x: number, ground: number, u: number, wish: TreeWish = {}): string {
  return moved(treeShape(sheet, wish), x, ground, u / UNIT);
}

export function drawWood(sheet: Sheet, ground: number, count: number, low: number, high: number): string {
  const { random, width } = sheet;
  const kinds = Array.from({ length: 3 }, () => symbol(sheet, treeShape(sheet, {})));
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + random.between(0.1, 0.9)) * width) / count;
    return moved(`<use href="#${random.pick(kinds)}"/>`, x, ground, random.between(low, high) / UNIT);
  }).join("");
}

export function drawPoplar(sheet: Sheet, x: number, ground: number, u: number): string {
  const leaf = sheet.tone(sheet.random.pick(GREENS));
  const shape = (grow: number, dx: number) =>
    d`M${x + dx * u} ${ground - u * 7 * grow}q${u * 1.3 * grow} ${u * 3.4} ${u * 0.2} ${u * 6.2 * grow}h${-u * 0.4}q${-u * 1.1 * grow} ${-u * 3} ${u * 0.2} ${-u * 6.2 * grow}z`;
  return (
    rect(x - u * 0.1, ground - u * 1.2, u * 0.2, u * 1.2, sheet.tone("#5d4a3b")) +
    path(shape(1, 0), darker(leaf, 0.18)) +
    path(shape(0.88, -0.14), leaf)
  );
}

export function drawHedge(sheet: Sheet, x: number, ground: number, w: number, h: number): string {
  const leaf = sheet.tone("#5f7f55");
  const bumps = Math.max(3, Math.round(w / (h * 0.75)));
  const step = w / bumps;
  const top = Array.from({ length: bumps }, () => d`q${step / 2} ${-h * 0.16} ${step} 0`).join("");
  const outline = d`M${x} ${ground}v${-h}` + top + d`v${h}z`;
  const light = d`M${x} ${ground - h}` + top + d`v${h * 0.2}H${x}z`;
  return (
    path(outline, darker(leaf, 0.12)) +
    path(light, lighter(leaf, 0.16)) +
    rect(x, ground - h * 0.16, w, h * 0.16, "#141430", 'opacity=".14"')
  );
}

export function drawShrub(
  sheet: Sheet,
  x: number,
  ground: number,
  r: number,
  flowers: string | null,
): string {
  const leaf = sheet.tone(sheet.random.pick(["#6b8b5a", "#5d8060", "#7f9863"]));
  const blobs =
    circle(x - r * 0.6, ground - r * 0.5, r * 0.62, darker(leaf, 0.14)) +
    circle(x + r * 0.6, ground - r * 0.5, r * 0.66, darker(leaf, 0.18)) +
    circle(x, ground - r * 0.75, r * 0.8, leaf) +
    circle(x - r * 0.2, ground - r * 0.95, r * 0.45, lighter(leaf, 0.14));
  const bloom = flowers ? sheet.tone(flowers) : "";
  const dots = flowers
    ? Array.from({ length: 7 }, () =>
        circle(
          x + sheet.random.between(-0.9, 0.9) * r,
          ground - sheet.random.between(0.35, 1.3) * r,
          r * 0.11,
          bloom,
        ),
      ).join("")
    : "";
  return blobs + rect(x - r * 1.1, ground - 3, r * 2.2, 3, "#141430", 'opacity=".16"') + dots;
}
