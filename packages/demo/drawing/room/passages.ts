import { darker, lighter, mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, path, rect, stroke } from "../pen/svg.ts";
import { drawPendant, drawPlant, drawSmallPlant } from "./lamps-and-plants.ts";
import { BACK, drawRug, drawShell, hang, type Room, stand, sunPatch } from "./shell.ts";
import { drawMirror } from "./storage.ts";
import { drawBench } from "./tables.ts";
import { drawRoomWindow, drawView } from "./view.ts";
import { drawBicycle, drawCar } from "../scene/street-life.ts";

function frontDoor(room: Room, x: number, colour: string): string {
  const { sheet, isEvening } = room;
  const paint = sheet.tone(colour);
  const white = sheet.tone("#fbf8f1");
  const light = isEvening ? mix("#8b7294", "#f0b060", 0.3) : sheet.row.glass[1];
  const lead = ["#c8553f", "#e0b04e", "#4f8796", "#6f9a6a"];
  const panes = [0, 1, 2].map(
    (at) =>
      rect(x + 34 + at * 50, 262, 42, 150, light) +
      path(
        d`M${x + 55 + at * 50} 300l16 37l-16 37l-16 -37z`,
        sheet.tone(lead[at] ?? "#c8553f"),
        'opacity=".8"',
      ) +
      circle(x + 55 + at * 50, 337, 7, sheet.tone(lead[3] ?? "#6f9a6a")),
  );
  const fan =
    path(d`M${x + 6} 200A99 96 0 0 1 ${x + 204} 200z`, light) +
    stroke(d`M${x + 105} 200V106M${x + 105} 200L${x + 34} 134M${x + 105} 200L${x + 176} 134`, paint, 6) +
    path(d`M${x + 70} 200A35 34 0 0 1 ${x + 140} 200z`, sheet.tone("#e0b04e"), 'opacity=".8"');
  return (
    path(d`M${x - 22} ${BACK.floor}V200A127 124 0 0 1 ${x + 232} 200V${BACK.floor}z`, white) +
    fan +
    stroke(d`M${x + 6} 200A99 96 0 0 1 ${x + 204} 200z`, paint, 10) +
    rect(x, 210, 210, BACK.floor - 210, paint) +
    rect(x + 22, 250, 166, 174, lighter(paint, 0.1)) +
    panes.join("") +
    rect(x + 22, 470, 76, 170, lighter(paint, 0.1), `stroke="${darker(paint, 0.25)}" stroke-width="3"`) +
    rect(x + 112, 470, 76, 170, lighter(paint, 0.1), `stroke="${darker(paint, 0.25)}" stroke-width="3"`) +
    rect(x + 66, 440, 78, 12, sheet.tone("#d3a950")) +
    circle(x + 192, 448, 9, sheet.tone("#d3a950"))
  );
}

function staircase(sheet: Sheet, wood: string): string {
  const timber = sheet.tone(wood);
  const white = sheet.tone("#f6f1e6");
  const steps = Array.from({ length: 10 }, (_, at) => {
    const x = 980 + at * 40;
    const y = BACK.floor - at * 48;
    return (
      rect(x, y - 48, 420, 48, at % 2 ? white : darker(white, 0.03)) +
      rect(x - 8, y - 54, 430, 10, timber) +
      rect(x - 8, y - 44, 430, 4, "#20140c", 'opacity=".14"')
    );
  });
  const bars = Array.from(
    { length: 10 },
    (_, at) => d`M${996 + at * 40} ${BACK.floor - 54 - at * 48}v-170`,
  ).join("");
  return (
    steps.join("") +
    stroke(bars, white, 6) +
    stroke(d`M972 ${BACK.floor - 200}L1372 ${BACK.floor - 680}`, timber, 15, 'stroke-linecap="round"') +
    rect(958, BACK.floor - 236, 24, 236, timber) +
    circle(970, BACK.floor - 246, 17, lighter(timber, 0.14))
  );
}

const clipBack = (sheet: Sheet, content: string) =>
  `<g clip-path="url(#${sheet.define((id) => `<clipPath id="${id}">${rect(BACK.left, BACK.top, BACK.right - BACK.left, 1000, "#000000")}</clipPath>`)})">${content}</g>`;

export function drawHall(room: Room): string {
  const { sheet, palette } = room;
  const hooks =
    rect(-40, 0, 80, 5, sheet.tone(palette.wood)) +
    [-28, -4, 20]
      .map(
        (x, at) =>
          circle(x, 4, 2.4, sheet.tone(palette.metal)) +
          (at === 1
            ? path(d`M${x} 5q-14 6 -15 60h30q-1 -54 -15 -60z`, sheet.tone(palette.fabric))
            : at === 2
              ? path(d`M${x - 8} 8h16l4 22h-24z`, sheet.tone(palette.second))
              : stroke(d`M${x} 5q-8 30 -3 52`, sheet.tone(palette.accent), 7, 'stroke-linecap="round"')),
      )
      .join("");
  return (
    drawShell(room, {
      floor: "chequer",
      floorColour: "#ece6d8",
      wainscot: mix(palette.wall, palette.accent, 0.3),
    }) +
    frontDoor(room, 640, palette.accent) +
    clipBack(sheet, staircase(sheet, palette.wood)) +
    hang(hooks, 300, 290) +
    hang(drawMirror(sheet, palette.metal, 50, 74), 500, 300) +
    sunPatch(room, 650, 190) +
    drawRug(sheet, 625, 730, 240, 220, palette.fabric, palette.second) +
    stand(drawBench(sheet, palette.wood), 330, 740) +
    stand(drawPlant(sheet), 1290, 860) +
    hang(drawPendant(sheet, 40, palette.metal, "globe"), 400, BACK.top)
  );
}

