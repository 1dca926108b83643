import { darker, lighter, mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, path, rect, stroke } from "../pen/svg.ts";
import { drawDoor } from "../part/door.ts";
import { drawGarageDoor } from "../part/garage-door.ts";
import { drawPanes } from "../part/pane.ts";
import type { Place } from "./terrace.ts";
import { boxOf, drawPlinth, paintWall } from "../part/wall.ts";

function reflection(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  return path(
    d`M${x + w * 0.08} ${y + h}L${x + w * 0.5} ${y}h${w * 0.16}L${x + w * 0.24} ${y + h}zM${x + w * 0.34} ${y + h}L${x + w * 0.76} ${y}h${w * 0.05}L${x + w * 0.39} ${y + h}z`,
    "#ffffff",
    `opacity="${sheet.light === "dusk" ? 0.06 : 0.14}"`,
  );
}

export function drawOffice(sheet: Sheet, { ground, u }: Place): string {
  const { random, tone } = sheet;
  const floors = random.int(4, 5);
  const w = 18 * u;
  const x = sheet.width / 2 - w / 2;
  const storey = 3.3 * u;
  const h = floors * storey + u * 0.6;
  const top = ground - h;
  const fin = tone(random.pick(["#b98a5c", "#c9c2b2", "#4a5560", "#a8563c"]));
  const stone = random.pick(["#d9d2c4", "#a9b0af", "#8f8278"]);
  const rows = Array.from({ length: floors - 1 }, (_, at) =>
    drawPanes(sheet, {
      from: x + u * 0.6,
      to: x + w * 0.72,
      count: 6,
      y: ground - storey * (at + 2) + u * 0.6,
      w: u * 1.75,
      h: u * 2.2,
      u,
      style: "sash",
      frame: "#3a4448",
      filling: random.pick(["blind", "none", "lamp"]),
    }),
  );
  const fins = Array.from({ length: 7 }, (_, at) =>
    rect(
      x + u * 0.5 + ((w * 0.72 - u * 0.6) * at) / 6 - u * 0.1,
      top + u * 0.5,
      u * 0.22,
      h - storey - u * 0.6,
      fin,
    ),
  );
  const atrium = { x: x + w * 0.75, w: w * 0.22 };
  const glass = sheet.row.lit > 0.3 ? "#f6c06a" : mix(sheet.row.glass[0], "#6d8f9c", 0.35);
  const grid =
    Array.from(
      { length: floors * 2 },
      (_, at) => d`M${atrium.x} ${top + u * 0.8 + ((h - u) * at) / (floors * 2)}h${atrium.w}`,
    ).join("") +
    d`M${atrium.x + atrium.w / 3} ${top + u * 0.8}V${ground}M${atrium.x + (atrium.w * 2) / 3} ${top + u * 0.8}V${ground}`;
  return (
    rect(x + w * 0.3, top - u * 1.3, w * 0.3, u * 1.4, tone("#7d868a")) +
    paintWall(sheet, boxOf(x, top, w, h), stone, "plaster", u) +
    rows.join("") +
    fins.join("") +
    rect(atrium.x, top + u * 0.8, atrium.w, h - u * 0.8, glass) +
    stroke(grid, tone("#3a4448"), u * 0.08) +
    reflection(sheet, atrium.x, top + u * 0.8, atrium.w, h - u * 0.8) +
    drawPlinth(sheet, x, ground, w * 0.74, u * 0.35) +
    drawPanes(sheet, {
      from: x + u * 0.6,
      to: x + w * 0.72,
      count: 4,
      y: ground - u * 2.7,
      w: u * 2.6,
      h: u * 2.2,
      u,
      style: "modern",
      frame: "#3a4448",
      filling: "plant",
    }) +
    drawDoor(sheet, {
      x: atrium.x + atrium.w / 2 - u * 0.7,
      ground,
      u,
      w: u * 1.4,
      colour: "#33414a",
      stone: "#c9c2b2",
      style: "glazed",
      lit: sheet.row.lit > 0.3,
      steps: 1,
    }) +
    rect(atrium.x - u * 0.4, ground - u * 3.3, atrium.w + u * 0.8, u * 0.24, tone("#3a4448")) +
    rect(x - u * 0.2, top - u * 0.1, w + u * 0.4, u * 0.4, lighter(tone(stone), 0.3))
  );
}

