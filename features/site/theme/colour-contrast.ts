import { AA_CONTRAST, contrast } from "#domain/estate/sticker/contrast.ts";
import { mix } from "./colour-mix.ts";

const STEPS = 20;

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

const BLACK = "#000000";

/**
 * White where it can be read on a ground, else whatever of ink and white reads best, and black where neither can be
 * read: `inkOn("#c48a2c", "#1d2528")` is `"#1d2528"`.
 */
export function inkOn(ground: string, ink: string): string {
  if (contrast(WHITE, ground) >= AA_CONTRAST) return WHITE;
  const best = [WHITE, ink, DARK].reduce((found, one) =>
    contrast(one, ground) > contrast(found, ground) ? one : found,
  );
  return contrast(best, ground) >= AA_CONTRAST ? best : BLACK;
}
