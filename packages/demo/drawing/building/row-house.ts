import { lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, path, rect, stamp, stroke } from "../pen/svg.ts";
import { drawBay, drawFlowerBox, drawJuliet } from "../part/balcony.ts";
import { drawDoor } from "../part/door.ts";
import { drawCrown } from "./row-crown.ts";
import type { RowStyle } from "./row-style.ts";
import { drawShopfront } from "../part/shopfront.ts";
import { drawAnchors, drawBands, drawPlinth, paintWall } from "../part/wall.ts";
import { windowSymbol } from "../part/window.ts";

export type RowHouse = { x: number; ground: number; u: number; style: RowStyle };

const PLINTH = 0.55;
const UNDER_CORNICE: ReadonlySet<RowStyle["crown"]> = new Set(["pitched", "mansard", "flat"]);

export const widthOf = ({ style, u }: RowHouse) => style.metres * u;

function windowAt(sheet: Sheet, { u, style }: RowHouse, w: number, h: number): string {
  const { random, row } = sheet;
  const lit = random.chance(row.lit);
  const filling = random.pick(["curtains", "curtains", "plant", "blind", "lamp", "none"] as const);
  return windowSymbol(sheet, {
    w,
    h,
    u,
    style: style.window,
    head: style.head,
    frame: style.frame,
    stone: style.stone,
    lit,
    filling,
  });
}

const isInView = (sheet: Sheet, x: number, u: number) => x > -u * 1.3 && x < sheet.width + u * 1.3;

const bayCentre = (house: RowHouse, at: number) => house.x + (widthOf(house) * (at + 0.5)) / house.style.bays;

function upperFloor(sheet: Sheet, house: RowHouse, floor: number, foot: number): string {
  const { u, style } = house;
  const height = (style.floors[floor] ?? 3) * u;
  const isUnderCornice = floor === style.floors.length - 1 && UNDER_CORNICE.has(style.crown);
  const h = Math.min(height * (floor === 1 ? 0.62 : 0.54), isUnderCornice ? height - u * 1.5 : height);
  const w = Math.min(u * 1.15, (widthOf(house) / style.bays) * 0.54);
  const bottom = foot - u * 0.78;
  return Array.from({ length: style.bays }, (_, at) => {
    const x = bayCentre(house, at) - w / 2;
    if (!isInView(sheet, x, u)) return "";
    if (style.bay && floor === 1 && at === style.bay.at) return "";
    const isTall = style.balcony && floor === 1;
    const opening = stamp(windowAt(sheet, house, w, isTall ? h + u * 0.4 : h), x, bottom - h);
    if (isTall) return opening + drawJuliet(sheet, x, bottom + u * 0.42, w, u);
    return (
      opening +
      (style.flowers && floor === 1
        ? drawFlowerBox(sheet, x - u * 0.05, bottom - u * 0.02, w + u * 0.1, u)
        : "")
    );
  }).join("");
}

function groundFloor(sheet: Sheet, house: RowHouse): string {
  const { x, ground, u, style } = house;
  const w = widthOf(house);
  const height = (style.floors[0] ?? 3) * u;
  if (style.shop) {
    return drawShopfront(sheet, {
      x: x + u * 0.12,
      ground,
      w: w - u * 0.24,
      h: height - u * 0.25,
      u,
      colour: style.door.colour,
      lit: sheet.row.lit > 0.1,
      awning: style.awning,
    });
  }
  const windowW = Math.min(u * 1.25, (w / style.bays) * 0.58);
  const windowH = height - u * 1.75;
  const bays = Array.from({ length: style.bays }, (_, at) => {
    const centre = bayCentre(house, at);
    if (!isInView(sheet, centre, u)) return "";
    if (at === style.door.at) {
      return drawDoor(sheet, {
        x: centre - u * 0.54,
        ground,
        u,
        w: u * 1.08,
        colour: style.door.colour,
        stone: style.stone,
        style: style.door.style,
        lit: sheet.row.lit > 0.3,
        steps: style.door.steps,
      });
    }
    return stamp(windowAt(sheet, house, windowW, windowH), centre - windowW / 2, ground - u * 1.05 - windowH);
  });
  return drawPlinth(sheet, x, ground, w, PLINTH * u) + bays.join("");
}

function bayWindow(sheet: Sheet, house: RowHouse): string {
  const { ground, u, style } = house;
  if (!style.bay) return "";
  const foot = ground - (style.floors[0] ?? 3) * u - u * 0.3;
  const w = Math.min((widthOf(house) / style.bays) * 0.96, u * 2.3);
  const h = (style.floors[1] ?? 3) * u * 0.9;
  const lit = sheet.random.chance(sheet.row.lit);
  return drawBay(sheet, bayCentre(house, style.bay.at) - w / 2, foot, w, h, {
    u,
    frame: style.frame,
    stone: style.bay.colour,
    lit,
    filling: "none",
  });
}

function dressing(sheet: Sheet, house: RowHouse, top: number): string {
  const { x, ground, u, style } = house;
  const w = widthOf(house);
  const belt = ground - (style.floors[0] ?? 3) * u;
  const rows = style.bands
    ? style.floors
        .slice(1)
        .flatMap((_, at) => [0.18, 0.8].map((part) => belt - u * 3 * (at + part) - u * 0.3))
        .filter((y) => y > top + u * 0.2)
    : [];
  const drain = sheet.tone("#7d8a8c");
  const pipeX = x + w - u * 0.16;
  return (
    drawBands(sheet, x, w, rows, u * 0.14, style.stone) +
    (style.shop
      ? ""
      : rect(x, belt - u * 0.16, w, u * 0.18, sheet.tone(style.stone)) +
        rect(x, belt - u * 0.16, w, u * 0.05, lighter(sheet.tone(style.stone), 0.35))) +
    stroke(d`M${pipeX} ${top + u * 0.3}V${style.shop ? belt : ground - u * 0.1}`, drain, u * 0.09)
  );
}

export function drawRowHouse(sheet: Sheet, house: RowHouse): string {
  const { x, ground, u, style } = house;
  const w = widthOf(house);
  const total = style.floors.reduce((sum, floor) => sum + floor, 0) * u;
  const top = ground - total;
  const crown = drawCrown(sheet, house, top);
  const upper = style.floors.slice(1).map((_, at) => {
    const foot = ground - style.floors.slice(0, at + 1).reduce((sum, floor) => sum + floor, 0) * u;
    return upperFloor(sheet, house, at + 1, foot);
  });
  const edge = crown.outline?.replace(/^M[^A-Za-z]+/, "").replace(/z$/, "") ?? "";
  const body = d`M${x} ${ground}V${top}` + edge + d`L${x + w} ${top}V${ground}z`;
  const anchors = style.anchors
    ? drawAnchors(
        sheet,
        style.floors
          .slice(1)
          .flatMap((_, at) =>
            [0.07, 0.93].map((part) => [x + w * part, ground - u * (3.5 + at * 3)] as const),
          ),
        u,
      )
    : "";
  return (
    crown.behind +
    paintWall(sheet, body, style.wall, style.material, u) +
    path(d`M${x + w} ${ground}V${top}h${-u * 0.1}V${ground}z`, "#141430", 'opacity=".12"') +
    dressing(sheet, house, top) +
    anchors +
    groundFloor(sheet, house) +
    upper.join("") +
    bayWindow(sheet, house) +
    crown.front
  );
}
