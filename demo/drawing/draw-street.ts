import { drawTower } from "./building/coast-tower.ts";
import { fitCrown } from "./building/fit-crown.ts";
import { drawRowHouse, widthOf } from "./building/row-house.ts";
import { type Region, type RowStyle, styleRow } from "./building/row-style.ts";
import type { Light } from "./pen/light.ts";
import { openSheet, type Sheet } from "./pen/sheet.ts";
import { linear, rect } from "./pen/svg.ts";
import { drawBeach, drawCabins, drawDuneGrass, drawDyke, drawGoCart, drawSea } from "./scene/coast.ts";
import { drawStreetFloor, lampPool } from "./scene/pavement.ts";
import { drawBirds, drawSky } from "./scene/sky.ts";
import { drawSkyline } from "./scene/skyline.ts";
import { drawBench, drawBicycle, drawLamp, drawPlanter, drawTerrace } from "./scene/street-life.ts";
import { drawTree } from "./scene/tree.ts";

export type StreetWish = {
  seed: string;
  palette?: Region;
  width?: number;
  height?: number;
  light?: Light;
  sky?: "gradient" | "none";
  metre?: number;
};

const STREET_METRE = 32;

// Three floors under a gable: the tallest front has to keep its crown inside the picture.
const TALLEST_METRES = 15;
const TOWER_METRE = 11;

// The middle of the panorama is what a phone sees, so the liveliest fronts stand there.
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
    "pitched",
  ] as const);
  const drawn: string[] = [];
  let x = -u * random.between(1, 4);
  for (let at = 0; x < width; at++) {
    const isBrick = region === "brick";
    const wish: Partial<RowStyle> = {
      shop: at % 5 === 2,
      floors: random.pick([
        [3.4, 3],
        [3.6, 3.2, 2.8],
        [3.4, 3, 2.8],
        [3.6, 3.3, 2.9],
      ]),
      ...(isBrick ? { crown: crowns[at % crowns.length] ?? "pitched" } : {}),
    };
    const style = fitCrown(styleRow(random, region, wish), ground / u);
    drawn.push(drawRowHouse(sheet, { x, ground, u, style }));
    x += widthOf({ x, ground, u, style });
  }
  return drawn.join("");
}

function townStreet(sheet: Sheet, ground: number, u: number, region: Region): string {
  const { random, width } = sheet;
  const curb = ground + u * 0.6;
  const count = Math.max(2, Math.round(width / 420));
  const life = Array.from({ length: count }, (_, at) => {
    const x = ((at + random.between(0.15, 0.85)) * width) / count;
    const thing = random.pick(["tree", "tree", "bike", "lamp", "terrace", "planter", "bench"] as const);
    if (thing === "tree")
      return drawTree(sheet, x, curb, u * random.between(0.85, 1.05), {
        iron: true,
        autumn: random.chance(0.15),
      });
    if (thing === "bike") return drawBicycle(sheet, x, ground + u * 0.25, u * 1.1);
    if (thing === "terrace")
      return (
        drawTerrace(sheet, x, ground + u * 0.3, u * 1.1) +
        drawTerrace(sheet, x + u * 2.6, ground + u * 0.3, u * 1.1)
      );
    if (thing === "planter") return drawPlanter(sheet, x, ground + u * 0.3, u * 1.1);
    if (thing === "bench") return drawBench(sheet, x, curb, u);
    return lampPool(sheet, x, curb, u) + drawLamp(sheet, x, curb, u);
  });
  return (
    drawSkyline(sheet, ground, region, 0.8) +
    houses(sheet, ground, u, region) +
    drawStreetFloor(sheet, ground) +
    life.join("")
  );
}

function seaFront(sheet: Sheet, ground: number): string {
  const { random, width, height } = sheet;
  const u = TOWER_METRE;
  const walls = ["#f6f3eb", "#e9dec8", "#eef0ec", "#dfd2ba", "#d9e2e2"] as const;
  const drawn: string[] = [];
  let x = random.between(-80, 0);
  for (let at = 0; x < width; at++) {
    const w = random.between(12, 21) * u;
    const isGap = at % 4 === 3;
    const isVilla = at % 4 === 1;
    if (isGap) {
      x += random.between(160, 260);
      continue;
    }
    const style = styleRow(random, "sea", { floors: [3.4, 3, 2.8], metres: 6.4 });
    if (isVilla) {
      drawn.push(
        drawRowHouse(sheet, { x, ground, u: 25, style }),
        drawRowHouse(sheet, {
          x: x + 160,
          ground,
          u: 25,
          style: styleRow(random, "sea", { floors: [3.4, 3], metres: 6 }),
        }),
      );
      x += 310;
    } else {
      drawn.push(
        drawTower(random.chance(0.5) ? sheet : sheet.quiet(0.14), {
          x,
          ground,
          w,
          floors: random.int(5, 9),
          u,
          wall: random.pick(walls),
          curved: random.chance(0.4),
          detail: true,
        }),
      );
      x += w + random.between(0, 14);
    }
  }
  const life = Array.from({ length: Math.ceil(width / 520) }, (_, at) => {
    const left = (at + random.between(0.1, 0.4)) * 520;
    return (
      drawLamp(sheet, left, ground + 22, 25) +
      drawGoCart(sheet, left + 190, ground + 26, 27) +
      drawBench(sheet, left + 300, ground + 20, 25) +
      (at % 2 ? "" : drawCabins(sheet, left + 60, height - 6, 30, random.int(3, 5))) +
      drawDuneGrass(sheet, left + 460, height - 8, 40)
    );
  });
  return (
    drawSea(sheet, ground - 104, ground - 34) +
    drawBeach(sheet, ground - 36, ground) +
    drawn.join("") +
    drawDyke(sheet, ground) +
    life.join("")
  );
}

export function drawStreet({
  seed,
  palette = "brick",
  width = 2560,
  height = 520,
  light = "day",
  sky = "gradient",
  metre = STREET_METRE,
}: StreetWish): string {
  const sheet = openSheet({ seed: `${seed}|street|${palette}|${sky}`, width, height, light });
  const ground = height - Math.min(84, height * 0.17);
  const far = sky === "gradient" ? drawSky(sheet, ground) : "";
  const scene =
    palette === "sea"
      ? seaFront(sheet, ground)
      : townStreet(sheet, ground, Math.min(metre, (ground - 12) / TALLEST_METRES), palette);
  const shade = sheet.fill((id) =>
    linear(id, [
      [0, sheet.row.haze, 0],
      [1, sheet.row.haze, 0.22],
    ]),
  );
  return sheet.close(
    far + drawBirds(sheet, ground, 5, 9, palette === "sea") + scene + rect(0, height - 4, width, 4, shade),
  );
}
