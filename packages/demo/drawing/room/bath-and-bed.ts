import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, path, rect, stroke } from "../pen/svg.ts";
import { drawSmallPlant } from "./lamps-and-plants.ts";

export type BedWish = { frame: string; cover: string; second: string; throwColour: string };

const pillow = (x: number, y: number, w: number, colour: string) =>
  rect(x, y, w, 26, colour, 'rx="9"') + rect(x + 4, y + 15, w - 8, 9, "#20140c", 'opacity=".06" rx="4"');

// Seen from its foot: the near edge is wider than the head.
export function drawBed(sheet: Sheet, wish: BedWish): string {
  const frame = sheet.tone(wish.frame);
  const linen = sheet.tone("#fbf8f0");
  const cover = sheet.tone(wish.cover);
  const blanket = sheet.tone(wish.throwColour);
  return (
    ellipse(0, 0, 112, 9, "#20140c", 'opacity=".24"') +
    rect(-90, -122, 180, 100, frame, 'rx="10"') +
    rect(-84, -116, 168, 40, lighter(frame, 0.12), 'rx="7"') +
    stroke("M-42-116V-74M0-116V-74M42-116V-74", darker(frame, 0.16), 1.6) +
    path("M-84-66H84L98-30H-98z", linen) +
    pillow(-76, -88, 68, linen) +
    pillow(8, -88, 68, darker(linen, 0.03)) +
    pillow(-58, -79, 48, sheet.tone(wish.second)) +
    pillow(14, -79, 48, sheet.tone(wish.second)) +
    path("M-86-60Q0-66 86-60L102-26V-12Q0-4-102-12V-26z", cover) +
    path("M-86-60Q0-66 86-60L88-54Q0-60-88-54z", lighter(cover, 0.5)) +
    stroke("M-50-60Q-58-34-60-10M0-62V-8M50-60Q58-34 60-10", darker(cover, 0.14), 1.4) +
    path("M-95-43Q0-50 95-43L103-26V-12Q0-4-103-12V-26z", blanket) +
    stroke("M-97-37Q0-44 97-37M-100-31Q0-37 100-31", lighter(blanket, 0.4), 1.6) +
    stroke("M-103-26Q0-32 103-26", darker(blanket, 0.16), 1.2) +
    [-92, 84].map((x) => rect(x, -12, 8, 12, darker(frame, 0.3))).join("")
  );
}

export function drawTub(sheet: Sheet, metal: string): string {
  const white = sheet.tone("#fdfcf8");
  const brass = sheet.tone(metal);
  return (
    ellipse(0, 0, 86, 7, "#20140c", 'opacity=".2"') +
    stroke("M-104 0V-96q0-11 11-11t11 11v3", brass, 3.4, 'stroke-linecap="round"') +
    stroke("M-110-70H-98", brass, 3) +
    path("M-84-58H84Q80-8 50-6H-50Q-80-8-84-58z", white) +
    path("M30-58H84Q80-8 50-6H10Q36-14 30-58z", darker(white, 0.1)) +
    stroke("M-72-48Q-68-18-50-14", "#ffffff", 3, 'opacity=".9" stroke-linecap="round"') +
    ellipse(0, -58, 84, 8, darker(white, 0.16)) +
    ellipse(0, -59.5, 84, 8, white) +
    ellipse(0, -58, 76, 5.6, sheet.tone("#b9d3d6")) +
    path("M44-62h26v38q-13 4-26 0z", sheet.tone("#d9a06a")) +
    path("M44-30h26v3q-13 4-26 0z", sheet.tone("#f6f0e2")) +
    rect(-52, -6, 14, 6, brass) +
    rect(38, -6, 14, 6, brass)
  );
}

export function drawVanity(sheet: Sheet, wood: string, metal: string): string {
  const timber = sheet.tone(wood);
  const white = sheet.tone("#fdfcf8");
  const brass = sheet.tone(metal);
  const basin = (x: number) =>
    path(d`M${x - 21} -96h42q-2 13 -12 13h-18q-10 0 -12 -13z`, white) +
    ellipse(x, -96, 21, 3, darker(white, 0.1)) +
    stroke(d`M${x} -84v-26q0 -5 5 -5t5 5v2`, brass, 2.2, 'stroke-linecap="round"');
  return (
    ellipse(0, 0, 70, 5, "#20140c", 'opacity=".16"') +
    rect(-66, -83, 132, 6, white) +
    rect(-64, -77, 128, 44, timber) +
    [-64, 0]
      .map(
        (x) =>
          rect(x + 2, -75, 60, 19, lighter(timber, 0.08)) +
          rect(x + 2, -54, 60, 19, lighter(timber, 0.08)) +
          rect(x + 25, -67, 14, 1.8, brass) +
          rect(x + 25, -46, 14, 1.8, brass),
      )
      .join("") +
    basin(-33) +
    basin(33) +
    drawSmallPlant(sheet, 0, -83, 15) +
    rect(58, -92, 4, 9, sheet.tone("#c8704f"), 'rx="1.5"')
  );
}

export function drawShower(sheet: Sheet, metal: string): string {
  const steel = sheet.tone(metal);
  const glass = sheet.row.glass[1];
  return (
    rect(-48, -8, 96, 8, sheet.tone("#f1eee6")) +
    stroke("M-30-20V-192h34", steel, 2.6, 'stroke-linejoin="round"') +
    path("M-8-192h24l3 5h-30z", steel) +
    stroke(
      "M-6-184v20M0-184v26M6-184v18M12-184v24",
      lighter(glass, 0.5),
      1,
      'opacity=".8" stroke-dasharray="5 4"',
    ) +
    rect(-33, -96, 6, 12, steel, 'rx="1"') +
    rect(-48, -206, 96, 198, glass, 'opacity=".3"') +
    path("M-30-8L18-206H34L-14-8z", "#ffffff", 'opacity=".28"') +
    stroke("M-48-206V-6M48-206V-6M-48-206H48", steel, 2.4)
  );
}

export function drawTowelRail(sheet: Sheet, colour: string, metal: string): string {
  const cloth = sheet.tone(colour);
  const rail = sheet.tone(metal);
  return (
    stroke("M-26-60V60M26-60V60", rail, 3) +
    stroke("M-26-50H26M-26-30H26M-26-10H26M-26 10H26M-26 30H26M-26 50H26", rail, 2) +
    rect(-19, -32, 38, 46, cloth, 'rx="2"') +
    rect(-19, 4, 38, 3, lighter(cloth, 0.5)) +
    rect(-19, 8.5, 38, 1.4, lighter(cloth, 0.5)) +
    rect(-14, 28, 28, 30, lighter(cloth, 0.6), 'rx="2"')
  );
}

export function drawToilet(sheet: Sheet): string {
  const white = sheet.tone("#fdfcf8");
  return (
    ellipse(0, 0, 22, 4, "#20140c", 'opacity=".16"') +
    rect(-20, -82, 40, 36, darker(white, 0.04), 'rx="3"') +
    circle(0, -74, 2.6, darker(white, 0.3)) +
    path("M-19-44H19Q19-22 10-18L8 0H-8L-10-18Q-19-22-19-44z", white) +
    ellipse(0, -44, 20, 4.5, darker(white, 0.1)) +
    ellipse(0, -45.4, 20, 4.5, white)
  );
}
