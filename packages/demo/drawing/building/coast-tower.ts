import { darker, lighter } from "../pen/colour.ts";
import { type Sheet, symbol } from "../pen/sheet.ts";
import { d, path, rect, stamp, stroke } from "../pen/svg.ts";
import { drawShopfront } from "../part/shopfront.ts";
import { boxOf, paintWall } from "../part/wall.ts";

export type TowerWish = {
  x: number;
  ground: number;
  w: number;
  floors: number;
  u: number;
  wall: string;
  curved: boolean;
  detail: boolean;
};

const STOREY = 2.9;

function flatFront(sheet: Sheet, w: number, u: number, wall: string): string {
  const slab = lighter(sheet.tone(wall), 0.4);
  const frame = sheet.tone("#4a565b");
  const h = STOREY * u;
  return symbol(
    sheet,
    stroke(
      d`M${w * 0.36} ${u * 0.25}v${h - u * 0.5}M${w * 0.68} ${u * 0.25}v${h - u * 0.5}`,
      frame,
      u * 0.09,
    ) +
      rect(u * 0.15, u * 0.25, w - u * 0.3, u * 0.4, "#141430", 'opacity=".25"') +
      rect(0, h - u * 1.2, w, u, lighter(sheet.row.glass[1], 0.25), 'opacity=".72"') +
      rect(0, h - u * 1.24, w, u * 0.1, frame) +
      rect(-u * 0.1, h - u * 0.22, w + u * 0.2, u * 0.28, slab) +
      rect(-u * 0.1, h + u * 0.06, w + u * 0.2, u * 0.16, "#141430", 'opacity=".2"'),
  );
}

function flat(sheet: Sheet, w: number, u: number, lit: boolean, wall: string): string {
  const { random, row } = sheet;
  const glass = lit ? "#fcc873" : row.glass[random.chance(0.5) ? 0 : 1];
  const paint = random.chance(0.16) ? sheet.tone(random.pick(["#d98a4a", "#4f8796", "#e0b04e"])) : null;
  const awning = paint === null ? "" : rect(u * 0.15, u * 0.6, w - u * 0.3, u * 0.45, paint);
  const pane = rect(u * 0.15, u * 0.25, w - u * 0.3, (STOREY - 0.5) * u, glass);
  return symbol(sheet, `${pane}${awning}<use href="#${flatFront(sheet, w, u, wall)}"/>`);
}

export function drawTower(sheet: Sheet, wish: TowerWish): string {
  const { x, ground, w, floors, u, wall } = wish;
  const base = 3.6 * u;
  const top = ground - base - floors * STOREY * u;
  const columns = Math.max(2, Math.round(w / u / 4.6));
  const core = u * 1.6;
  const step = (w - core) / columns;
  const flats = Array.from({ length: floors }, (_, floor) =>
    Array.from({ length: columns }, (__, column) => {
      const left = x + step * column + (column >= columns / 2 ? core : 0) + u * 0.15;
      return stamp(
        flat(sheet, step - u * 0.3, u, sheet.random.chance(sheet.row.lit * 0.8), wall),
        left,
        top + floor * STOREY * u,
      );
    }).join(""),
  ).join("");
  const stairX = x + step * Math.ceil(columns / 2) + u * 0.4;
  const stairs = Array.from({ length: floors }, (_, at) =>
    rect(
      stairX,
      top + (at * STOREY + 0.7) * u,
      core - u * 0.8,
      u * 1.3,
      sheet.row.lit > 0.3 && at % 3 === 0 ? "#fcc873" : sheet.row.glass[0],
    ),
  );
  const crown = wish.curved
    ? d`M${x} ${top}Q${x + w * 0.1} ${top - u * 2.2} ${x + w * 0.5} ${top - u * 2.4}T${x + w} ${top}z`
    : d`M${x + w * 0.3} ${top}v${-u * 2.2}h${w * 0.4}v${u * 2.2}z`;
  return (
    path(crown, darker(sheet.tone(wall), 0.1)) +
    paintWall(sheet, boxOf(x, top - u * 0.4, w, ground - top + u * 0.4), wall, "plaster", u) +
    flats +
    stairs.join("") +
    rect(x - u * 0.2, top - u * 0.7, w + u * 0.4, u * 0.5, lighter(sheet.tone(wall), 0.3)) +
    (wish.detail
      ? drawShopfront(sheet, {
          x: x + u * 0.3,
          ground,
          w: w / 2 - u * 0.6,
          h: base,
          u,
          colour: "#3a6478",
          lit: sheet.row.lit > 0.1,
          awning: true,
        }) +
        drawShopfront(sheet, {
          x: x + w / 2 + u * 0.3,
          ground,
          w: w / 2 - u * 0.6,
          h: base,
          u,
          colour: "#4a5a62",
          lit: sheet.row.lit > 0.1,
          awning: false,
        })
      : rect(x + u * 0.3, ground - base + u * 0.6, w - u * 0.6, base - u * 0.6, sheet.row.glass[0]) +
        stroke(
          d`M${x + u * 0.3} ${ground - base / 2 + u * 0.3}h${w - u * 0.6}`,
          sheet.tone("#4a565b"),
          base - u * 0.6,
          d`stroke-dasharray="${u * 0.3} ${u * 2.2}" opacity=".5"`,
        )) +
    rect(x + w - u * 0.9, top, u * 0.9, ground - top, "#141430", 'opacity=".12"')
  );
}
