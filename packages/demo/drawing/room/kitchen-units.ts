import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, path, pattern, rect, stroke } from "../pen/svg.ts";
import { drawFruitBowl, drawVase } from "./tables.ts";

export function drawSplash(sheet: Sheet, x: number, y: number, w: number, h: number, colour: string): string {
  const tile = sheet.tone(colour);
  const joints = sheet.fill((id) =>
    pattern(id, 16, 14, stroke("M0 0H16M0 7H16M4 0v7M12 7v7", darker(tile, 0.16), 0.5)),
  );
  return (
    rect(x, y, w, h, tile) +
    rect(x, y, w, h, joints) +
    path(
      d`M${x + w * 0.1} ${y + h}l${h * 0.6} ${-h}h${h * 0.4}l${-h * 0.6} ${h}z`,
      "#ffffff",
      'opacity=".12"',
    )
  );
}

const front = (x: number, y: number, w: number, h: number, paint: string, knob: string) =>
  rect(x + 0.8, y, w - 1.6, h, lighter(paint, 0.06), `stroke="${darker(paint, 0.2)}" stroke-width=".8"`) +
  rect(x + 5, y + 5, w - 10, h - 10, "none", `stroke="${darker(paint, 0.13)}" stroke-width=".8"`) +
  rect(x + w / 2 - 6, y + 2.6, 12, 1.6, knob, 'rx=".8"');

function drawOven(sheet: Sheet, x: number): string {
  const steel = sheet.tone("#3a4246");
  return (
    rect(x, -84, 60, 74, steel) +
    rect(x + 6, -62, 48, 34, sheet.light === "dusk" ? "#c77a3c" : "#1f2529", 'rx="2"') +
    rect(x + 8, -68, 44, 2.4, sheet.tone("#c9cccb"), 'rx="1.2"') +
    [12, 24, 36, 48].map((at) => circle(x + at, -77, 2.6, sheet.tone("#c9cccb"))).join("") +
    path(d`M${x + 10} -30l16-30h8l-16 30z`, "#ffffff", 'opacity=".1"')
  );
}

export type UnitsWish = { w: number; paint: string; top: string; metal: string };

// Base units with an oven in the second bay, a sink in the last and a worktop with things on it.
export function drawBaseUnits(sheet: Sheet, { w, paint: colour, top, metal }: UnitsWish): string {
  const paint = sheet.tone(colour);
  const knob = sheet.tone(metal);
  const stone = sheet.tone(top);
  const bays = Math.round(w / 60);
  const doors = Array.from({ length: bays }, (_, at) => {
    const x = -w / 2 + at * 60;
    if (at === 1) return drawOven(sheet, x);
    return at % 2
      ? front(x, -84, 60, 24, paint, knob) +
          front(x, -59, 60, 24, paint, knob) +
          front(x, -34, 60, 23, paint, knob)
      : front(x, -84, 30, 73, paint, knob) + front(x + 30, -84, 30, 73, paint, knob);
  });
  const sink = w / 2 - 62;
  const tap =
    stroke(d`M${sink} -89V-112q0-9 9-9t9 9v6`, knob, 2.6, 'stroke-linecap="round"') +
    rect(sink - 3, -92, 6, 3, knob);
  const board =
    rect(-w / 2 + 152, -112, 24, 23, sheet.tone("#b98d58"), 'rx="2"') +
    rect(-w / 2 + 160, -108, 8, 3, sheet.tone("#7a5a3a"), 'rx="1.5"');
  const pans =
    rect(-w / 2 + 66, -96, 24, 7, sheet.tone("#a8452f"), 'rx="1.5"') +
    rect(-w / 2 + 62, -98, 32, 2.4, sheet.tone("#8d3a28"), 'rx="1"') +
    rect(-w / 2 + 96, -99, 14, 10, sheet.tone("#c9cccb"), 'rx="1.5"');
  return (
    ellipse(0, 0, w / 2, 5, "#20140c", 'opacity=".2"') +
    rect(-w / 2, -10, w, 10, darker(paint, 0.5)) +
    rect(-w / 2, -86, w, 77, darker(paint, 0.08)) +
    doors.join("") +
    rect(-w / 2 - 2, -89, w + 4, 5, stone) +
    rect(-w / 2 - 2, -89, w + 4, 1.6, lighter(stone, 0.5)) +
    rect(-w / 2, -84, w, 2.5, "#20140c", 'opacity=".22"') +
    tap +
    board +
    pans +
    drawVase(sheet, w / 2 - 22, -89, 13)
  );
}

