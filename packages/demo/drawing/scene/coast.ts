import { darker, lighter, mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, group, linear, path, pattern, rect, stroke } from "../pen/svg.ts";

const SEA: Record<Sheet["light"], readonly [string, string]> = {
  day: ["#8fbcc8", "#5f9bad"],
  morning: ["#d9c2ac", "#7fa2ab"],
  overcast: ["#aebdc0", "#82979d"],
  dusk: ["#c9838a", "#3e4a72"],
};

function turbines(sheet: Sheet, horizon: number): string {
  const colour = mix(sheet.row.haze, "#ffffff", sheet.light === "dusk" ? 0.2 : 0.6);
  const { width, random } = sheet;
  const from = random.between(0.04, 0.6) * width;
  const marks = Array.from({ length: 6 }, (_, at) => {
    const x = from + at * 46 + random.between(-8, 8);
    const y = horizon - 46;
    return d`M${x} ${horizon}V${y}l${random.between(-8, 8)} -17M${x} ${y}l16 9M${x} ${y}l-15 10`;
  });
  return stroke(marks.join(""), colour, 2);
}

function sail(sheet: Sheet, x: number, y: number, s: number): string {
  const white = sheet.tone("#fbf7ee");
  return (
    path(d`M${x} ${y - s * 2.2}L${x + s} ${y - s * 0.3}H${x}z`, white) +
    path(d`M${x - s * 0.12} ${y - s * 1.9}L${x - s * 0.7} ${y - s * 0.3}h${s * 0.58}z`, darker(white, 0.1)) +
    path(
      d`M${x - s * 0.9} ${y - s * 0.2}h${s * 2}l${-s * 0.4} ${s * 0.36}h${-s * 1.2}z`,
      sheet.tone("#a8452f"),
    )
  );
}

export function drawSea(sheet: Sheet, horizon: number, shore: number): string {
  const { width, random } = sheet;
  const [far, near] = SEA[sheet.light];
  const water = sheet.fill((id) =>
    linear(id, [
      [0, far],
      [1, near],
    ]),
  );
  const glints = Array.from({ length: 34 }, () => {
    const y = random.between(horizon + 5, shore - 4);
    return d`M${random.next() * width} ${y}h${10 + (44 * (y - horizon)) / (shore - horizon)}`;
  });
  const boats = [random.between(0.1, 0.4), random.between(0.6, 0.9)].map((at) =>
    sail(sheet, at * width, horizon + 6, random.between(13, 22)),
  );
  return (
    turbines(sheet, horizon) +
    rect(0, horizon, width, shore - horizon, water) +
    stroke(glints.join(""), "#fff8e6", 2, 'opacity=".5" stroke-linecap="round"') +
    boats.join("")
  );
}

export function drawBeach(sheet: Sheet, shore: number, foot: number): string {
  const { width, random } = sheet;
  const sand = sheet.tone("#e8d5ae");
  const surf = Array.from(
    { length: 8 },
    () => d`q${width / 16} ${random.between(-9, 3)} ${width / 8} 0`,
  ).join("");
  return (
    path(d`M0 ${shore}` + surf + d`V${foot}H0z`, sand) +
    stroke(d`M0 ${shore}` + surf, "#ffffff", 5, 'opacity=".75"') +
    path(d`M0 ${shore + 7}` + surf + d`v14H0z`, darker(sand, 0.12), 'opacity=".6"')
  );
}

export function drawCabins(sheet: Sheet, x: number, foot: number, u: number, count: number): string {
  const { random, tone } = sheet;
  const white = tone("#fbf8f0");
  return Array.from({ length: count }, (_, at) => {
    const left = x + at * u * 2.25;
    const paint = tone(random.pick(["#4f8796", "#c96a50", "#e0b04e", "#6d9a84", "#38566e"]));
    const top = foot - u * 2;
    const roof = d`M${left - u * 0.2} ${top}L${left + u * 0.9} ${top - u * 0.85}L${left + u * 2} ${top}z`;
    const strips = sheet.fill((id) =>
      pattern(id, u * 0.4, u, rect(0, 0, u * 0.2, u, paint) + rect(u * 0.2, 0, u * 0.2, u, white)),
    );
    return (
      ellipse(left + u * 1.1, foot, u * 1.3, u * 0.1, "#141430", 'opacity=".16"') +
      rect(left, top, u * 1.8, u * 2, random.chance(0.6) ? strips : paint) +
      path(d`M${left} ${top}L${left + u * 0.9} ${top - u * 0.7}L${left + u * 1.8} ${top}z`, white) +
      stroke(roof.replace("z", ""), darker(paint, 0.2), u * 0.14) +
      rect(left + u * 0.5, foot - u * 1.6, u * 0.8, u * 1.6, white) +
      stroke(d`M${left + u * 0.9} ${foot - u * 1.6}v${u * 1.6}`, darker(white, 0.25), 2) +
      circle(left + u * 0.98, foot - u * 0.8, u * 0.05, darker(paint, 0.3))
    );
  }).join("");
}

