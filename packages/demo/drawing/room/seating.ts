import { darker, lighter } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { circle, d, ellipse, group, path, rect, stroke } from "../pen/svg.ts";

// Furniture is drawn in centimetres, standing on y = 0, centred on x = 0.
const shade = (w: number) => ellipse(0, 0, w, w * 0.07 + 3, "#20140c", 'opacity=".22"');

function cushion(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: string,
  turn: number,
  striped: boolean,
): string {
  const cloth = sheet.tone(colour);
  const lines = striped
    ? stroke(
        d`M${-size * 0.25} ${-size * 0.46}v${size * 0.92}M0 ${-size * 0.46}v${size * 0.92}M${size * 0.25} ${-size * 0.46}v${size * 0.92}`,
        lighter(cloth, 0.5),
        1.6,
      )
    : "";
  return group(
    rect(-size / 2, -size / 2, size, size, cloth, 'rx="6"') +
      lines +
      rect(-size / 2, size * 0.3, size, size * 0.2, "#20140c", 'opacity=".1" rx="5"'),
    d`transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}

export function drawSofa(
  sheet: Sheet,
  colour: string,
  accents: readonly [string, string],
  seats = 2,
): string {
  const cloth = sheet.tone(colour);
  const half = 36 + seats * 36;
  const wide = (half * 2 - 40) / seats;
  const wood = sheet.tone("#6b4a32");
  const seat = Array.from({ length: seats }, (_, at) => {
    const x = -half + 20 + wide * at;
    return (
      rect(x + 1, -80, wide - 2, 46, lighter(cloth, 0.05), 'rx="9"') +
      rect(x + 1, -48, wide - 2, 18, lighter(cloth, 0.16), 'rx="6"') +
      rect(x + 1, -36, wide - 2, 6, darker(cloth, 0.14), 'rx="3"')
    );
  });
  const arm = (x: number, dark: number) =>
    rect(x, -62, 24, 54, darker(cloth, dark), 'rx="9"') +
    rect(x + 2, -62, 20, 12, lighter(cloth, 0.16), 'rx="6"');
  return (
    shade(half + 14) +
    [-half + 4, half - 10].map((x) => path(d`M${x} -10h7l-2 10h-3z`, wood)).join("") +
    rect(-half + 4, -86, half * 2 - 8, 70, darker(cloth, 0.08), 'rx="14"') +
    seat.join("") +
    rect(-half + 8, -31, half * 2 - 16, 22, darker(cloth, 0.06), 'rx="5"') +
    arm(-half, 0) +
    arm(half - 24, 0.12) +
    cushion(sheet, -half + 44, -60, 34, accents[0], -9, false) +
    cushion(sheet, half - 46, -60, 34, accents[1], 8, true) +
    (seats > 2 ? cushion(sheet, -half + 72, -57, 28, accents[1], 6, false) : "")
  );
}

export function drawArmchair(sheet: Sheet, colour: string): string {
  const cloth = sheet.tone(colour);
  const wood = sheet.tone("#7a5538");
  return (
    shade(44) +
    stroke("M-30-12L-35 0M30-12L35 0", wood, 5, 'stroke-linecap="round"') +
    path("M-30-30Q-36-92 0-94T30-30z", darker(cloth, 0.06)) +
    path("M-22-34Q-26-82 0-84T22-34z", lighter(cloth, 0.1)) +
    rect(-34, -44, 68, 18, lighter(cloth, 0.14), 'rx="8"') +
    rect(-34, -32, 68, 22, cloth, 'rx="7"') +
    rect(-42, -58, 15, 46, cloth, 'rx="7"') +
    rect(27, -58, 15, 46, darker(cloth, 0.14), 'rx="7"')
  );
}

export function drawChair(sheet: Sheet, colour: string, facing: "front" | "left" | "right" | "back"): string {
  const wood = sheet.tone(colour);
  const dark = darker(wood, 0.25);
  if (facing === "left" || facing === "right") {
    const turn = facing === "left" ? -1 : 1;
    const legs = d`M${-18 * turn} 0L${-16 * turn} -46M${18 * turn} 0L${16 * turn} -46M${-17 * turn} -44Q${-20 * turn} -70 ${-23 * turn} -90`;
    return (
      shade(26) +
      stroke(legs, wood, 4.5, 'stroke-linecap="round"') +
      rect(-21, -50, 42, 7, sheet.tone("#e8dcc4"), 'rx="3"') +
      stroke(d`M${-20 * turn} -72L${-23 * turn} -91`, wood, 8, 'stroke-linecap="round"')
    );
  }
  const legs = stroke("M-18 0L-17-44M18 0L17-44", dark, 4.5, 'stroke-linecap="round"');
  const rest =
    rect(-20, -90, 40, 20, wood, 'rx="6"') +
    stroke("M-18-46V-84M18-46V-84", wood, 4.5) +
    stroke("M-7-46V-72M7-46V-72", dark, 3);
  const seat = rect(-22, -48, 44, 8, lighter(wood, 0.14), 'rx="3"');
  return shade(26) + (facing === "front" ? rest + seat + legs : legs + seat + rest);
}

export function drawStool(sheet: Sheet, colour: string): string {
  const metal = sheet.tone("#33383b");
  return (
    shade(18) +
    stroke("M-14 0L-10-66M14 0L10-66M-12-24H12", metal, 3, 'stroke-linecap="round"') +
    rect(-17, -72, 34, 8, sheet.tone(colour), 'rx="4"') +
    rect(-17, -72, 34, 3, lighter(sheet.tone(colour), 0.25), 'rx="1.5"')
  );
}

export function drawDeskChair(sheet: Sheet, colour: string): string {
  const cloth = sheet.tone(colour);
  const metal = sheet.tone("#33383b");
  return (
    shade(32) +
    stroke("M-26-4L0-14L26-4M0-14V-42", metal, 4, 'stroke-linecap="round"') +
    circle(-26, -3, 3.5, metal) +
    circle(26, -3, 3.5, metal) +
    circle(0, -3, 3.5, metal) +
    rect(-26, -50, 52, 11, darker(cloth, 0.12), 'rx="5"') +
    rect(-24, -102, 48, 50, cloth, 'rx="12"') +
    rect(-18, -96, 36, 16, lighter(cloth, 0.14), 'rx="7"')
  );
}

export function drawDeckChair(sheet: Sheet, colour: string): string {
  const wood = sheet.tone("#b98d58");
  const cloth = sheet.tone(colour);
  const white = sheet.tone("#fbf7ec");
  return (
    shade(52) +
    stroke("M-46 0L26-84M40 0L-22-38", wood, 4.5, 'stroke-linecap="round"') +
    path("M28-88L14-90Q4-40-40-36L-44-24Q10-10 28-88z", cloth) +
    stroke("M23-88Q8-24-42-28", white, 3)
  );
}
