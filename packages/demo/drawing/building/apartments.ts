import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, rect, stroke } from "../pen/svg.ts";
import { drawGlassBalcony, drawJuliet } from "../part/balcony.ts";
import { drawDoor } from "../part/door.ts";
import { drawPane, drawPanes } from "../part/pane.ts";
import { PALETTES } from "./row-style.ts";
import { drawShopfront } from "../part/shopfront.ts";
import type { Place } from "./terrace.ts";
import { boxOf, drawPlinth, paintWall } from "../part/wall.ts";

type Block = Place & {
  x: number;
  w: number;
  floors: number;
  wall: string;
  accent: string;
  material: "brick" | "plaster" | "stone";
};

const STOREY = 2.95;

function penthouse(sheet: Sheet, { x, w, u, floors, ground }: Block): string {
  const top = ground - (floors * STOREY + 0.7) * u;
  const inset = w * 0.12;
  return (
    rect(x + inset, top - u * 2.6, w - inset * 2, u * 2.7, sheet.tone("#6a7376")) +
    drawPanes(sheet, {
      from: x + inset + u * 0.4,
      to: x + w - inset - u * 0.4,
      count: Math.round((w - inset * 2) / u / 2.6),
      y: top - u * 2.2,
      w: u * 2,
      h: u * 2.1,
      u,
      style: "modern",
      frame: "#2e3336",
      filling: "none",
    }) +
    rect(x + inset - u * 0.4, top - u * 2.85, w - inset * 2 + u * 0.8, u * 0.3, sheet.tone("#454d51")) +
    rect(x + w * 0.46, top - u * 3.7, u * 1.8, u * 0.9, sheet.tone("#7d868a"))
  );
}

function storey(sheet: Sheet, block: Block, floor: number): string {
  const { x, w, u, ground } = block;
  const foot = ground - (floor * STOREY + 0.7) * u;
  const columns = Math.round(w / u / 3.4);
  const step = w / columns;
  return Array.from({ length: columns }, (_, at) => {
    const left = x + step * at;
    const hasBalcony = at % 2 === 0;
    const size = hasBalcony
      ? { w: step * 0.72, h: u * 2.15, y: foot - u * 2.25 }
      : { w: step * 0.4, h: u * 1.5, y: foot - u * 2.2 };
    const opening = drawPane(sheet, {
      ...size,
      x: left + (step - size.w) / 2,
      u,
      style: "modern",
      frame: "#33393c",
    });
    return (
      opening +
      (hasBalcony ? drawGlassBalcony(sheet, left + step * 0.06, foot - u * 0.08, step * 0.88, u) : "")
    );
  }).join("");
}

function groundLevel(sheet: Sheet, block: Block, withShops: boolean): string {
  const { x, w, u, ground, accent } = block;
  const lit = sheet.row.lit > 0.1;
  const third = w / 3;
  const shop = (sx: number) =>
    drawShopfront(sheet, {
      x: sx + u * 0.4,
      ground,
      w: third - u * 0.8,
      h: u * 3.3,
      u,
      colour: accent,
      lit,
      awning: sheet.random.chance(0.6),
    });
  const wide = (sx: number) =>
    drawPanes(sheet, {
      from: sx,
      to: sx + third,
      count: 2,
      y: ground - u * 2.7,
      w: third * 0.34,
      h: u * 1.8,
      u,
      style: "modern",
      frame: "#33393c",
    });
  const side = withShops ? shop : wide;
  const sash = {
    y: ground - u * 2.5,
    w: u * 1,
    h: u * 2.4,
    u,
    style: "sash",
    frame: "#33393c",
    filling: "none",
  } as const;
  const porch =
    rect(x + third, ground - u * 3.2, third, u * 3.2, darker(sheet.tone(block.wall), 0.18)) +
    drawPane(sheet, { ...sash, x: x + w / 2 - u * 1.9 }) +
    drawPane(sheet, { ...sash, x: x + w / 2 + u * 0.9 });
  const canopy = rect(
    x + third - u * 0.2,
    ground - u * 3.45,
    third + u * 0.4,
    u * 0.26,
    sheet.tone("#454d51"),
  );
  return (
    drawPlinth(sheet, x, ground, w, u * 0.4) +
    side(x) +
    side(x + third * 2) +
    porch +
    drawDoor(sheet, {
      x: x + w / 2 - u * 0.6,
      ground,
      u,
      w: u * 1.2,
      colour: accent,
      stone: "#d9d3c4",
      style: "modern",
      lit: sheet.row.lit > 0.3,
    }) +
    canopy
  );
}