export function drawDuneGrass(sheet: Sheet, x: number, ground: number, s: number): string {
  const blade = sheet.tone("#93a268");
  const { random } = sheet;
  const tufts = Array.from(
    { length: 9 },
    (_, at) =>
      d`M${x + (at - 4) * s * 0.1} ${ground}q${(at - 4) * s * 0.06} ${-s * 0.6} ${(at - 4) * s * 0.2} ${-s * random.between(0.7, 1.1)}`,
  );
  return stroke(tufts.join(""), blade, 2.6, 'stroke-linecap="round"');
}

export function drawDunes(sheet: Sheet, ground: number, lift: number): string {
  const { width, random } = sheet;
  const sand = sheet.tone("#e6d4ac");
  const back = path(
    d`M0 ${ground}V${ground - lift * 0.7}Q${width * 0.2} ${ground - lift * 1.5} ${width * 0.42} ${ground - lift * 0.6}T${width * 0.8} ${ground - lift * 0.8}T${width} ${ground - lift * 0.9}V${ground}z`,
    lighter(sand, 0.2),
  );
  const front = path(
    d`M0 ${ground}V${ground - lift * 0.3}Q${width * 0.16} ${ground - lift * 0.9} ${width * 0.34} ${ground - lift * 0.24}T${width * 0.72} ${ground - lift * 0.3}T${width} ${ground - lift * 0.5}V${ground}z`,
    sand,
  );
  const grass = Array.from({ length: 12 }, () =>
    drawDuneGrass(sheet, random.next() * width, ground - lift * random.between(0.1, 0.5), lift * 0.34),
  );
  return back + front + grass.join("");
}

export function drawDyke(sheet: Sheet, ground: number): string {
  const { width, height } = sheet;
  const left = height - ground;
  const clay = sheet.tone("#dcc8a6");
  const tiles = sheet.fill((id) =>
    pattern(id, 60, 30, stroke("M0 0H60M0 15H60M15 0v15M45 15v15", "#3a2a18", 1.2, 'opacity=".15"')),
  );
  return (
    rect(0, ground, width, left, clay) +
    rect(0, ground, width, left, tiles) +
    rect(0, ground, width, left * 0.12, "#141430", `opacity="${sheet.row.shadow * 0.7}"`) +
    rect(0, ground + left * 0.5, width, left * 0.12, lighter(clay, 0.4)) +
    rect(0, ground + left * 0.62, width, left * 0.06, darker(clay, 0.3)) +
    rect(0, ground + left * 0.68, width, left * 0.32, sheet.tone("#e8d5ae"))
  );
}

export function drawGoCart(sheet: Sheet, x: number, ground: number, u: number): string {
  const paint = sheet.tone(sheet.random.pick(["#d9553c", "#e0a93c", "#2f7d83"]));
  const dark = sheet.tone("#2a2d31");
  const wheel = (cx: number) =>
    circle(cx, -u * 0.3, u * 0.3, "none", `stroke="${dark}" stroke-width="${d`${u * 0.09}`}"`);
  const content =
    ellipse(0, 0, u * 1.6, u * 0.08, "#141430", 'opacity=".2"') +
    stroke(d`M${-u * 0.9} ${-u * 0.5}V${-u * 1.75}M${u * 0.7} ${-u * 0.5}V${-u * 1.75}`, dark, u * 0.06) +
    rect(-u * 1.1, -u * 1.9, u * 2.1, u * 0.2, paint) +
    path(d`M${-u * 1.1} ${-u * 1.7}h${u * 2.1}l0 ${u * 0.14}h${-u * 2.1}z`, sheet.tone("#fbf7ee")) +
    rect(-u * 1.1, -u * 0.62, u * 2.3, u * 0.22, paint) +
    rect(-u * 0.7, -u * 1.05, u * 0.14, u * 0.5, dark) +
    rect(-u * 0.7, -u * 0.72, u * 0.6, u * 0.12, dark) +
    wheel(-u * 0.8) +
    wheel(u * 0.85);
  return group(content, d`transform="translate(${x} ${ground})"`);
}