function tools(sheet: Sheet): string {
  const wood = sheet.tone("#b98d58");
  const steel = sheet.tone("#7d868a");
  return (
    rect(-62, -40, 124, 76, lighter(wood, 0.15), 'rx="2"') +
    stroke("M-46-28v40M-28-28v46M-8-28v36M34-28v44", wood, 4, 'stroke-linecap="round"') +
    rect(-53, -30, 14, 8, steel) +
    path("M-34 18h12l3 12h-18z", steel) +
    circle(-8, 14, 7, "none", `stroke="${steel}" stroke-width="4"`) +
    path("M14-28h12v8h14v6H14z", sheet.tone("#a8452f")) +
    rect(28, 10, 12, 18, steel)
  );
}

export function drawGarageRoom(room: Room): string {
  const { sheet, palette } = room;
  const shelf = (y: number) =>
    rect(-60, y, 120, 4, sheet.tone(palette.wood)) +
    [-50, -22, 8, 34]
      .map((x, at) =>
        rect(
          x,
          y - 22 - (at % 2) * 8,
          22,
          22 + (at % 2) * 8,
          sheet.tone(["#c9b79a", "#5d7f86", "#a8452f", "#e2b25a"][at] ?? "#c9b79a"),
          'rx="2"',
        ),
      )
      .join("");
  return (
    drawShell(room, { floor: "smooth", floorColour: "#c9c6bf", wall: "#e6e3da" }) +
    drawRoomWindow(room, { x: 620, y: 170, w: 330, h: 150, panes: 3, curtain: null }) +
    hang(tools(sheet), 1160, 330) +
    stand(
      rect(-60, -200, 5, 200, sheet.tone("#6d7679")) +
        rect(55, -200, 5, 200, sheet.tone("#6d7679")) +
        shelf(-150) +
        shelf(-90) +
        shelf(-30),
      340,
      BACK.floor + 4,
    ) +
    stand(
      rect(-80, -88, 160, 8, sheet.tone(palette.wood)) +
        stroke("M-72-80V0M72-80V0", sheet.tone("#6b4a32"), 8) +
        rect(-70, -30, 140, 5, sheet.tone(palette.wood)) +
        rect(-40, -50, 50, 20, sheet.tone("#a8452f"), 'rx="3"') +
        drawSmallPlant(sheet, 50, -88, 22),
      1160,
      BACK.floor + 6,
    ) +
    ellipse(760, 900, 620, 40, "#20140c", 'opacity=".08"') +
    drawCar(sheet, 350, 905, 205) +
    drawBicycle(sheet, 1270, 860, 190)
  );
}

export function drawShopFloor(room: Room): string {
  const { sheet, palette } = room;
  const goods = (y: number, from: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const x = from + at * 20;
      const paint = sheet.tone(
        sheet.random.pick([palette.accent, palette.second, palette.fabric, "#e9e2d4", "#7f8fa0"]),
      );
      return sheet.random.chance(0.5)
        ? rect(x, y - 18, 12, 18, paint, 'rx="2"')
        : path(d`M${x} ${y}v-12q6 -9 12 0v12z`, paint);
    }).join("");
  const rack =
    rect(-74, -200, 148, 200, darker(sheet.tone(palette.wood), 0.28)) +
    [-160, -118, -76, -34]
      .map((y) => goods(y, -66, 7) + rect(-74, y, 148, 4, sheet.tone(palette.wood)))
      .join("");
  const till =
    rect(34, -118, 30, 18, sheet.tone("#33383b"), 'rx="2"') + rect(46, -101, 6, 6, sheet.tone("#33383b"));
  const counter =
    ellipse(0, 0, 118, 8, "#20140c", 'opacity=".24"') +
    rect(-110, -92, 220, 92, sheet.tone(palette.accent)) +
    Array.from({ length: 10 }, (_, at) => rect(-108 + at * 22, -84, 2, 76, "#20140c", 'opacity=".14"')).join(
      "",
    ) +
    rect(-116, -98, 232, 8, lighter(sheet.tone(palette.wood), 0.1)) +
    till +
    drawSmallPlant(sheet, -80, -98, 26) +
    rect(-40, -104, 34, 6, sheet.tone("#e9e2d4"), 'rx="2"');
  const view = { x: 610, y: 210, w: 330, h: 380 };
  return (
    drawShell(room, { floor: "planks" }) +
    rect(view.x - 20, view.y - 20, view.w + 40, view.h + 76, sheet.tone(palette.accent)) +
    drawView(room, view) +
    stroke(
      d`M${view.x + view.w / 2} ${view.y}v${view.h}M${view.x} ${view.y + 90}h${view.w}`,
      sheet.tone(palette.accent),
      10,
    ) +
    stand(rack, 370, BACK.floor) +
    stand(rack, 1160, BACK.floor) +
    sunPatch(room, 630, 320) +
    stand(counter, 760, 795) +
    stand(drawPlant(sheet), 1290, 850) +
    [520, 760, 1000].map((x) => hang(drawPendant(sheet, 36, palette.metal, "dome"), x, BACK.top)).join("")
  );
}