export function drawWarehouse(sheet: Sheet, { ground, u }: Place): string {
  const { random, tone } = sheet;
  const w = 21 * u;
  const x = sheet.width / 2 - w / 2;
  const h = 6 * u;
  const top = ground - h;
  const brick = random.pick(["#a8543c", "#96503c", "#b8744e"]);
  const bays = 3;
  const step = w / bays;
  const teeth = Array.from(
    { length: bays },
    (_, at) => d`L${x + step * at} ${top - u * 2.4}L${x + step * (at + 1)} ${top}`,
  ).join("");
  const lights = Array.from({ length: bays }, (_, at) => {
    const lx = x + step * at;
    const outline = d`M${lx + u * 0.5} ${top - u * 0.3}V${top - u * 1.75}L${lx + step * 0.58} ${top - u * 0.3}z`;
    return (
      path(outline, random.chance(sheet.row.lit) ? "#fcc873" : sheet.row.glass[1]) +
      stroke(outline, tone("#3a4448"), u * 0.1)
    );
  });
  const edge = d`M${x - u * 0.1} ${top}` + teeth;
  const panes = {
    count: 2,
    y: top + u * 1.2,
    w: u * 2,
    h: u * 2.6,
    u,
    style: "loft",
    head: "soldier",
    stone: "#8d4a3a",
    frame: "#2e3336",
    filling: "none",
  } as const;
  return (
    paintWall(sheet, d`M${x} ${ground}V${top}` + teeth + d`V${ground}z`, brick, "brick", u) +
    lights.join("") +
    stroke(edge, tone("#cfc6b4"), u * 0.22, 'stroke-linejoin="round"') +
    rect(x, top + u * 0.2, w, u * 0.2, tone("#d9d3c4")) +
    drawPlinth(sheet, x, ground, w, u * 0.5) +
    drawPanes(sheet, { ...panes, from: x + u * 0.4, to: x + step - u * 0.2 }) +
    drawGarageDoor(sheet, {
      x: x + step + u * 1.2,
      ground,
      w: u * 4.2,
      h: u * 4,
      u,
      colour: random.pick(["#3f5f66", "#8a3f30", "#4a5550"]),
      windows: true,
    }) +
    drawPanes(sheet, { ...panes, from: x + step * 2 + u * 0.2, to: x + w - u * 0.4 }) +
    drawDoor(sheet, {
      x: x + step * 2 - u * 0.6,
      ground,
      u,
      colour: "#33414a",
      stone: "#d9d3c4",
      style: "glazed",
      lit: sheet.row.lit > 0.3,
    }) +
    rect(x + w - u * 0.4, top, u * 0.4, h, "#141430", 'opacity=".14"')
  );
}

export function drawGarages(sheet: Sheet, { ground, u }: Place): string {
  const { random, tone } = sheet;
  const count = 5;
  const step = 3.3 * u;
  const w = step * count;
  const x = sheet.width / 2 - w / 2;
  const top = ground - 3 * u;
  const paints = ["#f1ece0", "#6b7a7a", "#8a6a4c", "#d9d2c4", "#5a6a62"];
  const boxes = Array.from({ length: count }, (_, at) => {
    const isSubject = at === 2;
    const paint = isSubject ? random.pick(["#a8452f", "#2f5d54", "#2b4a66"]) : random.pick(paints);
    const left = x + step * at + u * 0.35;
    const number =
      rect(left + u * 1.05, top + u * 0.24, u * 0.5, u * 0.3, tone("#f6f0e2"), 'rx="3"') +
      rect(left + u * 1.22, top + u * 0.31, u * 0.16, u * 0.16, darker(tone("#3a4448"), 0.1));
    return (
      drawGarageDoor(sheet, {
        x: left,
        ground,
        w: step - u * 0.7,
        h: u * 2.3,
        u,
        colour: paint,
        windows: isSubject || random.chance(0.4),
      }) + number
    );
  });
  return (
    paintWall(sheet, boxOf(x, top, w, 3 * u), random.pick(["#b4633f", "#c9a47a", "#9c4f3c"]), "brick", u) +
    boxes.join("") +
    rect(x - u * 0.2, top - u * 0.14, w + u * 0.4, u * 0.3, tone("#6f787b")) +
    rect(x - u * 0.2, top - u * 0.14, w + u * 0.4, u * 0.08, lighter(tone("#6f787b"), 0.4))
  );
}
