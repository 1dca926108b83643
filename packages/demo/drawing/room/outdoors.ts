import { darker, lighter, mix } from "../pen/colour.ts";
import { circle, d, ellipse, linear, path, pattern, rect, stroke } from "../pen/svg.ts";
import { drawBeach, drawSea } from "../scene/coast.ts";
import { drawBirds, drawSky } from "../scene/sky.ts";
import { drawSkyline } from "../scene/skyline.ts";
import { drawHedge, drawPoplar, drawShrub, drawTree } from "../scene/tree.ts";
import { drawGlow, drawPlant } from "./lamps-and-plants.ts";
import { drawChair, drawDeckChair, drawSofa } from "./seating.ts";
import { type Room, stand, towardsBack } from "./shell.ts";
import { drawCoffeeTable, drawFruitBowl } from "./tables.ts";

function fairyLights({ sheet }: Room, y: number): string {
  const wire = d`M-10 ${y}Q380 ${y + 150} 760 ${y + 20}T1530 ${y - 10}`;
  const bulbs = Array.from({ length: 15 }, (_, at) => {
    const t = (at + 0.5) / 15;
    const half = t < 0.5 ? t * 2 : t * 2 - 1;
    const sag = t < 0.5 ? 2 * half * (1 - half) * 140 : -2 * half * (1 - half) * 100 * -1;
    const drop = y + (t < 0.5 ? 20 * half + sag : 20 - 30 * half - sag);
    return (
      circle(t * 1520, drop + 12, 8, sheet.light === "dusk" ? "#ffe2a0" : sheet.tone("#fff6dc")) +
      drawGlow(sheet, t * 1520, drop + 12, 46)
    );
  });
  return stroke(wire, sheet.tone("#3a3f44"), 2.5) + bulbs.join("");
}

function parasol({ sheet, palette }: Room): string {
  const cloth = sheet.tone(palette.second);
  const ribs = [-80, -30, 30, 80].map((x) =>
    path(d`M0 -232Q${x * 0.6} -222 ${x} -176Q${x * 0.7} -186 ${x * 0.45} -178z`, darker(cloth, 0.1)),
  );
  return (
    ellipse(0, 0, 26, 5, "#20140c", 'opacity=".22"') +
    rect(-2, -225, 4, 225, sheet.tone("#b98d58")) +
    path("M0-236Q-92-222-108-172Q-72-186-36-174Q0-188 36-174Q72-186 108-172Q92-222 0-236z", cloth) +
    ribs.join("") +
    path("M0-236Q-92-222-108-172Q-90-180-72-180Q-50-222 0-236z", "#ffffff", 'opacity=".2"') +
    rect(-24, -6, 48, 6, sheet.tone("#6d7679"), 'rx="3"')
  );
}

export function drawTerraceRoom(room: Room): string {
  const { sheet, palette, region } = room;
  const deck = sheet.tone("#b98f62");
  const far =
    region === "sea"
      ? drawSea(sheet, 470, 640) + drawBeach(sheet, 630, 700)
      : drawSkyline(sheet, 690, region, 1);
  const boards = Array.from(
    { length: 25 },
    (_, at) => d`M${towardsBack(-1040 + at * 150, 1000)} 680L${-1040 + at * 150} 1000`,
  ).join("");
  const fade = sheet.fill((id) =>
    linear(id, [
      [0, "#20140c", 0.22],
      [0.3, "#20140c", 0],
      [1, "#20140c", 0.14],
    ]),
  );
  const rail = sheet.tone("#3a4448");
  const panes = Array.from(
    { length: 6 },
    (_, at) =>
      rect(at * 256 - 4, 452, 246, 218, sheet.row.glass[1], 'opacity=".28"') +
      path(d`M${at * 256 + 30} 670l90 -218h34l-90 218z`, "#ffffff", 'opacity=".2"') +
      rect(at * 256 - 14, 444, 9, 240, rail),
  );
  return (
    drawSky(sheet, 690) +
    drawBirds(sheet, 690, 5, 13, region === "sea") +
    far +
    rect(0, 680, 1520, 320, deck) +
    stroke(boards, darker(deck, 0.3), 2.5, 'opacity=".55"') +
    rect(0, 680, 1520, 320, fade) +
    panes.join("") +
    rect(0, 436, 1520, 14, rail) +
    rect(0, 436, 1520, 4, lighter(rail, 0.4)) +
    rect(0, 672, 1520, 10, rail) +
    stand(drawPlant(sheet, "grass"), 110, 760) +
    stand(drawPlant(sheet, "tree"), 250, 740) +
    stand(drawPlant(sheet, "leaves"), 1410, 800) +
    stand(parasol(room), 1140, 780) +
    stand(drawSofa(sheet, palette.fabric, [palette.second, palette.accent], 2), 520, 830) +
    stand(drawChair(sheet, palette.wood, "right"), 1000, 850) +
    stand(drawChair(sheet, palette.wood, "left"), 1290, 850) +
    stand(
      rect(-36, -74, 72, 5, sheet.tone(palette.wood)) +
        rect(-2.5, -70, 5, 70, rail) +
        rect(-18, -3, 36, 3, rail) +
        drawFruitBowl(sheet, 0, -74, 11),
      1145,
      862,
    ) +
    stand(drawCoffeeTable(sheet, palette.wood), 620, 930) +
    fairyLights(room, 40)
  );
}

