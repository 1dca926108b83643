import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, group, path, radial, rect, stroke } from "../pen/svg.ts";

export function drawBicycle(sheet: Sheet, x: number, ground: number, u: number): string {
  const paint = sheet.tone(sheet.random.pick(["#b5513a", "#2f6a6a", "#2b3a4a", "#d6a544"]));
  const dark = sheet.tone("#25282c");
  const r = u * 0.34;
  const wheel = (cx: number) =>
    circle(cx, -r, r, "none", `stroke="${dark}" stroke-width="${d`${u * 0.05}`}"`) +
    circle(cx, -r, r * 0.1, dark);
  const frame = d`M${-0.52 * u} ${-r}L${-0.2 * u} ${-0.86 * u}H${0.36 * u}L${0.02 * u} ${-0.34 * u}zM${-0.24 * u} ${-0.96 * u}L${0.02 * u} ${-0.34 * u}M${0.52 * u} ${-r}L${0.34 * u} ${-1.02 * u}`;
  const bar = d`M${0.18 * u} ${-1.06 * u}q${0.16 * u} ${-0.04 * u} ${0.22 * u} ${0.06 * u}M${-0.36 * u} ${-0.98 * u}h${0.24 * u}M${-0.7 * u} ${-0.74 * u}h${0.34 * u}`;
  const basket = path(
    d`M${0.36 * u} ${-0.98 * u}h${0.36 * u}l${-0.06 * u} ${0.26 * u}h${-0.24 * u}z`,
    sheet.tone("#b98d58"),
  );
  const content =
    ellipse(0, 0, u * 0.9, u * 0.06, "#141430", 'opacity=".2"') +
    wheel(-0.52 * u) +
    wheel(0.52 * u) +
    stroke(frame, paint, u * 0.065, 'stroke-linejoin="round"') +
    stroke(bar, dark, u * 0.06, 'stroke-linecap="round"') +
    basket;
  return group(content, d`transform="translate(${x} ${ground})"`);
}

export function drawLamp(sheet: Sheet, x: number, ground: number, u: number): string {
  const iron = sheet.tone("#2f383b");
  const isLit = sheet.light === "dusk";
  const halo = sheet.fill((id) =>
    radial(id, [
      [0, "#ffdf9a", 0.7],
      [1, "#ffdf9a", 0],
    ]),
  );
  const top = ground - u * 4.4;
  const lantern = d`M${x - u * 0.17} ${top}h${u * 0.34}l${u * 0.08} ${-u * 0.5}h${-u * 0.5}z`;
  return (
    (isLit ? circle(x, top - u * 0.2, u * 2.1, halo) : "") +
    path(
      d`M${x - u * 0.16} ${ground}L${x - u * 0.07} ${ground - u * 0.9}V${top}h${u * 0.14}V${ground - u * 0.9}L${x + u * 0.16} ${ground}z`,
      iron,
    ) +
    stroke(d`M${x - u * 0.36} ${top + u * 0.34}h${u * 0.72}`, iron, u * 0.06, 'stroke-linecap="round"') +
    path(lantern, isLit ? "#ffe6a6" : lighter(sheet.row.glass[1], 0.3)) +
    stroke(lantern, iron, u * 0.06) +
    path(d`M${x - u * 0.32} ${top - u * 0.5}h${u * 0.64}l${-u * 0.2} ${-u * 0.2}h${-u * 0.24}z`, iron) +
    circle(x, top - u * 0.76, u * 0.07, iron)
  );
}

export function drawBollards(sheet: Sheet, from: number, to: number, ground: number, u: number): string {
  const iron = sheet.tone("#3b4649");
  const count = Math.max(2, Math.round((to - from) / (u * 1.7)));
  return Array.from({ length: count }, (_, at) => {
    const x = from + ((to - from) * at) / (count - 1);
    return (
      rect(x - u * 0.08, ground - u * 0.7, u * 0.16, u * 0.7, iron, `rx="${d`${u * 0.05}`}"`) +
      circle(x, ground - u * 0.74, u * 0.11, iron) +
      rect(x - u * 0.08, ground - u * 0.55, u * 0.16, u * 0.07, lighter(iron, 0.5))
    );
  }).join("");
}

