import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, path, rect, stroke } from "../pen/svg.ts";
import { drawDoor } from "../part/door.ts";
import { drawGarageDoor } from "../part/garage-door.ts";
import { drawPane, drawPanes } from "../part/pane.ts";
import { drawChimney, drawSkylight } from "../part/roof.ts";
import { PALETTES } from "./row-style.ts";
import type { Place } from "./terrace.ts";
import { hip } from "./villa.ts";
import { boxOf, drawPlinth, paintWall } from "../part/wall.ts";

export function drawBungalow(sheet: Sheet, { ground, u, region }: Place): string {
  const { random } = sheet;
  const palette = PALETTES[region];
  const [wall, material] = random.pick(palette.walls);
  const w = 15 * u;
  const x = sheet.width / 2 - w / 2;
  const eaves = ground - 3 * u;
  const style = { u, frame: random.pick(["#faf6ec", "#4a4238"]), stone: "#e9e0cd", style: "modern" } as const;
  return (
    drawChimney(sheet, x + w * 0.3, eaves - 1.9 * u, u, "#9c4a36", 1.3) +
    paintWall(sheet, boxOf(x, eaves, w, 3 * u), wall, material, u) +
    hip(sheet, x, eaves, w, 2.6 * u, 2.8 * u, random.pick(palette.roofs), u) +
    drawSkylight(sheet, x + w * 0.58, eaves - 1.6 * u, u, random.chance(sheet.row.lit)) +
    drawPlinth(sheet, x, ground, w, u * 0.35) +
    drawPane(sheet, { ...style, x: x + u * 0.8, y: ground - u * 2.4, w: u * 3.2, h: u * 1.75 }) +
    drawPane(sheet, {
      ...style,
      x: x + u * 4.8,
      y: ground - u * 2.4,
      w: u * 1.5,
      h: u * 1.4,
      style: "cross",
    }) +
    drawDoor(sheet, {
      x: x + u * 7.2,
      ground,
      u,
      colour: random.pick(palette.doors),
      stone: "#e9e0cd",
      style: "glazed",
      lit: sheet.row.lit > 0.3,
    }) +
    drawPane(sheet, {
      ...style,
      x: x + u * 9.2,
      y: ground - u * 2.4,
      w: u * 1.4,
      h: u * 1.4,
      style: "cross",
    }) +
    drawGarageDoor(sheet, {
      x: x + w - u * 3.7,
      ground,
      w: u * 2.9,
      h: u * 2.25,
      u,
      colour: random.pick(["#f1ece0", "#6b5a48", "#3f5a52"]),
      windows: true,
    })
  );
}

function shutters(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  u: number,
  colour: string,
): string {
  const paint = sheet.tone(colour);
  const leaf = (lx: number) =>
    rect(lx, y, u * 0.5, h, paint) +
    path(d`M${lx} ${y}l${u * 0.5} ${h / 2}l${-u * 0.5} ${h / 2}z`, sheet.tone("#f6f0e2"), 'opacity=".85"') +
    stroke(d`M${lx} ${y}h${u * 0.5}v${h}h${-u * 0.5}z`, darker(paint, 0.2), 2);
  return leaf(x - u * 0.6) + leaf(x + w + u * 0.1);
}

function barnDoor(sheet: Sheet, x: number, ground: number, w: number, h: number, colour: string): string {
  const paint = sheet.tone(colour);
  const top = ground - h;
  const shape = d`M${x} ${ground}V${top}A${w / 2} ${w * 0.34} 0 0 1 ${x + w} ${top}V${ground}z`;
  const braces = d`M${x + w / 2} ${ground}V${top - w * 0.3}M${x} ${ground}L${x + w / 2} ${top + h * 0.4}M${x + w} ${ground}L${x + w / 2} ${top + h * 0.4}M${x} ${top + h * 0.4}h${w}`;
  return (
    path(shape, paint, `stroke="${sheet.tone("#cfc6b4")}" stroke-width="9"`) +
    stroke(braces, darker(paint, 0.25), 4)
  );
}

