import { AA_CONTRAST, contrast } from "#domain/estate/contrast.ts";

type Rgb = readonly [number, number, number];

const STEPS = 20;

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes two colours channel by channel; a share of 1 is the second colour whole. */
export function mix(from: string, to: string, share: number): string {
  const target = rgbOf(to);
  const mixed = rgbOf(from).map((channel, at) => channel + ((target[at] ?? 0) - channel) * share);
  return hexOf(mixed as unknown as Rgb);
}

/** The colour itself where it can be read on the ground, else the nearest mix with the ink that can, else the ink. */
export function readableOn(colour: string, ground: string, ink: string): string {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(colour, ink, step / STEPS);
    if (contrast(candidate, ground) >= AA_CONTRAST) return candidate;
  }
  return ink;
}

/** White or the ink, whichever reads better on a ground: `inkOn("#c48a2c", "#1d2528")` is `"#1d2528"`. */
export function inkOn(ground: string, ink: string): string {
  const white = "#ffffff";
  return contrast(white, ground) >= AA_CONTRAST || contrast(white, ground) >= contrast(ink, ground)
    ? white
    : ink;
}