export function drawPlanter(sheet: Sheet, x: number, ground: number, u: number): string {
  const pot = sheet.tone(sheet.random.pick(["#b0694a", "#5d6668", "#8c5a44"]));
  const leaf = sheet.tone("#5f8560");
  const ball = sheet.random.chance(0.5);
  const plant = ball
    ? rect(x - u * 0.03, ground - u * 1.05, u * 0.06, u * 0.6, sheet.tone("#5d4a3b")) +
      circle(x, ground - u * 1.2, u * 0.34, leaf) +
      circle(x - u * 0.08, ground - u * 1.28, u * 0.2, lighter(leaf, 0.18))
    : path(
        d`M${x - u * 0.24} ${ground - u * 0.44}Q${x} ${ground - u * 2} ${x + u * 0.24} ${ground - u * 0.44}z`,
        leaf,
      ) +
      path(
        d`M${x - u * 0.16} ${ground - u * 0.5}Q${x - u * 0.08} ${ground - u * 1.6} ${x + u * 0.04} ${ground - u * 0.5}z`,
        lighter(leaf, 0.16),
      );
  return (
    plant +
    path(d`M${x - u * 0.28} ${ground - u * 0.5}h${u * 0.56}l${-u * 0.08} ${u * 0.5}h${-u * 0.4}z`, pot) +
    rect(x - u * 0.32, ground - u * 0.54, u * 0.64, u * 0.12, lighter(pot, 0.2))
  );
}

export function drawBench(sheet: Sheet, x: number, ground: number, u: number): string {
  const wood = sheet.tone("#9a6f48");
  const iron = sheet.tone("#31393c");
  const slats = [0.92, 0.74, 0.46].map((at) => rect(x, ground - u * at, u * 1.7, u * 0.11, wood));
  return (
    ellipse(x + u * 0.85, ground, u, u * 0.07, "#141430", 'opacity=".18"') +
    slats.join("") +
    stroke(
      d`M${x + u * 0.2} ${ground}V${ground - u * 0.95}M${x + u * 1.5} ${ground}V${ground - u * 0.95}`,
      iron,
      u * 0.08,
    )
  );
}

export function drawTerrace(sheet: Sheet, x: number, ground: number, u: number): string {
  const wood = sheet.tone("#8a5c3e");
  const iron = sheet.tone("#2c3336");
  const chair = (cx: number, turn: number) =>
    stroke(
      d`M${cx} ${ground}v${-u * 0.46}h${u * 0.38 * turn}v${u * 0.46}M${cx} ${ground - u * 0.46}l${-u * 0.07 * turn} ${-u * 0.46}`,
      iron,
      u * 0.06,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  return (
    chair(x - u * 0.75, 1) +
    chair(x + u * 0.75, -1) +
    rect(x - u * 0.36, ground - u * 0.76, u * 0.72, u * 0.08, wood) +
    rect(x - u * 0.03, ground - u * 0.7, u * 0.06, u * 0.7, darker(wood, 0.4)) +
    rect(x - u * 0.22, ground - u * 0.04, u * 0.44, u * 0.05, iron) +
    circle(x + u * 0.12, ground - u * 0.84, u * 0.08, sheet.tone("#d8694f")) +
    rect(x - u * 0.22, ground - u * 0.94, u * 0.08, u * 0.18, sheet.tone("#e9d9a8"))
  );
}

export function drawCar(sheet: Sheet, x: number, ground: number, u: number): string {
  const paint = sheet.tone(sheet.random.pick(["#c25b45", "#476a7a", "#e6dcc8", "#5f6f63"]));
  const r = u * 0.31;
  const body = d`M${x} ${ground - u * 0.28}v${-u * 0.36}q0 ${-u * 0.16} ${u * 0.3} ${-u * 0.2}l${u * 0.5} ${-u * 0.06}l${u * 0.5} ${-u * 0.46}q${u * 0.1} ${-u * 0.08} ${u * 0.3} ${-u * 0.08}h${u * 1.1}q${u * 0.2} 0 ${u * 0.34} ${u * 0.12}l${u * 0.46} ${u * 0.46}q${u * 0.36} ${u * 0.06} ${u * 0.36} ${u * 0.3}v${u * 0.28}z`;
  const glass = d`M${x + u} ${ground - u * 0.92}l${u * 0.36} ${-u * 0.34}h${u * 0.5}v${u * 0.34}zM${x + u * 1.98} ${ground - u * 1.26}h${u * 0.66}l${u * 0.36} ${u * 0.34}h${-u * 1.02}z`;
  const wheel = (cx: number) =>
    circle(cx, ground - r, r, sheet.tone("#23262a")) + circle(cx, ground - r, r * 0.5, sheet.tone("#b8bfc0"));
  return (
    ellipse(x + u * 1.95, ground, u * 2.1, u * 0.12, "#141430", 'opacity=".24"') +
    path(body, paint) +
    rect(x + u * 0.02, ground - u * 0.5, u * 3.82, u * 0.08, darker(paint, 0.2)) +
    path(glass, lighter(sheet.row.glass[1], 0.1)) +
    wheel(x + u * 0.8) +
    wheel(x + u * 3.1) +
    rect(x, ground - u * 0.66, u * 0.12, u * 0.12, "#fff0c0")
  );
}
