import type { Sheet } from "../pen/sheet.ts";
import { linear, rect } from "../pen/svg.ts";
import { fitCrown } from "./fit-crown.ts";
import { drawRowHouse, type RowHouse } from "./row-house.ts";
import { type Region, type RowStyle, styleRow } from "./row-style.ts";

export type Place = { ground: number; u: number; region: Region };

const NEIGHBOUR_HAZE = 0.26;

function neighbours(sheet: Sheet, place: Place, edge: number, side: -1 | 1, reach: number): string {
  const quiet = sheet.quiet(NEIGHBOUR_HAZE);
  const houses: string[] = [];
  let at = edge;
  while (side < 0 ? at > reach : at < reach) {
    const wish = styleRow(sheet.random, place.region, { shop: sheet.random.chance(0.12) });
    const style = fitCrown(wish, place.ground / place.u);
    const w = style.metres * place.u;
    const house: RowHouse = { x: side < 0 ? at - w : at, ground: place.ground, u: place.u, style };
    houses.push(drawRowHouse(quiet, house));
    at += side * w;
  }
  return houses.toReversed().join("");
}

// A tall block stands free; quieter terraces close the street on both sides of it.
export function drawSideRows(sheet: Sheet, place: Place, width: number): string {
  const gap = (sheet.width - width) / 2 - place.u * 2.2;
  return neighbours(sheet, place, gap, -1, 0) + neighbours(sheet, place, sheet.width - gap, 1, sheet.width);
}

function castShadow(sheet: Sheet, x: number, top: number, ground: number, w: number): string {
  const fade = sheet.fill((id) =>
    linear(
      id,
      [
        [0, "#141430", sheet.row.shadow * 1.1],
        [1, "#141430", 0],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ),
  );
  return rect(x, top, w, ground - top, fade);
}

export function drawTerraceRow(sheet: Sheet, place: Place, wish: RowStyle): string {
  const { ground, u, region } = place;
  const subject = fitCrown(wish, ground / u);
  const w = subject.metres * u;
  const x = (sheet.width - w) / 2;
  const isCoast = region === "sea";
  const left = neighbours(sheet, place, x, -1, isCoast ? x - u * 5 : 0);
  const right = neighbours(sheet, place, x + w, 1, isCoast ? x + w + u * 5 : sheet.width);
  const high = subject.floors.reduce((sum, floor) => sum + floor, 0) * u;
  return (
    left +
    right +
    castShadow(sheet, x + w, ground - high, ground, u * 0.9) +
    drawRowHouse(sheet, { x, ground, u, style: subject })
  );
}
