import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, path, rect, stroke } from "../pen/svg.ts";
import { drawVase } from "./tables.ts";

const BOOKS = ["#a8452f", "#3f6f5f", "#c48a2c", "#2c3b41", "#e8dcc4", "#7f8fa0", "#b9785c"] as const;

function shelfOfThings(sheet: Sheet, x: number, y: number, w: number): string {
  const { random } = sheet;
  let at = x + 2;
  let content = "";
  while (at < x + w - 12) {
    const step = random.between(3, 6);
    if (random.chance(0.08)) {
      content += drawVase(sheet, at + 7, y, 8);
      at += 18;
    } else {
      const h = random.between(18, 27);
      content += rect(at, y - h, step - 0.5, h, sheet.tone(random.pick(BOOKS)));
      at += step;
    }
    if (random.chance(0.1)) at += 6;
  }
  return content;
}

export function drawBookcase(sheet: Sheet, colour: string, w = 92, h = 205): string {
  const wood = sheet.tone(colour);
  const rows = 6;
  const shelves = Array.from({ length: rows }, (_, at) => {
    const y = -h + 4 + ((h - 14) * (at + 1)) / rows;
    return shelfOfThings(sheet, -w / 2 + 4, y, w - 8) + rect(-w / 2, y, w, 3, lighter(wood, 0.1));
  });
  return (
    ellipse(0, 0, w * 0.55, 5, "#20140c", 'opacity=".22"') +
    rect(-w / 2, -h, w, h, darker(wood, 0.3)) +
    shelves.join("") +
    rect(-w / 2, -h, 4, h, wood) +
    rect(w / 2 - 4, -h, 4, h, darker(wood, 0.1)) +
    rect(-w / 2 - 2, -h - 3, w + 4, 5, lighter(wood, 0.14)) +
    rect(-w / 2, -8, w, 8, darker(wood, 0.1))
  );
}

export function drawSideboard(sheet: Sheet, colour: string): string {
  const wood = sheet.tone(colour);
  const doors = [-75, -25, 25].map(
    (x) =>
      rect(x + 1, -68, 48, 48, lighter(wood, 0.05), `stroke="${darker(wood, 0.25)}" stroke-width="1"`) +
      circle(x + 25, -44, 1.8, darker(wood, 0.55)),
  );
  return (
    ellipse(0, 0, 84, 6, "#20140c", 'opacity=".22"') +
    stroke("M-66-16L-70 0M66-16L70 0", darker(wood, 0.35), 4) +
    rect(-80, -72, 160, 56, wood, 'rx="2"') +
    doors.join("") +
    rect(-82, -75, 164, 5, lighter(wood, 0.2), 'rx="1"')
  );
}

export function drawWardrobe(sheet: Sheet, colour: string): string {
  const wood = sheet.tone(colour);
  const doors = [-58, 1].map(
    (x) =>
      rect(x, -206, 57, 196, lighter(wood, 0.08), `stroke="${darker(wood, 0.18)}" stroke-width="1.2"`) +
      rect(x + 8, -196, 41, 80, "none", `stroke="${darker(wood, 0.14)}" stroke-width="1.2"`) +
      rect(x + 8, -106, 41, 84, "none", `stroke="${darker(wood, 0.14)}" stroke-width="1.2"`),
  );
  return (
    ellipse(0, 0, 66, 6, "#20140c", 'opacity=".22"') +
    rect(-60, -210, 120, 210, wood) +
    doors.join("") +
    rect(-64, -214, 128, 7, lighter(wood, 0.25)) +
    stroke("M-4-108v16M5-108v16", darker(wood, 0.55), 2.2, 'stroke-linecap="round"')
  );
}

