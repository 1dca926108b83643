import { fitCrown } from "../building/fit-crown.ts";
import { drawRowHouse, widthOf } from "../building/row-house.ts";
import { type Region, type RowStyle, styleRow } from "../building/row-style.ts";
import { type Sheet, symbol } from "../pen/sheet.ts";
import { drawStreetFloor, lampPool } from "../scene/pavement.ts";
import { drawSkyline } from "../scene/skyline.ts";
import { drawBench, drawBicycle, drawLamp, drawPlanter, drawTerrace } from "../scene/street-life.ts";
import { drawTree } from "../scene/tree.ts";
import { drawCanal, drawQuay } from "./canal.ts";

export type TownWish = {
  ground: number;
  metre: number;
  region: Region;
  front: "street" | "canal";
  hasSky: boolean;
};

// Three floors under a gable: the tallest front has to keep its crown inside the picture.
const TALLEST_METRES = 15;

const STOREYS = [
  [3.4, 3],
  [3.6, 3.2, 2.8],
  [3.4, 3, 2.8],
  [3.6, 3.3, 2.9],
] as const;

function houses(sheet: Sheet, ground: number, u: number, region: Region): string {
  const { random, width } = sheet;
  const crowns = random.shuffle([
    "stepped",
    "bell",
    "mansard",
    "pitched",
    "pointed",
    "neck",
    "flat",
    "stepped",
  ] as const);
  const drawn: string[] = [];
  let x = -u * random.between(1, 4);
  for (let at = 0; x < width; at++) {
    const wish: Partial<RowStyle> = { shop: at % 5 === 2, floors: random.pick(STOREYS) };
    if (region === "brick") wish.crown = crowns[at % crowns.length] ?? "pitched";
    const style = fitCrown(styleRow(random, region, wish), ground / u);
    drawn.push(drawRowHouse(sheet, { x, ground, u, style }));
    x += widthOf({ x, ground, u, style });
  }
  return drawn.join("");
}

type Thing = (sheet: Sheet, x: number, ground: number, u: number) => string;

const THINGS: readonly Thing[] = [
  (sheet, x, ground, u) =>
    drawTree(sheet, x, ground + u * 0.6, u * sheet.random.between(0.85, 1.05), {
      iron: true,
      autumn: sheet.random.chance(0.15),
    }),
  (sheet, x, ground, u) => lampPool(sheet, x, ground + u * 0.6, u) + drawLamp(sheet, x, ground + u * 0.6, u),
  (sheet, x, ground, u) => drawBicycle(sheet, x, ground + u * 0.25, u * 1.1),
  (sheet, x, ground, u) =>
    drawTerrace(sheet, x, ground + u * 0.3, u * 1.1) +
    drawTerrace(sheet, x + u * 2.6, ground + u * 0.3, u * 1.1),
  (sheet, x, ground, u) =>
    drawPlanter(sheet, x, ground + u * 0.3, u * 1.1) +
    drawBicycle(sheet, x + u * 1.8, ground + u * 0.25, u * 1.1),
  (sheet, x, ground, u) => drawBench(sheet, x, ground + u * 0.6, u),
];

function streetLife(sheet: Sheet, ground: number, u: number): string {
  const { random, width } = sheet;
  const count = Math.max(2, Math.round(width / 330));
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + random.between(0.2, 0.6)) * width) / count;
    return (THINGS[(at * 2 + random.int(0, 1)) % THINGS.length] ?? drawLamp)(sheet, x, ground, u);
  }).join("");
}

export function drawTownStreet(sheet: Sheet, { ground, metre, region, front, hasSky }: TownWish): string {
  const u = Math.min(metre, (ground - 12) / TALLEST_METRES);
  const far = hasSky ? drawSkyline(sheet, ground, region, 0.8) : "";
  if (front === "street") {
    return (
      far + houses(sheet, ground, u, region) + drawStreetFloor(sheet, ground) + streetLife(sheet, ground, u)
    );
  }
  const row = symbol(sheet, houses(sheet, ground, u, region));
  const shown = `<use href="#${row}"/>`;
  return (
    far + shown + drawQuay(sheet, ground) + streetLife(sheet, ground, u) + drawCanal(sheet, ground, shown)
  );
}
