type Rgb = readonly [number, number, number];

/** What WCAG 2.2 asks of text at reading size (success criterion 1.4.3). */
export const READABLE_CONTRAST = 4.5;

const STEPS = 20;

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 counts it: `contrast("#ffffff", "#000000")` is 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
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
    if (contrast(candidate, ground) >= READABLE_CONTRAST) return candidate;
  }
  return ink;
}

/** White or the ink, whichever reads better on a ground: `inkOn("#c48a2c", "#1d2528")` is `"#1d2528"`. */
export function inkOn(ground: string, ink: string): string {
  const white = "#ffffff";
  return contrast(white, ground) >= READABLE_CONTRAST || contrast(white, ground) >= contrast(ink, ground)
    ? white
    : ink;
}
