/** WCAG 2.2, success criterion 1.4.3: the least contrast of text at AA. */
export const AA_CONTRAST = 4.5;

/**
 * How much darker one colour (`#rrggbb`) is than another, 1 to 21 (WCAG 2.2): `contrast("#ffffff", "#000000")` is 21.
 */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The wanted text colour when it can be read on a background at AA, else black or white, whichever reads better (one of
 * them always reaches AA). Example: `readableOn("#3f6f5f", "#444444")` is `"#ffffff"`.
 */
export function readableOn(background: string, wanted: string | null): string {
  if (wanted && contrast(background, wanted) >= AA_CONTRAST) return wanted;
  return contrast(background, "#ffffff") >= contrast(background, "#000000") ? "#ffffff" : "#000000";
}

/** Relative luminance of a colour, 0 (black) to 1 (white), as WCAG 2.2 defines it: `luminance("#ffffff")` is 1. */
export function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
