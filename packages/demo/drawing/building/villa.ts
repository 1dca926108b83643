import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, path, rect } from "../pen/svg.ts";
import { drawDoor } from "../part/door.ts";
import { shapeGable } from "../part/gable.ts";
import { drawPane, drawPanes } from "../part/pane.ts";
import { drawChimney, drawDormer, paintRoof } from "../part/roof.ts";
import { PALETTES } from "./row-style.ts";
import type { Place } from "./terrace.ts";
import { boxOf, drawPlinth, paintWall } from "../part/wall.ts";
import { drawRoundWindow } from "../part/window.ts";
import { drawGlassBalcony } from "../part/balcony.ts";
import { drawGarageDoor } from "../part/garage-door.ts";

export function hip(
  sheet: Sheet,
  x: number,
  eaves: number,
  w: number,
  h: number,
  lean: number,
  colour: string,
  u: number,
): string {
  const outline = d`M${x - u * 0.45} ${eaves}L${x + lean} ${eaves - h}H${x + w - lean}L${x + w + u * 0.45} ${eaves}z`;
  const gutter = sheet.tone("#efe6d6");
  return (
    paintRoof(sheet, outline, colour, u) +
    rect(x - u * 0.45, eaves - u * 0.04, w + u * 0.9, u * 0.2, gutter) +
    rect(x, eaves + u * 0.16, w, u * 0.34, "#141430", 'opacity=".2"')
  );
}

function classicVilla(sheet: Sheet, { ground, u, region }: Place): string {
  const { random } = sheet;
  const palette = PALETTES[region];
  const [wall, material] = random.pick(palette.walls);
  const roof = random.pick(palette.roofs);
  const door = random.pick(palette.doors);
  const stone = "#e9e0cd";
  const w = 11.5 * u;
  const x = sheet.width / 2 - w / 2;
  const eaves = ground - 5.7 * u;
  const wing = { x: x + 0.5 * u, y: eaves + 0.1 * u, w: 4.4 * u, u };
  const gable = shapeGable(sheet, "pointed", wing, "#f3ecdd");
  const wingWall = d`M${wing.x} ${ground}V${wing.y}L${wing.x + wing.w / 2} ${gable.top}L${wing.x + wing.w} ${wing.y}V${ground}z`;
  const style = {
    u,
    frame: "#faf6ec",
    stone,
    head: "stone",
    style: random.pick(["grid", "cross"] as const),
  } as const;
  const lit = sheet.row.lit > 0.3;
  return (
    drawChimney(sheet, x + w * 0.74, eaves - 2.3 * u, u, "#9c4a36", 1.7) +
    paintWall(sheet, boxOf(x, eaves, w, 5.7 * u), wall, material, u) +
    hip(sheet, x, eaves, w, 3.1 * u, 2.3 * u, roof, u) +
    drawDormer(sheet, {
      x: x + w * 0.6,
      foot: eaves - u * 0.5,
      u,
      w: u * 1.3,
      h: u * 1.2,
      frame: "#f3ecdd",
      roof,
      lit,
      pointed: true,
    }) +
    rect(wing.x + wing.w, wing.y, u * 0.5, ground - wing.y, "#141430", 'opacity=".16"') +
    paintWall(sheet, wingWall, wall, material, u) +
    gable.trim +
    drawPlinth(sheet, x, ground, w, u * 0.45) +
    drawRoundWindow(sheet, wing.x + wing.w / 2, wing.y - u * 0.95, u * 0.4, "#faf6ec", lit) +
    drawPanes(sheet, {
      ...style,
      from: wing.x + u * 0.3,
      to: wing.x + wing.w - u * 0.3,
      count: 2,
      y: eaves + u * 0.9,
      w: u * 1.15,
      h: u * 1.5,
    }) +
    drawPane(sheet, {
      ...style,
      x: wing.x + u * 0.75,
      y: ground - u * 2.65,
      w: wing.w - u * 1.5,
      h: u * 1.95,
      style: "grid",
    }) +
    drawPanes(sheet, {
      ...style,
      from: x + 5.2 * u,
      to: x + w - u * 0.3,
      count: 3,
      y: eaves + u * 0.9,
      w: u * 1.15,
      h: u * 1.5,
    }) +
    drawDoor(sheet, { x: x + 5.75 * u, ground, u, colour: door, stone, style: "arched", lit, steps: 2 }) +
    drawPanes(sheet, {
      ...style,
      from: x + 7.3 * u,
      to: x + w - u * 0.3,
      count: 2,
      y: ground - u * 2.65,
      w: u * 1.25,
      h: u * 1.8,
    })
  );
}

