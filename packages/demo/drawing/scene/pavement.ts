import { darker, lighter, mix } from "../pen/colour.ts";
import type { Sheet } from "../pen/sheet.ts";
import { d, ellipse, linear, pattern, rect, stroke } from "../pen/svg.ts";

function cobbles(sheet: Sheet, size: number): string {
  const line = d`M0 0H72M0 14H72M12 0v14M36 0v14M60 0v14M0 14v14M24 14v14M48 14v14`;
  return sheet.fill((id) =>
    pattern(
      id,
      72,
      28,
      rect(12, 1, 24, 13, "#ffffff", 'opacity=".07"') +
        rect(48, 14, 24, 14, "#000000", 'opacity=".06"') +
        stroke(line, "#1a1624", 1.4, 'opacity=".2"'),
      ` patternTransform="scale(${size.toFixed(2)})"`,
    ),
  );
}

function flags(sheet: Sheet, size: number): string {
  return sheet.fill((id) =>
    pattern(
      id,
      120,
      44,
      stroke("M0 0H120M0 22H120M30 0v22M90 0v22M60 22v22M0 22v22", "#1a1624", 1.2, 'opacity=".14"'),
      ` patternTransform="scale(${size.toFixed(2)})"`,
    ),
  );
}

// The patterns are drawn for a floor of this height; a farther street has smaller stones.
const NEAR_FLOOR = 150;

// Kerb, flagstones and cobbles; the street darkens towards the viewer, which gives it depth.
export function drawStreetFloor(sheet: Sheet, ground: number): string {
  const { width, height } = sheet;
  const left = height - ground;
  const walk = sheet.tone("#cfc7b8");
  const stone = sheet.tone("#a39d95");
  const kerb = ground + left * 0.4;
  const depth = sheet.fill((id) =>
    linear(id, [
      [0, "#141430", 0],
      [1, "#141430", 0.2],
    ]),
  );
  const wall = sheet.fill((id) =>
    linear(id, [
      [0, "#141430", sheet.row.shadow],
      [1, "#141430", 0],
    ]),
  );
  return (
    rect(0, ground, width, left, walk) +
    rect(0, ground, width, kerb - ground, flags(sheet, left / NEAR_FLOOR)) +
    rect(0, ground, width, left * 0.16, wall) +
    rect(0, kerb, width, left * 0.1, lighter(sheet.tone("#8f979a"), 0.2)) +
    rect(0, kerb + left * 0.07, width, left * 0.07, darker(stone, 0.32)) +
    rect(0, kerb + left * 0.1, width, left * 0.5, stone) +
    rect(0, kerb + left * 0.1, width, left * 0.5, cobbles(sheet, left / NEAR_FLOOR)) +
    rect(0, ground, width, left, depth)
  );
}

export function drawLawn(sheet: Sheet, ground: number, colour = "#93ab6c"): string {
  const { width, height, random } = sheet;
  const grass = sheet.tone(colour);
  const left = height - ground;
  const blades = Array.from({ length: 46 }, () => {
    const y = ground + left * random.between(0.12, 0.9);
    const s = 4 + (12 * (y - ground)) / left;
    return d`M${random.next() * width} ${y}l${-s * 0.4} ${-s}m${s * 0.4} ${s}l${s * 0.3} ${-s * 0.9}`;
  });
  const fade = sheet.fill((id) =>
    linear(id, [
      [0, lighter(grass, 0.14)],
      [1, darker(grass, 0.14)],
    ]),
  );
  return (
    rect(0, ground, width, left, fade) +
    ellipse(
      width * 0.25,
      ground + left * 0.55,
      width * 0.3,
      left * 0.12,
      mix(grass, "#ffffff", 0.3),
      'opacity=".22"',
    ) +
    stroke(blades.join(""), darker(grass, 0.22), 2, 'stroke-linecap="round"')
  );
}

export function lampPool(sheet: Sheet, x: number, ground: number, u: number): string {
  return sheet.light === "dusk"
    ? ellipse(x, ground + u * 0.25, u * 2.2, u * 0.3, "#ffd58a", 'opacity=".2"')
    : "";
}
