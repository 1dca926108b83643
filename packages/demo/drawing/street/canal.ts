import { darker, lighter, mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, group, linear, path, pattern, rect, stroke } from "../pen/svg.ts";

const QUAY = 0.32;
const WATER = 0.52;

export function drawQuay(sheet: Sheet, ground: number): string {
  const { width, height } = sheet;
  const left = height - ground;
  const stone = sheet.tone("#b9b2a4");
  const joints = sheet.fill((id) =>
    pattern(id, 54, 18, stroke("M0 0H54M0 9H54M14 0v9M40 9v9", "#1a1624", 1, 'opacity=".22"')),
  );
  const wall = ground + left * QUAY;
  return (
    rect(0, ground, width, left * QUAY, sheet.tone("#cfc7b8")) +
    rect(0, ground, width, left * 0.1, "#141430", `opacity="${sheet.row.shadow}"`) +
    rect(0, wall, width, left * (WATER - QUAY), stone) +
    rect(0, wall, width, left * (WATER - QUAY), joints) +
    rect(0, wall, width, left * 0.05, lighter(stone, 0.45)) +
    rect(0, wall + left * 0.05, width, left * 0.03, "#141430", 'opacity=".2"')
  );
}

function boat(sheet: Sheet, x: number, y: number, s: number): string {
  const hull = sheet.tone(sheet.random.pick(["#a8452f", "#2f5d54", "#2b4a66"]));
  const cream = sheet.tone("#f6efe0");
  return (
    ellipse(x, y + s * 0.12, s * 2.5, s * 0.16, "#141430", 'opacity=".25"') +
    path(
      d`M${x - s * 2.2} ${y - s * 0.55}H${x + s * 2.3}Q${x + s * 2} ${y + s * 0.15} ${x + s * 1.5} ${y + s * 0.15}H${x - s * 1.7}Q${x - s * 2.1} ${y + s * 0.1} ${x - s * 2.2} ${y - s * 0.55}z`,
      hull,
    ) +
    rect(x - s * 2.25, y - s * 0.68, s * 4.6, s * 0.16, cream) +
    stroke(
      d`M${x - s * 1.2} ${y - s * 0.6}v${-s * 0.8}M${x + s * 0.9} ${y - s * 0.6}v${-s * 0.8}`,
      darker(hull, 0.3),
      s * 0.09,
    ) +
    rect(x - s * 1.5, y - s * 1.5, s * 2.7, s * 0.18, cream)
  );
}

function swan(sheet: Sheet, x: number, y: number, s: number): string {
  const white = sheet.tone("#fdfbf4");
  const content =
    ellipse(0, 2, s * 1.1, s * 0.14, "#141430", 'opacity=".22"') +
    path(
      d`M${-s} ${-s * 0.35}Q${-s * 0.7} ${s * 0.12} 0 ${s * 0.1}T${s * 0.8} ${-s * 0.3}Q${s * 0.2} ${-s * 0.75} ${-s} ${-s * 0.35}z`,
      white,
    ) +
    stroke(
      d`M${s * 0.6} ${-s * 0.2}Q${s * 1.05} ${-s * 0.7} ${s * 0.7} ${-s * 1.15}`,
      white,
      s * 0.2,
      'stroke-linecap="round"',
    ) +
    circle(s * 0.7, -s * 1.18, s * 0.17, white) +
    path(d`M${s * 0.84} ${-s * 1.22}l${s * 0.3} ${s * 0.12}l${-s * 0.3} ${s * 0.06}z`, "#d97a3c");
  return group(content, d`transform="translate(${x} ${y})"`);
}

// The houses stand on their heads in the water, pressed together and broken by ripples.
export function drawCanal(sheet: Sheet, ground: number, mirrored: string): string {
  const { width, height, random } = sheet;
  const left = height - ground;
  const top = ground + left * WATER;
  const [high, low] = sheet.row.glass;
  const deep = mix(sheet.tone("#5d7f86"), high, 0.3);
  const water = sheet.fill((id) =>
    linear(id, [
      [0, darker(deep, 0.3)],
      [1, mix(deep, low, 0.4)],
    ]),
  );
  const clip = sheet.define(
    (id) => `<clipPath id="${id}">${rect(0, top, width, height - top, "#000000")}</clipPath>`,
  );
  const flip = group(
    mirrored,
    d`transform="translate(0 ${top + ground * 0.42}) scale(1 -0.42)" opacity=".42"`,
  );
  const ripples = Array.from({ length: Math.round(width / 34) }, () => {
    const y = random.between(top + 4, height - 3);
    return d`M${random.next() * width} ${y}h${random.between(18, 70)}`;
  });
  const life = [0.2, 0.56, 0.84].map((at, index) => {
    const x = (at + random.between(-0.05, 0.05)) * width;
    return index === 1
      ? boat(sheet, x, height - left * 0.14, left * 0.24)
      : swan(sheet, x, height - left * 0.16, left * 0.12) +
          swan(sheet, x + left * 0.4, height - left * 0.2, left * 0.1);
  });
  return (
    rect(0, top, width, height - top, water) +
    `<g clip-path="url(#${clip})">${flip}</g>` +
    rect(0, top, width, left * 0.05, "#0c1420", 'opacity=".35"') +
    stroke(ripples.join(""), "#fffaf0", 1.6, 'opacity=".4" stroke-linecap="round"') +
    life.join("")
  );
}
