import type { Region } from "../building/row-style.ts";
import { lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, path } from "../pen/svg.ts";
import { drawCabins, drawDuneGrass, drawGoCart } from "./coast.ts";
import { lampPool } from "./pavement.ts";
import { drawBench, drawBicycle, drawBollards, drawCar, drawLamp, drawPlanter } from "./street-life.ts";
import { drawShrub, drawTree } from "./tree.ts";

export type Setting = "street" | "avenue" | "yard" | "garden" | "meadow" | "dyke";

type Front = (sheet: Sheet, ground: number, u: number, region: Region) => string;

const streetFront: Front = (sheet, ground, u, region) => {
  const { random, width } = sheet;
  const curb = ground + u * 0.62;
  const lampX = width * random.pick([0.1, 0.86]);
  const treeX = width * (lampX < width / 2 ? 0.9 : 0.09);
  const bikeX = width / 2 + u * random.pick([-4.8, 4.9]);
  const isSea = region === "sea";
  const hasPosts = random.chance(0.4);
  return (
    lampPool(sheet, lampX, curb, u) +
    drawBicycle(sheet, bikeX, ground + u * 0.22, u) +
    (isSea ? drawGoCart(sheet, width * 0.24, ground + u * 0.9, u) : "") +
    drawLamp(sheet, lampX, curb, u) +
    (isSea
      ? drawDuneGrass(sheet, treeX, curb, u * 1.2)
      : drawTree(sheet, treeX, curb, u * 1.05, { iron: true, autumn: random.chance(0.18) })) +
    (hasPosts ? drawBollards(sheet, width * 0.3, width * 0.7, ground + u * 0.78, u * 0.9) : "")
  );
};

const avenueFront: Front = (sheet, ground, u) => {
  const { random, width } = sheet;
  const curb = ground + u * 0.7;
  const trees = [0.07, 0.93].map((at) => drawTree(sheet, width * at, curb, u * 1.15, { iron: true }));
  const lamps = [0.2, 0.8].map(
    (at) => lampPool(sheet, width * at, curb, u) + drawLamp(sheet, width * at, curb, u),
  );
  return (
    drawBicycle(sheet, width * 0.34, ground + u * 0.35, u) +
    drawBicycle(sheet, width * 0.34 + u * 1.2, ground + u * 0.35, u) +
    lamps.join("") +
    trees.join("") +
    drawBench(sheet, width * random.pick([0.62, 0.68]), curb, u) +
    (random.chance(0.6) ? drawCar(sheet, width * 0.1, ground + u * 2.1, u) : "")
  );
};

const yardFront: Front = (sheet, ground, u) => {
  const { random, width } = sheet;
  return (
    drawTree(sheet, width * random.pick([0.05, 0.95]), ground + u * 0.3, u * 1.1) +
    drawLamp(sheet, width * 0.03, ground + u * 0.6, u) +
    drawCar(sheet, width * random.between(0.62, 0.7), ground + u * 1.5, u)
  );
};

const gardenFront: Front = (sheet, ground, u) => {
  const { random, width, height } = sheet;
  const mid = width / 2 - u * 0.3;
  const pathway = path(
    d`M${mid - u * 0.5} ${ground}H${mid + u * 0.6}Q${mid + u * 1.2} ${ground + u} ${mid + u * 2.6} ${height}H${mid - u * 1.6}Q${mid - u * 0.6} ${ground + u} ${mid - u * 0.5} ${ground}z`,
    lighter(sheet.tone("#d9cbb0"), 0.1),
  );
  const shrubs = [0.16, 0.22, 0.8, 0.86].map((at) =>
    drawShrub(
      sheet,
      width * at,
      ground + u * 0.22,
      u * random.between(0.5, 0.75),
      random.chance(0.7) ? random.pick(["#c96a8a", "#7f8fc4", "#f0e6f0", "#d9774a"]) : null,
    ),
  );
  const corners = [0.01, 0.075, 0.94, 0.995].map((at) =>
    drawShrub(
      sheet,
      width * at,
      height + 14,
      u * random.between(0.9, 1.25),
      random.pick(["#c96a8a", "#f0e6f0", "#7f8fc4", null]),
    ),
  );
  return (
    pathway +
    shrubs.join("") +
    drawTree(sheet, width * random.pick([0.06, 0.94]), ground + u * 0.6, u * 1.35, {
      autumn: random.chance(0.15),
    }) +
    corners.join("")
  );
};

const meadowFront: Front = (sheet, ground, u) => {
  const { random, width } = sheet;
  const at = random.pick([0.06, 0.94]);
  return (
    drawTree(sheet, width * at, ground + u * 0.7, u * 1.5, { autumn: random.chance(0.3) }) +
    drawShrub(sheet, width * (1 - at), ground + u * 0.5, u * 0.7, "#f0e6f0")
  );
};

const dykeFront: Front = (sheet, ground, u) => {
  const { random, width, height } = sheet;
  return (
    drawLamp(sheet, width * 0.18, ground + u * 0.7, u) +
    drawLamp(sheet, width * 0.84, ground + u * 0.7, u) +
    drawGoCart(sheet, width * random.between(0.6, 0.7), ground + u * 0.95, u) +
    drawBench(sheet, width * 0.3, ground + u * 0.8, u) +
    drawCabins(sheet, width * random.pick([0.02, 0.7]), height - 14, u * 0.95, random.int(3, 4)) +
    drawPlanter(sheet, width * 0.5, ground + u * 0.6, u)
  );
};

const FRONTS: Record<Setting, Front> = {
  street: streetFront,
  avenue: avenueFront,
  yard: yardFront,
  garden: gardenFront,
  meadow: meadowFront,
  dyke: dykeFront,
};

export const drawForeground = (
  sheet: Sheet,
  setting: Setting,
  ground: number,
  u: number,
  region: Region,
): string => FRONTS[setting](sheet, ground, u, region);