function shed({ sheet, palette }: Room): string {
  const wood = sheet.tone(palette.fabric);
  const boards = sheet.fill((id) => pattern(id, 14, 40, stroke("M0 0V40", darker(wood, 0.25), 1.4)));
  return (
    ellipse(0, 0, 130, 8, "#20140c", 'opacity=".2"') +
    rect(-110, -150, 220, 150, wood) +
    rect(-110, -150, 220, 150, boards) +
    path("M-128-146L0-214L128-146z", sheet.tone("#4a4448")) +
    path("M-110-150L0-208L110-150z", lighter(wood, 0.12)) +
    rect(-80, -118, 62, 118, lighter(wood, 0.18)) +
    rect(24, -110, 58, 48, sheet.row.glass[1], `stroke="${sheet.tone("#f6f1e6")}" stroke-width="5"`) +
    stroke("M53-110V-62", sheet.tone("#f6f1e6"), 3) +
    circle(-26, -58, 3.4, sheet.tone("#d3a950"))
  );
}

export function drawGardenRoom(room: Room): string {
  const { sheet, palette, region } = room;
  const grass = sheet.tone("#93ab6c");
  const horizon = 560;
  const fade = sheet.fill((id) =>
    linear(id, [
      [0, lighter(grass, 0.1)],
      [1, darker(grass, 0.14)],
    ]),
  );
  const stripes = Array.from(
    { length: 9 },
    (_, at) =>
      d`M${towardsX(-700 + at * 340)} ${horizon}L${-700 + at * 340} 1000h170L${towardsX(-530 + at * 340)} ${horizon}z`,
  ).join("");
  const paving = d`M0 1000V872Q760 838 1520 872V1000z`;
  const stone = sheet.tone("#d6cbb8");
  const joints = sheet.fill((id) =>
    pattern(id, 130, 46, stroke("M0 0H130M0 23H130M32 0v23M98 23v23", darker(stone, 0.2), 1.6)),
  );
  const blooms = ["#c96a8a", "#7f8fc4", "#e6b34c", "#f0e6f0", "#d9774a"];
  const bed = (x: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      drawShrub(
        sheet,
        x + at * 84,
        640 + (at % 2) * 14,
        sheet.random.between(38, 56),
        blooms[(at + sheet.random.int(0, 4)) % 5] ?? null,
      ),
    ).join("");
  return (
    drawSky(sheet, 600) +
    drawBirds(sheet, 600, 4, 11, false) +
    drawSkyline(sheet, 600, region === "sea" ? "brick" : region, 0.6) +
    [80, 190, 1330, 1450].map((x) => drawPoplar(sheet.quiet(0.4), x, 580, 52)).join("") +
    rect(0, horizon, 1520, 440, fade) +
    path(stripes, mix(grass, "#ffffff", 0.4), 'opacity=".16"') +
    drawHedge(sheet, -20, 600, 1560, 110) +
    bed(40, 4) +
    drawTree(sheet, 560, 640, 74) +
    stand(shed(room), 1180, 650) +
    bed(1400, 2) +
    ellipse(700, 740, 240, 24, darker(grass, 0.2), 'opacity=".4"') +
    path(paving, stone) +
    path(paving, joints) +
    stroke("M0 872Q760 838 1520 872", lighter(stone, 0.5), 6) +
    stand(drawDeckChair(sheet, palette.accent), 420, 890) +
    stand(drawDeckChair(sheet, palette.second), 620, 900) +
    stand(drawPlant(sheet, "leaves"), 1400, 940) +
    stand(drawPlant(sheet, "grass"), 110, 960) +
    stand(drawChair(sheet, palette.wood, "right"), 920, 930) +
    stand(drawChair(sheet, palette.wood, "left"), 1210, 930) +
    stand(
      rect(-40, -74, 80, 5, sheet.tone(palette.wood)) +
        stroke("M-30-70L-36 0M30-70L36 0", darker(sheet.tone(palette.wood), 0.3), 4) +
        drawFruitBowl(sheet, 0, -74, 11),
      1065,
      942,
    )
  );
}

const towardsX = (x: number) => 760 + (x - 760) * 0.3;
