import { drawTower } from "../building/coast-tower.ts";
import { drawRowHouse } from "../building/row-house.ts";
import { styleRow } from "../building/row-style.ts";
import type { Sheet } from "../pen/sheet.ts";
import { drawBeach, drawCabins, drawDuneGrass, drawDyke, drawGoCart, drawSea } from "../scene/coast.ts";
import { drawBench, drawLamp } from "../scene/street-life.ts";

const TOWER_METRE = 11;
const HOUSE_METRE = 25;
const STRETCH = 520;
const WALLS = ["#f6f3eb", "#e9dec8", "#eef0ec", "#dfd2ba", "#d9e2e2"] as const;

type Piece = { drawing: string; width: number };

function tower(sheet: Sheet, x: number, ground: number): Piece {
  const { random } = sheet;
  const u = TOWER_METRE;
  const w = random.between(12, 21) * u;
  const light = random.chance(0.5) ? sheet : sheet.quiet(0.14);
  const wish = {
    x,
    ground,
    w,
    u,
    floors: random.int(5, 9),
    wall: random.pick(WALLS),
    curved: random.chance(0.4),
    detail: true,
  };
  return { drawing: drawTower(light, wish), width: w + random.between(0, 14) };
}

function pairOfHouses(sheet: Sheet, x: number, ground: number): Piece {
  const tall = styleRow(sheet.random, "sea", { floors: [3.4, 3, 2.8], metres: 6.4 });
  const low = styleRow(sheet.random, "sea", { floors: [3.4, 3], metres: 6 });
  const u = HOUSE_METRE;
  const drawing =
    drawRowHouse(sheet, { x, ground, u, style: tall }) +
    drawRowHouse(sheet, { x: x + tall.metres * u, ground, u, style: low });
  return { drawing, width: (tall.metres + low.metres) * u };
}

const viewOfTheSea = (sheet: Sheet): Piece => ({ drawing: "", width: sheet.random.between(160, 260) });

const RHYTHM = [tower, pairOfHouses, tower, viewOfTheSea] as const;

function dykeLife(sheet: Sheet, ground: number): string {
  const { random, width, height } = sheet;
  return Array.from({ length: Math.ceil(width / STRETCH) }, (_, at) => {
    const left = (at + random.between(0.05, 0.3)) * STRETCH;
    const bench = drawBench(sheet, left + 320, ground + 20, HOUSE_METRE);
    const middle =
      at % 2
        ? drawGoCart(sheet, left + 170, ground + 27, 27) + bench
        : drawCabins(sheet, left + 70, height - 6, 29, random.int(3, 4));
    return (
      drawLamp(sheet, left, ground + 22, HOUSE_METRE) +
      middle +
      drawDuneGrass(sheet, left + 440, height - 8, 40)
    );
  }).join("");
}

export function drawSeaFront(sheet: Sheet, ground: number): string {
  const drawn: string[] = [];
  let x = sheet.random.between(-80, 0);
  for (let at = 0; x < sheet.width; at++) {
    const { drawing, width } = (RHYTHM[at % RHYTHM.length] ?? tower)(sheet, x, ground);
    drawn.push(drawing);
    x += width;
  }
  return (
    drawSea(sheet, ground - 104, ground - 34) +
    drawBeach(sheet, ground - 36, ground) +
    drawn.join("") +
    drawDyke(sheet, ground) +
    dykeLife(sheet, ground)
  );
}