export function drawSheep(sheet: Sheet, x: number, ground: number, u: number): string {
  const wool = sheet.tone("#f4eee0");
  const dark = sheet.tone("#3c3430");
  const legs = [-0.3, -0.12, 0.14, 0.3].map((at) => d`M${x + u * at} ${ground}v${-u * 0.3}`).join("");
  const curls = [
    [-0.3, -0.45],
    [0, -0.55],
    [0.28, -0.46],
    [0, -0.36],
  ].map(([dx = 0, dy = 0]) => circle(x + dx * u, ground + dy * u, u * 0.25, wool));
  return (
    ellipse(x, ground, u * 0.6, u * 0.07, "#141430", 'opacity=".18"') +
    stroke(legs, dark, u * 0.07) +
    curls.join("") +
    ellipse(x + u * 0.58, ground - u * 0.55, u * 0.17, u * 0.13, dark) +
    circle(x + u * 0.48, ground - u * 0.68, u * 0.1, wool)
  );
}

// A Flemish long house: whitewash above black tar, everything under one long roof.
export function drawFarmhouse(sheet: Sheet, { ground, u, region }: Place): string {
  const { random } = sheet;
  const isStone = region === "ardennes";
  const wall = isStone ? "#9c978a" : random.pick(["#f3eee2", "#b4593e", "#efe3c8"]);
  const material = isStone ? "stone" : wall.startsWith("#b") ? "brick" : "plaster";
  const paint = random.pick(["#3f6f5f", "#7a3028", "#2f5577"]);
  const w = 18 * u;
  const x = sheet.width / 2 - w / 2;
  const eaves = ground - 2.9 * u;
  const roof = isStone ? "#3b434c" : random.pick(["#a0523a", "#8e4533", "#b0603f"]);
  const style = { u, frame: "#faf6ec", stone: "#cfc6b4", style: "grid" } as const;
  const windows = [1.5, 4.1, 8.1].map(
    (at) =>
      drawPane(sheet, { ...style, x: x + u * at, y: ground - u * 2.25, w: u, h: u * 1.35 }) +
      shutters(sheet, x + u * at, ground - u * 2.25, u, u * 1.35, u, paint),
  );
  return (
    drawChimney(sheet, x + w * 0.16, eaves - 2.6 * u, u, "#9c4a36", 1.2) +
    drawChimney(sheet, x + w * 0.52, eaves - 2.6 * u, u, "#9c4a36", 1.2) +
    paintWall(sheet, boxOf(x, eaves, w, 2.9 * u), wall, material, u) +
    paintWall(
      sheet,
      boxOf(x + w * 0.62, eaves, w * 0.38, 2.9 * u),
      isStone ? "#86857c" : "#a8543c",
      isStone ? "stone" : "brick",
      u,
    ) +
    hip(sheet, x, eaves, w, 3.4 * u, 0.9 * u, roof, u) +
    drawSkylight(sheet, x + w * 0.3, eaves - 2.1 * u, u, random.chance(sheet.row.lit)) +
    rect(x, ground - u * 0.5, w, u * 0.5, sheet.tone(isStone ? "#6d7679" : "#33302e")) +
    windows.join("") +
    drawDoor(sheet, {
      x: x + u * 6.1,
      ground,
      u,
      colour: paint,
      stone: "#d9d3c4",
      style: "glazed",
      lit: sheet.row.lit > 0.3,
    }) +
    barnDoor(sheet, x + w - u * 5.6, ground, u * 3, u * 2.0, darker(paint, 0.1)) +
    drawPanes(sheet, {
      ...style,
      from: x + w - u * 2.2,
      to: x + w - u * 0.4,
      count: 1,
      y: ground - u * 2,
      w: u * 0.7,
      h: u * 0.7,
    }) +
    rect(
      x + w * 0.62 - u * 0.06,
      eaves + u * 0.2,
      u * 0.12,
      ground - eaves - u * 0.2,
      lighter(sheet.tone("#8b9496"), 0.1),
    )
  );
}