function drawBlock(sheet: Sheet, block: Block, withShops: boolean): string {
  const { x, w, u, ground, floors, wall, material } = block;
  const h = (floors * STOREY + 0.7) * u;
  const column = w / Math.round(w / u / 3.4);
  const strips = Array.from({ length: Math.round(w / column) }, (_, at) => at)
    .filter((at) => at % 2 === 1)
    .map((at) =>
      paintWall(
        sheet,
        boxOf(x + column * at, ground - h, column, h - u * 3.6),
        block.accent,
        material === "plaster" ? "timber" : "plaster",
        u,
      ),
    );
  return (
    penthouse(sheet, block) +
    paintWall(sheet, boxOf(x, ground - h, w, h), wall, material, u) +
    strips.map((strip) => `<g opacity=".5">${strip}</g>`).join("") +
    Array.from({ length: floors - 1 }, (_, at) => storey(sheet, block, at + 1)).join("") +
    groundLevel(sheet, block, withShops) +
    rect(x - u * 0.2, ground - h - u * 0.2, w + u * 0.4, u * 0.4, lighter(sheet.tone(wall), 0.3)) +
    rect(x + w - u * 0.6, ground - h, u * 0.6, h, "#141430", 'opacity=".12"')
  );
}

export function drawApartmentBlock(sheet: Sheet, place: Place): string {
  const { random } = sheet;
  const floors = random.int(5, 6);
  const w = random.int(5, 6) * 3.4 * place.u;
  const [wall, material] = random.pick(PALETTES[place.region].walls);
  const accent = random.pick(["#7a6a58", "#3f5a5a", "#8d5a44", "#4a5560"]);
  const block: Block = {
    ...place,
    x: (sheet.width - w) / 2,
    w,
    floors,
    wall,
    accent,
    material: material === "brick" ? "brick" : material === "stone" ? "stone" : "plaster",
  };
  return drawBlock(sheet, block, random.chance(0.5));
}

// Older flats keep a grid of tall windows and small iron balconies.
export function drawOldFlats(sheet: Sheet, place: Place): string {
  const { ground, u } = place;
  const { random } = sheet;
  const w = 16 * u;
  const x = (sheet.width - w) / 2;
  const [wall, material] = random.pick(PALETTES[place.region].walls);
  const floors = 5;
  const h = (floors * 3.1 + 0.8) * u;
  const rows = Array.from({ length: floors - 1 }, (_, at) => {
    const y = ground - ((at + 1) * 3.1 + 2.8) * u;
    const size = {
      w: u * 1.2,
      h: u * 1.95,
      u,
      style: "cross",
      frame: "#faf6ec",
      stone: "#e9e0cd",
      head: "keystone",
    } as const;
    const rails = [1, 4].map((column) =>
      drawJuliet(sheet, x + (w / 6) * (column + 0.5) - u * 0.6, y + u * 1.97, u * 1.2, u),
    );
    return drawPanes(sheet, { ...size, from: x, to: x + w, count: 6, y }) + rails.join("");
  });
  const block: Block = { ...place, x, w, floors, wall, accent: "#3f5a52", material: "brick" };
  return (
    paintWall(sheet, boxOf(x, ground - h, w, h), wall, material, u) +
    rows.join("") +
    groundLevel(sheet, block, true) +
    rect(x - u * 0.3, ground - h - u * 0.3, w + u * 0.6, u * 0.55, sheet.tone("#e9e0cd")) +
    stroke(
      d`M${x + w - u * 0.25} ${ground - h + u * 0.3}V${ground - u * 3.6}`,
      sheet.tone("#7d8a8c"),
      u * 0.12,
    )
  );
}
