import type { Region } from "../building/row-style.ts";
import { mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { drawBeach, drawDunes, drawDyke, drawSea } from "./coast.ts";
import type { Setting } from "./foreground.ts";
import { drawLawn, drawStreetFloor } from "./pavement.ts";
import { drawBirds, drawSky } from "./sky.ts";
import { drawSkyline } from "./skyline.ts";
import { drawPoplar, drawWood } from "./tree.ts";

function coastBehind(sheet: Sheet, ground: number): string {
  const horizon = ground - 210;
  return drawSea(sheet, horizon, ground - 70) + drawBeach(sheet, ground - 72, ground);
}

function greenBehind(sheet: Sheet, ground: number): string {
  const quiet = sheet.quiet(0.4);
  const { random, width } = sheet;
  const poplars = Array.from({ length: 4 }, (_, at) =>
    drawPoplar(sheet.quiet(0.55), width * (0.05 + at * 0.05) + random.between(-8, 8), ground, 52),
  );
  return poplars.join("") + drawWood(quiet, ground, 7, 50, 78);
}

const FLOORS: Record<Setting, (sheet: Sheet, ground: number) => string> = {
  street: drawStreetFloor,
  avenue: drawStreetFloor,
  yard: drawStreetFloor,
  garden: (sheet, ground) => drawLawn(sheet, ground),
  meadow: (sheet, ground) => drawLawn(sheet, ground, mix("#93ab6c", "#b9b06a", 0.25)),
  dyke: drawDyke,
};

export function drawBackdrop(sheet: Sheet, setting: Setting, ground: number, region: Region): string {
  const isGreen = setting === "garden" || setting === "meadow";
  const isSea = region === "sea" || setting === "dyke";
  const far = isSea
    ? isGreen
      ? drawDunes(sheet, ground, 130)
      : coastBehind(sheet, ground)
    : drawSkyline(sheet, ground, region, isGreen ? 0.7 : 1);
  const floor = setting === "street" && isSea ? drawDyke : FLOORS[setting];
  return (
    drawSky(sheet, ground) +
    drawBirds(sheet, ground, isSea ? 6 : 4, isSea ? 15 : 10, isSea) +
    far +
    (isGreen && !isSea ? greenBehind(sheet, ground) : "") +
    floor(sheet, ground)
  );
}
