import { darker } from "../pen/colour.ts";
import { d, pattern, rect, stroke } from "../pen/svg.ts";
import { drawShower, drawToilet, drawTowelRail, drawTub, drawVanity } from "./bath-and-bed.ts";
import {
  drawBaseUnits,
  drawFridge,
  drawHood,
  drawIsland,
  drawOpenShelf,
  drawSplash,
  drawWallUnits,
} from "./kitchen-units.ts";
import { drawGlow, drawPendant, drawPlant } from "./lamps-and-plants.ts";
import { drawStool } from "./seating.ts";
import { BACK, drawRug, drawShell, hang, type Room, stand, sunPatch } from "./shell.ts";
import { drawMirror } from "./storage.ts";
import { drawRoomWindow } from "./view.ts";

export function drawKitchen(room: Room): string {
  const { sheet, palette } = room;
  const paint = sheet.random.pick([palette.accent, "#f1ece0", palette.fabric]);
  const units = {
    w: 360,
    paint,
    top: sheet.random.pick(["#e9e6de", "#4a5256", "#c79f6c"]),
    metal: palette.metal,
  };
  const islandPaint = paint === "#f1ece0" ? palette.accent : "#f1ece0";
  return (
    drawShell(room, {
      floor: sheet.random.pick(["tiles", "planks", "chequer"]),
      floorColour: sheet.random.pick(["#e3ddcf", palette.floor]),
    }) +
    hang(
      drawSplash(sheet, -180, -168, 360, 84, sheet.random.pick(["#f6f3ea", palette.second, "#dfe7e3"])),
      590,
      BACK.floor,
    ) +
    drawRoomWindow(room, { x: 660, y: 180, w: 280, h: 230, panes: 2, curtain: null }) +
    hang(drawWallUnits(sheet, 50, paint, palette.metal), 178, 200) +
    hang(drawHood(sheet, sheet.random.pick([palette.metal, "#e9e6de"])), 384, 240) +
    hang(drawOpenShelf(sheet, 64, palette.wood), 484, 262) +
    hang(drawOpenShelf(sheet, 64, palette.wood), 484, 340) +
    stand(
      drawFridge(sheet, sheet.random.pick(["#d3d8d5", palette.second, "#8fa9a4"])),
      1115,
      BACK.floor + 6,
    ) +
    stand(drawBaseUnits(sheet, units), 590, BACK.floor + 6) +
    sunPatch(room, 560, 240) +
    stand(drawPlant(sheet), 1310, 740) +
    stand(drawIsland(sheet, { ...units, w: 166, paint: islandPaint }), 1010, 880) +
    [930, 1090].map((x) => stand(drawStool(sheet, palette.wood), x, 935)).join("") +
    [900, 1120].map((x) => hang(drawPendant(sheet, 58, palette.metal, "dome"), x, BACK.top)).join("")
  );
}

export function drawBathroom(room: Room): string {
  const { sheet, palette } = room;
  const wall = sheet.tone(sheet.random.pick(["#dfe8e4", "#f1ede2", palette.second]));
  const joints = sheet.fill((id) =>
    pattern(id, 68, 34, stroke("M0 0H68M0 17H68M17 0v17M51 17v17", darker(wall, 0.12), 1.4)),
  );
  const tiled =
    rect(BACK.left, 330, BACK.right - BACK.left, BACK.floor - 330 - 24, wall) +
    rect(BACK.left, 330, BACK.right - BACK.left, BACK.floor - 354, joints) +
    rect(BACK.left, 320, BACK.right - BACK.left, 12, sheet.tone(palette.accent));
  const mirrors = [-77, 77].map((dx) => hang(drawMirror(sheet, palette.metal, 56, 56, true), 1010 + dx, 330));
  return (
    drawShell(room, { floor: sheet.random.pick(["tiles", "chequer"]), floorColour: "#e6e1d6" }) +
    tiled +
    drawRoomWindow(room, { x: 420, y: 150, w: 230, h: 250, panes: 2, curtain: null }) +
    stand(drawShower(sheet, palette.metal), 268, BACK.floor + 4) +
    mirrors.join("") +
    hang(drawGlow(sheet, 0, 0, 90), 1010, 250) +
    stand(drawVanity(sheet, palette.wood, palette.metal), 1010, BACK.floor + 4) +
    hang(drawTowelRail(sheet, palette.fabric, palette.metal), 1290, 440) +
    sunPatch(room, 430, 230) +
    drawRug(sheet, 470, 830, 330, 90, palette.fabric, "#f6f0e2") +
    stand(drawTub(sheet, palette.metal), 600, 810) +
    stand(drawToilet(sheet), 1290, 790) +
    stand(drawPlant(sheet), 235, 860) +
    stroke(d`M${BACK.left} 333H${BACK.right}`, "#20140c", 2, 'opacity=".12"')
  );
}
