import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, path, rect, stroke } from "../pen/svg.ts";

const shade = (w: number) => ellipse(0, 0, w, w * 0.07 + 3, "#20140c", 'opacity=".22"');

export function drawVase(sheet: Sheet, x: number, y: number, s: number): string {
  const { random } = sheet;
  const clay = sheet.tone(random.pick(["#e9e2d4", "#5d7f86", "#b5694a", "#2f4a48"]));
  const bloom = sheet.tone(random.pick(["#e2a04a", "#d9694f", "#f1e4ea", "#b985a4"]));
  const stems = [-0.5, -0.15, 0.2, 0.55].map(
    (lean) => d`M${x} ${y - s}q${lean * s * 0.3} ${-s * 0.5} ${lean * s} ${-s * 1.1}`,
  );
  const heads = [-0.5, -0.15, 0.2, 0.55].map(
    (lean, at) =>
      circle(x + lean * s, y - s * (2.1 + (at % 2) * 0.15), s * 0.24, bloom) +
      circle(x + lean * s, y - s * (2.1 + (at % 2) * 0.15), s * 0.09, darker(bloom, 0.3)),
  );
  const body = d`M${x - s * 0.2} ${y - s}h${s * 0.4}q${s * 0.3} ${s * 0.4} ${s * 0.14} ${s}h${-s * 0.68}q${-s * 0.16} ${-s * 0.6} ${s * 0.14} ${-s}z`;
  return (
    stroke(stems.join(""), sheet.tone("#6b8b5a"), s * 0.07) +
    heads.join("") +
    path(body, clay) +
    path(
      d`M${x - s * 0.2} ${y - s * 0.9}q${-s * 0.2} ${s * 0.4} ${-s * 0.06} ${s * 0.8}`,
      "none",
      `stroke="${lighter(clay, 0.4)}" stroke-width="${d`${s * 0.08}`}"`,
    )
  );
}

export function drawFruitBowl(sheet: Sheet, x: number, y: number, s: number): string {
  const fruit = ["#d9694f", "#e2a83c", "#8fa04e"].map((colour, at) =>
    circle(x + (at - 1) * s * 0.5, y - s * 0.62 - (at === 1 ? s * 0.16 : 0), s * 0.32, sheet.tone(colour)),
  );
  return (
    fruit.join("") +
    path(
      d`M${x - s} ${y - s * 0.6}h${s * 2}q${-s * 0.2} ${s * 0.6} ${-s} ${s * 0.6}t${-s} ${-s * 0.6}z`,
      sheet.tone("#f1ece0"),
    )
  );
}

export function drawCoffeeTable(sheet: Sheet, colour: string): string {
  const wood = sheet.tone(colour);
  const book = (x: number, y: number, w: number, tint: string) =>
    rect(x, y, w, 3.4, sheet.tone(tint), 'rx="1"');
  return (
    shade(56) +
    stroke(
      "M-40-2L-34-36M40-2L34-36M-14-8L-12-36M14-8L12-36",
      darker(wood, 0.3),
      4,
      'stroke-linecap="round"',
    ) +
    ellipse(0, -36, 58, 11, darker(wood, 0.18)) +
    ellipse(0, -39, 58, 11, lighter(wood, 0.1)) +
    book(-30, -43, 30, "#a8452f") +
    book(-27, -46.4, 25, "#e8dcc4") +
    drawVase(sheet, 20, -38, 13)
  );
}

export type TableWish = { w: number; wood: string; cloth?: string | null };

export function drawDiningTable(sheet: Sheet, { w, wood: colour, cloth }: TableWish): string {
  const wood = sheet.tone(colour);
  const half = w / 2;
  const top = d`M${-half + 14} -82H${half - 14}L${half} -72H${-half}z`;
  const runner = cloth
    ? path(d`M-26 -82H26L31 -72H-31z`, sheet.tone(cloth)) +
      path("M-31-72H31L29-58H-29z", darker(sheet.tone(cloth), 0.12))
    : "";
  return (
    shade(half + 6) +
    [-half + 10, half - 18].map((x) => path(d`M${x} -66h8l-2 66h-4z`, darker(wood, 0.25))).join("") +
    [-half + 26, half - 32].map((x) => path(d`M${x} -66h6l-1 58h-4z`, darker(wood, 0.42))).join("") +
    path(top, lighter(wood, 0.16)) +
    rect(-half, -72, w, 7, wood, 'rx="1.5"') +
    rect(-half + 12, -65, w - 24, 6, darker(wood, 0.26)) +
    runner
  );
}

export function drawPlaces(sheet: Sheet, w: number): string {
  const plate = sheet.tone("#fbf8f0");
  const glass = sheet.row.glass[1];
  return [-0.32, 0.32]
    .map(
      (at) =>
        ellipse(w * at, -76, 12, 2.6, darker(plate, 0.12)) +
        ellipse(w * at, -76.6, 12, 2.4, plate) +
        path(d`M${w * at + 17} -77v-8h5v8z`, glass, 'opacity=".75"'),
    )
    .join("");
}

export function drawSideTable(sheet: Sheet, colour: string): string {
  const wood = sheet.tone(colour);
  return (
    shade(24) +
    rect(-22, -52, 44, 46, wood, 'rx="2"') +
    rect(-22, -52, 44, 4, lighter(wood, 0.25), 'rx="1"') +
    stroke("M-18-32H18M-18-14H18", darker(wood, 0.22), 1.4) +
    circle(0, -40, 1.6, darker(wood, 0.5)) +
    circle(0, -22, 1.6, darker(wood, 0.5)) +
    stroke("M-19-6V0M19-6V0", darker(wood, 0.35), 3.4)
  );
}

export function drawDesk(sheet: Sheet, colour: string, metal: string): string {
  const wood = sheet.tone(colour);
  const steel = sheet.tone(metal);
  const screen = sheet.tone("#2c3338");
  return (
    shade(84) +
    stroke("M-72 0L-66-68M72 0L66-68", steel, 4, 'stroke-linecap="round"') +
    rect(26, -66, 40, 34, darker(wood, 0.12)) +
    stroke("M30-50H62M30-34H62", darker(wood, 0.32), 1.4) +
    path("M-72-82H72L82-73H-82z", lighter(wood, 0.18)) +
    rect(-82, -73, 164, 6, wood, 'rx="1"') +
    rect(-5, -92, 10, 14, steel) +
    rect(-16, -80, 32, 3, steel, 'rx="1"') +
    rect(-38, -130, 76, 44, screen, 'rx="3"') +
    rect(-35, -127, 70, 38, sheet.light === "dusk" ? "#9fc0cc" : sheet.row.glass[1]) +
    path("M-35-89L-8-127H12L-15-89z", "#ffffff", 'opacity=".2"') +
    rect(-26, -78.5, 34, 2.4, sheet.tone("#d8d4ca")) +
    drawVase(sheet, -58, -77, 11) +
    [0, 1, 2]
      .map((at) =>
        rect(
          48,
          -80 - at * 4,
          26 - at * 3,
          3.6,
          sheet.tone(["#a8452f", "#e8dcc4", "#3f6f5f"][at] ?? "#a8452f"),
        ),
      )
      .join("")
  );
}

export function drawBench(sheet: Sheet, colour: string): string {
  const wood = sheet.tone(colour);
  return (
    shade(62) +
    stroke("M-50 0V-40M50 0V-40", darker(wood, 0.3), 5) +
    path("M-54-48H54L60-42H-60z", lighter(wood, 0.15)) +
    rect(-60, -42, 120, 5, wood)
  );
}
