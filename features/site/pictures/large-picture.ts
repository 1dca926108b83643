import { MEDIA_USES } from "#platform/media/sizes.ts";
import type { LargePicture } from "#ui/picture/picture-view.ts";

const SIDES = MEDIA_USES.gallery.widths.toSorted((one, other) => one - other);
const LONGEST = SIDES.at(-1)!;

/** What stands in for pixels that an older import did not count. */
const USUAL = { width: 1520, height: 1000 } as const;

type Pixels = { readonly width: number; readonly height: number };

type Measured = { readonly width?: number | null | undefined; readonly height?: number | null | undefined };

/**
 * The whole of a picture, whatever its ratio: its largest form, and the smaller ones for smaller screens. `addressOf` tells
 * where the form of a longer side is: of a picture of 3000 by 6000 the form of 2400 is 1200 wide.
 */
export function largePicture(measured: Measured, addressOf: (side: number) => string): LargePicture {
  const whole: Pixels =
    measured.width && measured.height ? { width: measured.width, height: measured.height } : USUAL;
  // None is ever enlarged: of sides beyond the picture's own the first will do.
  const sides = SIDES.filter((_, at) => at === 0 || SIDES[at - 1]! < Math.max(whole.width, whole.height));
  return {
    href: addressOf(LONGEST),
    srcSet: sides.map((side) => `${addressOf(side)} ${within(whole, side).width}w`).join(", "),
    ...within(whole, LONGEST),
  };
}

function within({ width, height }: Pixels, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