function modernVilla(sheet: Sheet, { ground, u: metre }: Place): string {
  const u = metre * 1.18;
  const { random, tone } = sheet;
  const w = 12.5 * u;
  const x = sheet.width / 2 - w / 2;
  const white = random.pick(["#f3efe6", "#ece5d8", "#d9d2c6"]);
  const wood = random.pick(["#a9764a", "#8d6242"]);
  const brick = random.pick(["#8f857b", "#b0674a", "#6f6a68"]);
  const top = ground - 3 * u;
  const upper = { x: x + 2.4 * u, y: top - 3 * u, w: 8.2 * u };
  const style = { u, frame: "#2e3336", head: "plain", style: "modern", stone: white } as const;
  const rim = (rx: number, y: number, rw: number) =>
    rect(rx - u * 0.1, y - u * 0.12, rw + u * 0.2, u * 0.26, tone("#3b4145"));
  return (
    paintWall(sheet, boxOf(x, top, w, 3 * u), brick, "brick", u) +
    rim(x, top, w) +
    paintWall(sheet, boxOf(upper.x, upper.y, upper.w, 3.1 * u), white, "plaster", u) +
    rim(upper.x, upper.y, upper.w) +
    rect(upper.x, top + u * 0.14, upper.w, u * 0.5, "#141430", 'opacity=".24"') +
    paintWall(sheet, boxOf(upper.x + 5.6 * u, upper.y + u * 0.14, 2.6 * u, 2.9 * u), wood, "timber", u) +
    drawPane(sheet, { ...style, x: upper.x + u * 0.6, y: upper.y + u * 0.7, w: u * 2.6, h: u * 2.1 }) +
    drawGlassBalcony(sheet, upper.x + u * 0.4, upper.y + u * 2.95, u * 3, u) +
    drawPane(sheet, { ...style, x: upper.x + u * 4, y: upper.y + u * 0.7, w: u * 1.1, h: u * 1.4 }) +
    drawPane(sheet, { ...style, x: upper.x + u * 6.2, y: upper.y + u * 0.5, w: u * 1.3, h: u * 2.2 }) +
    drawPane(sheet, { ...style, x: x + u * 0.6, y: ground - u * 2.5, w: u * 3.6, h: u * 2.2 }) +
    drawDoor(sheet, {
      x: x + 5.2 * u,
      ground,
      u,
      w: u * 1.2,
      colour: wood,
      stone: lighter(brick, 0.2),
      style: "modern",
      lit: sheet.row.lit > 0.3,
    }) +
    drawPane(sheet, { ...style, x: x + 6.9 * u, y: ground - u * 2.5, w: u * 1.3, h: u * 1.6 }) +
    drawGarageDoor(sheet, { x: x + 8.9 * u, ground, w: 3 * u, h: 2.3 * u, u, colour: "#4a5054" }) +
    path(boxOf(x, ground - u * 0.1, w, u * 0.1), darker(tone("#6d7679"), 0.1))
  );
}

export function drawVilla(sheet: Sheet, place: Place): string {
  return sheet.random.chance(0.4) && place.region !== "ardennes"
    ? modernVilla(sheet, place)
    : classicVilla(sheet, place);
}
