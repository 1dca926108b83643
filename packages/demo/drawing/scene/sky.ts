import { lighter, mix } from "../pen/colour.ts";
import { type Sheet, symbol } from "../pen/sheet.ts";
import { circle, d, ellipse, group, linear, path, radial, rect, stroke } from "../pen/svg.ts";

const CLOUDS = [
  "M0 0c-26 0-30-26-8-30c4-26 42-30 54-10c16-16 46-6 46 14c26-2 34 26 8 26z",
  "M0 0c-34 0-34-22-10-24c0-20 34-26 50-10c10-30 62-28 70 2c34-8 52 32 14 32z",
  "M0 0c-20-2-18-18 2-18c8-14 36-12 42 2c22-6 36 14 16 16z",
];

// The clouds are drawn for a sky of this height; a lower strip of sky has smaller ones.
const NEAR_SKY = 850;

function clouds(sheet: Sheet, horizon: number): string {
  const { random, row, width } = sheet;
  const count = Math.round((width / 1520) * (sheet.light === "overcast" ? 7 : 4));
  return Array.from({ length: count }, (_, at) => {
    const scale = (random.between(0.9, 2.1) * horizon) / NEAR_SKY;
    const x = ((at + random.between(0.1, 0.8)) * width) / count;
    const y = random.between(0.1, 0.5) * horizon;
    const opacity = sheet.light === "dusk" ? 0.3 : random.between(0.55, 0.9);
    const turn = d`transform="translate(${x} ${y})` + ` scale(${scale.toFixed(2)})"`;
    return group(path(random.pick(CLOUDS), row.cloud), `${turn} opacity="${opacity.toFixed(2)}"`);
  }).join("");
}

function stars(sheet: Sheet, horizon: number): string {
  const { random, width } = sheet;
  return Array.from({ length: 26 }, () =>
    circle(
      random.next() * width,
      random.next() * horizon * 0.42,
      random.between(0.8, 2.2),
      "#fff6e0",
      `opacity="${random.between(0.3, 0.9).toFixed(1)}"`,
    ),
  ).join("");
}

function sun(sheet: Sheet, horizon: number): string {
  const { row, width } = sheet;
  const { colour, glow, r } = row.sun;
  const x = row.sun.x * width;
  const y = row.sun.y * horizon;
  const halo = sheet.fill((id) =>
    radial(id, [
      [0, glow, 0.85],
      [0.35, glow, 0.35],
      [1, glow, 0],
    ]),
  );
  const disc =
    sheet.light === "dusk"
      ? path(
          d`M${x - r * 0.2} ${y - r}A${r} ${r} 0 1 1 ${x - r} ${y + r * 0.35}A${r * 0.9} ${r * 0.9} 0 0 0 ${x - r * 0.2} ${y - r}z`,
          colour,
        )
      : circle(x, y, r, colour, sheet.light === "overcast" ? 'opacity=".6"' : "");
  return circle(x, y, r * 6, halo) + disc;
}

export function drawBirds(
  sheet: Sheet,
  horizon: number,
  count: number,
  size: number,
  white: boolean,
): string {
  const { random, width } = sheet;
  const colour = white ? lighter(sheet.row.cloud, 0.6) : sheet.tone("#56606a");
  const bird = symbol(
    sheet,
    stroke(
      d`M${-size} ${-size * 0.3}q${size * 0.6} ${-size * 0.5} ${size} ${size * 0.3}q${size * 0.4} ${-size * 0.8} ${size} ${-size * 0.3}`,
      colour,
      size * 0.16,
      'stroke-linecap="round"',
    ),
  );
  const startX = random.between(0.55, 0.8) * width;
  const startY = random.between(0.16, 0.34) * horizon;
  return Array.from(
    { length: count },
    (_, at) =>
      `<use href="#${bird}" ${d`transform="translate(${startX + at * size * random.between(1.8, 3.4)} ${startY + random.between(-2, 2) * size})"`}/>`,
  ).join("");
}

export function drawSky(sheet: Sheet, horizon: number): string {
  const { row, width, height } = sheet;
  const fade = sheet.fill((id) =>
    linear(id, row.sky, d`x1="0" y1="0" x2="0" y2="${horizon}" ` + 'gradientUnits="userSpaceOnUse"'),
  );
  const veil = mix(row.haze, "#ffffff", 0.2);
  const extra = sheet.light === "dusk" ? stars(sheet, horizon) : "";
  const streaks =
    sheet.light === "dusk" || sheet.light === "morning"
      ? ellipse(width * 0.6, horizon * 0.72, width * 0.5, 9, veil, 'opacity=".25"') +
        ellipse(width * 0.32, horizon * 0.62, width * 0.3, 6, veil, 'opacity=".22"')
      : "";
  return rect(0, 0, width, height, fade) + extra + sun(sheet, horizon) + streaks + clouds(sheet, horizon);
}
