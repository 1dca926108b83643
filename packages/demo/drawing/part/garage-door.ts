import { darker, lighter, mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, rect, stroke } from "../pen/svg.ts";

export type GarageDoorWish = {
  x: number;
  ground: number;
  w: number;
  h: number;
  u: number;
  colour: string;
  windows?: boolean;
};

export function drawGarageDoor(
  sheet: Sheet,
  { x, ground, w, h, u, colour, windows = false }: GarageDoorWish,
): string {
  const paint = sheet.tone(colour);
  const top = ground - h;
  const ribs = Array.from({ length: 5 }, (_, at) => d`M${x} ${top + (h * (at + 1)) / 6}h${w}`).join("");
  const lights = windows
    ? [0.06, 0.3, 0.54, 0.78]
        .map((at) => rect(x + w * at, top + h * 0.2, w * 0.16, h * 0.11, mix(sheet.row.glass[0], paint, 0.2)))
        .join("")
    : "";
  return (
    rect(x - u * 0.1, top - u * 0.1, w + u * 0.2, h + u * 0.1, lighter(paint, 0.45)) +
    rect(x, top, w, h, paint) +
    stroke(ribs, darker(paint, 0.25), 2) +
    lights +
    rect(x, top, w, u * 0.16, "#141428", 'opacity=".3"') +
    rect(x + w / 2 - u * 0.14, ground - h * 0.38, u * 0.28, u * 0.07, sheet.tone("#d0c8b8"))
  );
}
