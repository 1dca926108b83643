import { AA_CONTRAST, contrast } from "#domain/estate/sticker/contrast.ts";

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
function mix(from: string, to: string, share: number): string {
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

/** The product's own ink: on a dark site the site's own is light, and reads no better than white on a light ground. */
const DARK = "#1d2528";
const WHITE = "#ffffff";

/** White where it can be read on a ground, else whatever of ink and white reads best: `inkOn("#c48a2c", "#1d2528")` is `"#1d2528"`. */
export function inkOn(ground: string, ink: string): string {
  if (contrast(WHITE, ground) >= AA_CONTRAST) return WHITE;
  return [WHITE, ink, DARK].reduce((best, one) =>
    contrast(one, ground) > contrast(best, ground) ? one : best,
  );
}
