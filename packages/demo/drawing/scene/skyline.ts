import { mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, group, linear, path, rect, stroke } from "../pen/svg.ts";
import type { Region } from "../building/row-style.ts";

// Each landmark stands on y = 0 and is about 300 units tall.
const BELFRY = "M-34 0V-190h-6v-16h12v-26l10-12v-22l8-10 4-34 6-18 6 18 4 34 8 10v22l10 12v26h12v16h-6V0z";
const CHURCH = "M-60 0v-110l30-34V-220h-5v-10l8-8 27-72 27 72 8 8v10h-5v76l30 34V0z";
const CATHEDRAL = "M-110 0v-90l24-26h60v-104h-6v-22h10v-14h8v14h28v-14h8v14h10v22h-6V0z";
const BOOK_TOWER = "M-40 0v-200h12v-36h14v-18h28v18h14v36h12V0z";
const WATER_TOWER = "M-10 0l4-110h-28l-8-60 12-16h64l12 16-8 60H10L14 0z";

const LANDMARKS: Record<Region, readonly string[]> = {
  brick: [BELFRY, CHURCH, CATHEDRAL, BOOK_TOWER],
  sea: [WATER_TOWER],
  ardennes: [CHURCH],
  brussels: [CATHEDRAL, CHURCH],
};

function atomium(colour: string): string {
  const balls = [
    [0, -270],
    [-62, -205],
    [62, -205],
    [0, -160],
    [-62, -100],
    [62, -100],
    [0, -45],
  ] as const;
  const tubes = "M0-270L-62-205V-100L0-45 62-100V-205ZM0-270V-45M-62-205L0-160 62-205M-62-100L0-160 62-100";
  return (
    stroke(tubes, colour, 7) +
    balls.map(([x, y]) => circle(x, y, 25, colour)).join("") +
    path("M-8 0v-40h16V0zM-60 0l18-80 6 2-12 78zM60 0L42-80l-6 2 12 78z", colour)
  );
}

function roofs(sheet: Sheet, base: number, low: number, high: number, step: number): string {
  const { random, width } = sheet;
  let x = -step;
  let line = d`M${x} ${base}`;
  while (x < width + step) {
    const w = step * random.between(0.7, 1.4);
    const y = base - random.between(low, high);
    line += random.chance(0.55)
      ? d`V${y}l${w / 2} ${-w * 0.4}l${w / 2} ${w * 0.4}`
      : d`V${y}h${w * 0.3}v${-w * 0.14}h${w * 0.12}v${w * 0.14}h${w * 0.58}`;
    x += w;
  }
  return `${line}${d`V${base}z`}`;
}

function hills(sheet: Sheet, base: number, colour: string, lift: number): string {
  const { random, width } = sheet;
  const steps = 4;
  const line = Array.from(
    { length: steps },
    () => d`q${width / steps / 2} ${-lift * random.between(0.6, 1.4)} ${width / steps} 0`,
  ).join("");
  return path(d`M0 ${base - lift * 0.8}` + line + d`V${base}H0z`, colour);
}

function drawPines(sheet: Sheet, base: number, colour: string, size: number, count: number): string {
  const { random, width } = sheet;
  const trees = Array.from({ length: count }, () => {
    const x = random.next() * width;
    const h = size * random.between(0.7, 1.3);
    return d`M${x} ${base - h}l${h * 0.24} ${h}h${-h * 0.48}z`;
  });
  return path(trees.join(""), colour);
}

function glow(sheet: Sheet, base: number): string {
  const haze = sheet.fill((id) =>
    linear(id, [
      [0, sheet.row.haze, 0],
      [1, sheet.row.haze, 0.75],
    ]),
  );
  return rect(0, base - 240, sheet.width, 240, haze);
}

export function drawSkyline(sheet: Sheet, base: number, region: Region, tall = 1): string {
  const { random, row, width } = sheet;
  const far = mix(row.haze, sheet.tone("#7d8f9c"), 0.32);
  const near = mix(row.haze, sheet.tone("#6d7d86"), 0.55);
  if (region === "ardennes") {
    return (
      hills(sheet, base, mix(far, sheet.tone("#7f9c86"), 0.4), 330 * tall) +
      hills(sheet, base, mix(near, sheet.tone("#5f8062"), 0.5), 210 * tall) +
      drawPines(sheet, base - 90 * tall, mix(near, sheet.tone("#41604c"), 0.6), 110, 26) +
      glow(sheet, base)
    );
  }
  const spots = random.shuffle([0.08, 0.3, 0.68, 0.92]);
  const marks = random.shuffle(LANDMARKS[region]).slice(0, 2);
  const scale = (1.35 * tall * base) / 860;
  const towers = marks.map((mark, at) =>
    group(
      path(mark, far),
      d`transform="translate(${(spots[at] ?? 0.5) * width} ${base - 90})` + ` scale(${scale.toFixed(2)})"`,
    ),
  );
  const atom =
    region === "brussels" && random.chance(0.6)
      ? group(
          atomium(far),
          d`transform="translate(${(spots[2] ?? 0.5) * width} ${base - 110})` +
            ` scale(${scale.toFixed(2)})"`,
        )
      : "";
  return (
    atom +
    towers.join("") +
    path(roofs(sheet, base, 170, 290, 120), far) +
    path(roofs(sheet, base, 90, 190, 150), near) +
    glow(sheet, base)
  );
}
