import { darker, lighter, mix } from "../pen/colour.ts";
import type { Light } from "../pen/light.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, linear, moved, path, rect, stroke } from "../pen/svg.ts";
import type { RoomPalette } from "./room-palette.ts";

// One-point perspective: the back wall is a flat rectangle, everything else runs to the vanishing point.
export const BACK = { left: 150, right: 1370, top: 62, floor: 680 } as const;
const EYE = { x: 760, y: 340 } as const;
const PX_PER_CM = 2.3;

export type Room = {
  sheet: Sheet;
  palette: RoomPalette;
  isEvening: boolean;
  region: "brick" | "sea" | "ardennes" | "brussels";
};

const INDOORS: Record<Light, (colour: string) => string> = {
  day: (colour) => colour,
  morning: (colour) => mix(colour, "#ffcf96", 0.12),
  overcast: (colour) => mix(colour, "#aeb9bd", 0.14),
  dusk: (colour) => mix(mix(colour, "#eaa45a", 0.2), "#4a2632", 0.17),
};

export const indoors = (sheet: Sheet): Sheet => ({ ...sheet, tone: INDOORS[sheet.light] });

const scaleAt = (y: number) => (PX_PER_CM * (y - EYE.y)) / (BACK.floor - EYE.y);

export const stand = (content: string, x: number, y: number) => moved(content, x, y, scaleAt(y));

export const hang = (content: string, x: number, y: number) => moved(content, x, y, PX_PER_CM);

export const towardsBack = (x: number, y: number) =>
  EYE.x + ((x - EYE.x) * (BACK.floor - EYE.y)) / (y - EYE.y);

const FLOOR = d`M-2 ${sideY(BACK.floor)}L${BACK.left} ${BACK.floor}H${BACK.right}L1522 ${sideY(BACK.floor)}V1002H-2z`;

function sideY(y: number): number {
  return y + ((y - EYE.y) * BACK.left) / (EYE.x - BACK.left);
}

const depthRow = (at: number) => EYE.y + (BACK.floor - EYE.y) / (1 - at * 0.094);

function planks(sheet: Sheet, colour: string): string {
  const lines = Array.from({ length: 27 }, (_, at) => {
    const x = -1180 + at * 150;
    return d`M${towardsBack(x, 1000)} ${BACK.floor}L${x} 1000`;
  });
  const ends = Array.from({ length: 30 }, () => {
    const at = sheet.random.int(0, 25);
    const y = depthRow(sheet.random.between(0.2, 5));
    const x = (edge: number) => EYE.x + ((-1180 + edge * 150 - EYE.x) * (y - EYE.y)) / (1000 - EYE.y);
    return d`M${x(at)} ${y}H${x(at + 1)}`;
  });
  return stroke(lines.join("") + ends.join(""), darker(colour, 0.3), 2, 'opacity=".45"');
}

const edge = (at: number, y: number) => EYE.x + ((-1100 + at * 232.5 - EYE.x) * (y - EYE.y)) / (1000 - EYE.y);

function tileGrid(sheet: Sheet, colour: string, chequer: boolean): string {
  const rows = Array.from({ length: 8 }, (_, at) => depthRow((at * 5.2) / 7));
  const squares = chequer
    ? rows.slice(0, -1).flatMap((y, row) => {
        const next = rows[row + 1] ?? 1000;
        return Array.from({ length: 8 }, (_, at) => {
          const column = at * 2 + (row % 2);
          return d`M${edge(column, y)} ${y}H${edge(column + 1, y)}L${edge(column + 1, next)} ${next}H${edge(column, next)}z`;
        });
      })
    : [];
  const lines =
    rows.map((y) => d`M0 ${y}H1520`).join("") +
    Array.from(
      { length: 17 },
      (_, at) => d`M${edge(at, BACK.floor)} ${BACK.floor}L${edge(at, 1000)} 1000`,
    ).join("");
  return (
    path(squares.join(""), darker(colour, 0.62), 'opacity=".8"') +
    stroke(lines, darker(colour, 0.3), 1.6, 'opacity=".4"')
  );
}

type FloorKind = "planks" | "tiles" | "chequer" | "smooth";

const FLOORS: Record<FloorKind, (sheet: Sheet, colour: string) => string> = {
  planks,
  tiles: (sheet, colour) => tileGrid(sheet, colour, false),
  chequer: (sheet, colour) => tileGrid(sheet, colour, true),
  smooth: () => "",
};

export type ShellWish = {
  floor: FloorKind;
  floorColour?: string;
  wall?: string;
  moulding?: boolean;
  wainscot?: string | null;
};