export function drawFireplace(sheet: Sheet, lit: boolean): string {
  const marble = sheet.tone("#e9e4da");
  const vein = stroke("M-62-90q10 14 4 30t6 34M60-92q-8 20-3 38t-5 26", darker(marble, 0.18), 1.2);
  const fire = lit
    ? path("M-20-8Q-24-30-10-44Q-8-32 0-30Q-2-48 8-54Q8-38 16-32Q22-22 18-8z", "#f0913f") +
      path("M-10-8Q-12-22-2-30Q2-24 8-22Q12-16 10-8z", "#ffd98a")
    : "";
  const logs =
    rect(-24, -9, 48, 7, sheet.tone("#5a3f2c"), 'rx="3"') +
    rect(-18, -14, 38, 6, sheet.tone("#6b4a34"), 'rx="3"');
  return (
    ellipse(0, 0, 84, 6, "#20140c", 'opacity=".2"') +
    rect(-70, -104, 140, 104, marble) +
    vein +
    path("M-42 0V-56Q-42-78 0-78T42-56V0z", sheet.tone("#2a2624")) +
    logs +
    fire +
    stroke("M-42 0V-56Q-42-78 0-78T42-56V0", lighter(marble, 0.4), 4) +
    rect(-80, -113, 160, 11, lighter(marble, 0.3), 'rx="2"') +
    rect(-74, -103, 148, 4, darker(marble, 0.15)) +
    rect(-78, -5, 156, 5, darker(marble, 0.2))
  );
}

export function drawMirror(sheet: Sheet, frame: string, w: number, h: number, round = false): string {
  const gold = sheet.tone(frame);
  const glass = lighter(sheet.tone("#c3d0d2"), 0.2);
  const gleam = path(
    d`M${-w * 0.3} ${h * 0.34}L${w * 0.06} ${-h * 0.36}h${w * 0.16}L${-w * 0.14} ${h * 0.34}z`,
    "#ffffff",
    'opacity=".4"',
  );
  if (round) return circle(0, 0, w / 2 + 3, gold) + circle(0, 0, w / 2, glass) + gleam;
  return (
    rect(-w / 2 - 4, -h / 2 - 4, w + 8, h + 8, gold, 'rx="3"') + rect(-w / 2, -h / 2, w, h, glass) + gleam
  );
}

export function drawPicture(sheet: Sheet, w: number, h: number, accents: readonly string[]): string {
  const { random } = sheet;
  const frame = sheet.tone(random.pick(["#3a3330", "#b0814f", "#f6f1e6"]));
  const [a = "#a8452f", b = "#c48a2c", c = "#3f6f5f"] = random
    .shuffle(accents)
    .map((colour) => sheet.tone(colour));
  const paper = sheet.tone("#f8f4ea");
  const art = [
    circle(w * 0.08, -h * 0.1, w * 0.16, a) +
      path(
        d`M${-w * 0.36} ${h * 0.36}q${w * 0.2} ${-h * 0.34} ${w * 0.4} ${-h * 0.16}t${w * 0.32} 0v${h * 0.16}z`,
        b,
      ) +
      path(d`M${-w * 0.36} ${h * 0.36}q${w * 0.3} ${-h * 0.16} ${w * 0.72} 0z`, c),
    path(d`M${-w * 0.3} ${h * 0.34}v${-h * 0.3}a${w * 0.14} ${w * 0.14} 0 0 1 ${w * 0.28} 0v${h * 0.3}z`, a) +
      path(
        d`M${w * 0.02} ${h * 0.34}v${-h * 0.46}a${w * 0.14} ${w * 0.14} 0 0 1 ${w * 0.28} 0v${h * 0.46}z`,
        b,
      ) +
      circle(-w * 0.16, -h * 0.22, w * 0.09, c),
    stroke(d`M0 ${h * 0.34}V${-h * 0.2}`, c, w * 0.03) +
      [0.2, 0.05, -0.1]
        .map((y) =>
          path(
            d`M0 ${h * y}q${-w * 0.3} ${-h * 0.02} ${-w * 0.28} ${-h * 0.18}q${w * 0.26} 0 ${w * 0.28} ${h * 0.18}q${w * 0.02} ${-h * 0.16} ${w * 0.28} ${-h * 0.18}q${w * 0.02} ${h * 0.16} ${-w * 0.28} ${h * 0.18}z`,
            c,
          ),
        )
        .join("") +
      circle(w * 0.2, -h * 0.3, w * 0.08, a),
  ];
  return (
    rect(-w / 2 + 1.5, -h / 2 + 2.5, w, h, "#20140c", 'opacity=".18"') +
    rect(-w / 2, -h / 2, w, h, frame) +
    rect(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, paper) +
    random.pick(art)
  );
}
