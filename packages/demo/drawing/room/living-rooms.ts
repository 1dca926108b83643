import { mix } from "../pen/colour.ts";
import { drawBed } from "./bath-and-bed.ts";
import { drawFloorLamp, drawPendant, drawPlant, drawTableLamp } from "./lamps-and-plants.ts";
import { drawArmchair, drawChair, drawDeskChair, drawSofa } from "./seating.ts";
import { BACK, drawRug, drawShell, hang, type Room, stand, sunPatch } from "./shell.ts";
import {
  drawBookcase,
  drawFireplace,
  drawMirror,
  drawPicture,
  drawSideboard,
  drawWardrobe,
} from "./storage.ts";
import {
  drawCoffeeTable,
  drawDesk,
  drawDiningTable,
  drawFruitBowl,
  drawPlaces,
  drawSideTable,
  drawVase,
} from "./tables.ts";
import { drawRoomWindow } from "./view.ts";

const art = ({ palette }: Room) => [palette.accent, palette.second, palette.fabric] as const;

export function drawLiving(room: Room): string {
  const { sheet, palette, isEvening } = room;
  const hasFire = sheet.random.chance(0.55);
  const right = hasFire
    ? stand(drawFireplace(sheet, isEvening || sheet.light === "overcast"), 1150, BACK.floor) +
      hang(drawMirror(sheet, palette.metal, 84, 92), 1150, 290)
    : stand(drawBookcase(sheet, palette.wood, 130), 1160, BACK.floor);
  return (
    drawShell(room, { floor: "planks", moulding: hasFire }) +
    drawRoomWindow(room, {
      x: 300,
      y: 170,
      w: 400,
      h: 390,
      panes: 3,
      transom: sheet.random.chance(0.5),
      curtain: sheet.random.pick([palette.second, "#f3ecdd", palette.fabric]),
    }) +
    right +
    (hasFire
      ? hang(drawPicture(sheet, 44, 58, art(room)), 930, 290)
      : hang(drawPicture(sheet, 52, 66, art(room)), 930, 300)) +
    sunPatch(room, 330, 380) +
    drawRug(sheet, 400, 800, 680, 120, palette.accent, palette.second) +
    stand(drawFloorLamp(sheet, palette.metal), 815, 715) +
    stand(drawPlant(sheet), 215, 730) +
    stand(
      drawSofa(sheet, palette.fabric, [palette.second, palette.accent], sheet.random.pick([2, 3])),
      520,
      810,
    ) +
    stand(drawArmchair(sheet, palette.second), 1080, 830) +
    stand(drawCoffeeTable(sheet, palette.wood), 780, 925)
  );
}

export function drawBedroom(room: Room): string {
  const { sheet, palette } = room;
  const night = (x: number) =>
    stand(drawSideTable(sheet, palette.wood), x, 720) +
    stand(drawTableLamp(sheet, palette.metal), x, 720 - 52 * 2.57);
  return (
    drawShell(room, {
      floor: "planks",
      wall: sheet.random.pick([palette.wall, "#e6e2da", "#dfe5e0"]),
      wainscot: mix(palette.wall, palette.accent, 0.26),
    }) +
    drawRoomWindow(room, { x: 235, y: 190, w: 280, h: 350, panes: 2, curtain: palette.second }) +
    hang(drawPicture(sheet, 40, 52, art(room)), 690, 260) +
    hang(drawPicture(sheet, 40, 52, art(room)), 810, 260) +
    stand(drawWardrobe(sheet, "#f1ece0"), 1220, BACK.floor + 4) +
    sunPatch(room, 260, 280) +
    drawRug(sheet, 440, 800, 620, 150, "#e6dcc8", palette.second) +
    night(500) +
    night(1010) +
    stand(
      drawBed(sheet, {
        frame: palette.wood,
        cover: "#f3eee2",
        second: palette.second,
        throwColour: palette.fabric,
      }),
      755,
      850,
    ) +
    stand(drawPlant(sheet), 160, 800)
  );
}

export function drawDining(room: Room): string {
  const { sheet, palette } = room;
  const chair = (facing: "front" | "back" | "left" | "right") => drawChair(sheet, palette.wood, facing);
  return (
    drawShell(room, { floor: "planks", moulding: true }) +
    drawRoomWindow(room, {
      x: 610,
      y: 150,
      w: 310,
      h: 506,
      panes: 2,
      transom: true,
      door: true,
      curtain: palette.fabric,
    }) +
    stand(drawSideboard(sheet, palette.wood), 1150, BACK.floor + 6) +
    stand(drawVase(sheet, 40, 0, 17), 1150, BACK.floor + 6 - 75 * 2.34) +
    stand(drawTableLamp(sheet, palette.metal), 1040, BACK.floor + 6 - 75 * 2.34) +
    hang(drawPicture(sheet, 96, 66, art(room)), 1150, 300) +
    hang(drawPicture(sheet, 50, 70, art(room)), 340, 320) +
    stand(drawPlant(sheet, "leaves"), 300, 720) +
    sunPatch(room, 620, 310) +
    drawRug(sheet, 430, 800, 660, 130, "#e3d7bf", palette.accent) +
    stand(chair("front"), 640, 800) +
    stand(chair("front"), 880, 800) +
    stand(chair("right"), 385, 872) +
    stand(chair("left"), 1135, 872) +
    stand(
      drawDiningTable(sheet, { w: 190, wood: palette.wood, cloth: palette.second }) +
        drawPlaces(sheet, 190) +
        drawFruitBowl(sheet, 0, -77, 11),
      760,
      890,
    ) +
    stand(chair("back"), 620, 960) +
    stand(chair("back"), 900, 960) +
    hang(drawPendant(sheet, 66, palette.accent, "dome"), 680, BACK.top) +
    hang(drawPendant(sheet, 66, palette.accent, "dome"), 850, BACK.top)
  );
}

export function drawOfficeRoom(room: Room): string {
  const { sheet, palette } = room;
  return (
    drawShell(room, { floor: "planks" }) +
    drawRoomWindow(room, { x: 560, y: 160, w: 520, h: 330, panes: 3, curtain: null }) +
    stand(drawBookcase(sheet, palette.wood, 120), 340, BACK.floor) +
    hang(drawPicture(sheet, 50, 66, art(room)), 1240, 300) +
    sunPatch(room, 600, 440) +
    drawRug(sheet, 520, 790, 560, 150, palette.fabric, palette.second) +
    stand(drawDesk(sheet, palette.wood, palette.metal), 820, 800) +
    stand(drawDeskChair(sheet, palette.fabric), 800, 900) +
    stand(drawPlant(sheet), 1270, 760) +
    stand(drawArmchair(sheet, palette.second), 330, 880) +
    hang(drawPendant(sheet, 40, palette.accent, "cone"), 820, BACK.top)
  );
}