function mouldings(tone: string): string {
  const lines = [0.04, 0.37, 0.7].map(
    (at) =>
      d`M${BACK.left + (BACK.right - BACK.left) * at} ${BACK.top + 70}h${(BACK.right - BACK.left) * 0.26}v${BACK.floor - BACK.top - 170}h${-(BACK.right - BACK.left) * 0.26}z`,
  );
  return (
    stroke(lines.join(""), lighter(tone, 0.5), 4, 'opacity=".8"') +
    stroke(lines.join(""), darker(tone, 0.14), 1.2, 'opacity=".6"')
  );
}

export function drawShell({ sheet, palette, isEvening }: Room, wish: ShellWish): string {
  const wall = sheet.tone(wish.wall ?? palette.wall);
  const ground = sheet.tone(wish.floorColour ?? palette.floor);
  const { left, right, top, floor } = BACK;
  const wash = sheet.fill((id) =>
    linear(id, [
      [0, isEvening ? "#2a1420" : "#fffaf0", isEvening ? 0.3 : 0.3],
      [0.6, "#fffaf0", 0],
      [1, "#2a1c14", 0.1],
    ]),
  );
  const depth = sheet.fill((id) =>
    linear(id, [
      [0, "#20140c", 0.2],
      [0.4, "#20140c", 0],
      [1, "#20140c", 0.12],
    ]),
  );
  const dado = wish.wainscot ? sheet.tone(wish.wainscot) : null;
  const white = sheet.tone("#fbf8f1");
  const sideWall = d`M-2 -2L${left} ${top}V${floor}L-2 ${sideY(floor)}z`;
  const otherWall = d`M1522 -2L${right} ${top}V${floor}L1522 ${sideY(floor)}z`;
  return (
    rect(0, 0, 1520, 1000, white) +
    path(d`M-2 -2H1522L${right} ${top}H${left}z`, lighter(wall, 0.45)) +
    rect(left, top, right - left, floor - top, wall) +
    (wish.moulding ? mouldings(wall) : "") +
    (dado
      ? rect(left, floor - 250, right - left, 250, dado) +
        rect(left, floor - 256, right - left, 10, lighter(dado, 0.3))
      : "") +
    rect(left, top, right - left, floor - top, wash) +
    path(sideWall, darker(wall, 0.07)) +
    path(otherWall, darker(wall, 0.14)) +
    path(d`M-2 -2L${left} ${top}v16L-2 18zM1522 -2L${right} ${top}v16L1522 18z`, darker(white, 0.1)) +
    rect(left, top, right - left, 16, white) +
    rect(left, top + 16, right - left, 9, "#20140c", 'opacity=".08"') +
    path(FLOOR, ground) +
    FLOORS[wish.floor](sheet, ground) +
    path(FLOOR, depth) +
    rect(left, floor - 24, right - left, 24, white) +
    rect(left, floor - 3, right - left, 3, "#20140c", 'opacity=".25"') +
    path(d`M-2 ${sideY(floor)}L${left} ${floor}v-24L-2 ${sideY(floor) - 30}z`, darker(white, 0.06)) +
    path(d`M1522 ${sideY(floor)}L${right} ${floor}v-24L1522 ${sideY(floor) - 30}z`, darker(white, 0.12))
  );
}

export function sunPatch({ sheet, isEvening }: Room, x: number, w: number): string {
  if (isEvening || sheet.light === "overcast") return "";
  const warm = sheet.light === "morning" ? "#ffd08a" : "#fff3cf";
  const beam = d`M${x} ${BACK.floor + 20}h${w * 0.46}l${w * 0.55} 230h${-w * 0.62}zM${x + w * 0.54} ${BACK.floor + 20}h${w * 0.46}l${w * 0.75} 230h${-w * 0.62}z`;
  return path(beam, warm, 'opacity=".34"');
}

export function drawRug(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  second: string,
): string {
  const far = y;
  const near = y + h;
  const ratio = (near - EYE.y) / (far - EYE.y);
  const at = (px: number, py: number) => EYE.x + (px - EYE.x) * (1 + ((ratio - 1) * (py - far)) / h);
  const ring = (inset: number) => {
    const a = far + h * inset * 0.8;
    const b = near - h * inset;
    return d`M${at(x + w * inset, a)} ${a}H${at(x + w * (1 - inset), a)}L${at(x + w * (1 - inset), b)} ${b}H${at(x + w * inset, b)}z`;
  };
  const base = sheet.tone(colour);
  const line = sheet.tone(second);
  return (
    path(
      d`M${at(x, far)} ${far + 6}H${at(x + w, far)}L${at(x + w, near)} ${near + 7}H${at(x, near)}z`,
      "#20140c",
      'opacity=".2"',
    ) +
    path(ring(0), base) +
    stroke(ring(0.07), line, 5) +
    stroke(ring(0.14), line, 2) +
    path(ring(0.3), lighter(base, 0.16))
  );
}