export function drawWallUnits(sheet: Sheet, w: number, colour: string, metal: string): string {
  const paint = sheet.tone(colour);
  const bays = Math.round(w / 45);
  return (
    rect(0, 0, w, 68, darker(paint, 0.08)) +
    Array.from({ length: bays }, (_, at) =>
      front((at * w) / bays, 1, w / bays, 66, paint, sheet.tone(metal)).replaceAll('rx=".8"', ""),
    ).join("") +
    rect(-2, -5, w + 4, 6, lighter(paint, 0.25)) +
    rect(0, 68, w, 5, "#20140c", 'opacity=".16"')
  );
}

export function drawHood(sheet: Sheet, colour: string): string {
  const paint = sheet.tone(colour);
  return (
    rect(-14, -70, 28, 60, paint) +
    path("M-14-14H14L34 12H-34z", lighter(paint, 0.08)) +
    rect(-35, 12, 70, 7, darker(paint, 0.14)) +
    path("M-14-14H-2L-14 12H-34z", "#ffffff", 'opacity=".16"')
  );
}

export function drawOpenShelf(sheet: Sheet, w: number, wood: string): string {
  const plank = sheet.tone(wood);
  const { random } = sheet;
  const things = Array.from({ length: Math.floor(w / 17) }, (_, at) => {
    const x = 9 + at * 17;
    const paint = sheet.tone(random.pick(["#e9e2d4", "#b5694a", "#5d7f86", "#c9b79a", "#fbf8f0"]));
    return random.pick([
      rect(x - 5, -15, 10, 15, paint, 'rx="2"') + rect(x - 5.5, -17, 11, 3, darker(paint, 0.2), 'rx="1"'),
      [0, 2.6, 5.2, 7.8]
        .map((lift) => ellipse(x, -2 - lift, 7.4, 1.8, lift % 2 ? paint : lighter(paint, 0.3)))
        .join(""),
      path(d`M${x - 4} -10h8v8q0 2 -4 2t-4 -2z`, paint) +
        circle(x + 5, -6, 2.6, "none", `stroke="${paint}" stroke-width="1.4"`),
    ]);
  });
  return rect(0, 0, w, 3.4, plank) + rect(0, 3.4, w, 2.4, "#20140c", 'opacity=".18"') + things.join("");
}

export function drawIsland(sheet: Sheet, { w, paint: colour, top }: UnitsWish): string {
  const paint = sheet.tone(colour);
  const stone = sheet.tone(top);
  const panels = Array.from({ length: 4 }, (_, at) =>
    rect(
      -w / 2 + 10 + (at * (w - 20)) / 4 + 3,
      -78,
      (w - 20) / 4 - 6,
      64,
      "none",
      `stroke="${darker(paint, 0.18)}" stroke-width="1"`,
    ),
  );
  return (
    ellipse(0, 0, w / 2 + 6, 7, "#20140c", 'opacity=".24"') +
    rect(-w / 2 + 6, -86, w - 12, 86, paint) +
    panels.join("") +
    rect(-w / 2 + 6, -8, w - 12, 8, darker(paint, 0.4)) +
    path(d`M${-w / 2 + 14} -104H${w / 2 - 14}L${w / 2} -91H${-w / 2}z`, lighter(stone, 0.3)) +
    rect(-w / 2, -91, w, 5.5, stone) +
    rect(-w / 2 + 6, -85.5, w - 12, 5, "#20140c", 'opacity=".2"') +
    drawFruitBowl(sheet, -w * 0.18, -97, 13) +
    path(d`M${w * 0.12} -100h34l6 5h-36z`, sheet.tone("#b98d58"))
  );
}

export function drawFridge(sheet: Sheet, colour: string): string {
  const paint = sheet.tone(colour);
  return (
    ellipse(0, 0, 38, 5, "#20140c", 'opacity=".2"') +
    rect(-33, -200, 66, 198, paint, 'rx="4"') +
    rect(-33, -200, 10, 198, lighter(paint, 0.3), 'rx="4"') +
    stroke("M-33-74H33", darker(paint, 0.25), 1.4) +
    stroke("M24-140v46M24-64v24", darker(paint, 0.45), 2.4, 'stroke-linecap="round"') +
    rect(-12, -160, 14, 11, sheet.tone("#e2b25a")) +
    rect(-8, -144, 16, 12, sheet.tone("#a8452f"), 'opacity=".8"')
  );
}
