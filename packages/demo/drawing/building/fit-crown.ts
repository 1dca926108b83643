import type { CrownShape, RowStyle } from "./row-style.ts";

const CROWN_METRES: Record<CrownShape, (width: number) => number> = {
  stepped: (width) => (Math.max(3, Math.round(width / 1.35)) + 1) * 0.72 + 0.2,
  pointed: (width) => width * 0.52 + 0.2,
  bell: (width) => width * 0.5 + 1,
  neck: (width) => width * 0.5 + 0.8,
  mansard: () => 2.7,
  pitched: () => 2.3,
  flat: () => 0.8,
};

// A gable may not leave the picture: a house that stands too high gets a plainer roof.
export function fitCrown(style: RowStyle, metresOfSky: number): RowStyle {
  const walls = style.floors.reduce((sum, floor) => sum + floor, 0);
  const fits = (crown: CrownShape) => walls + CROWN_METRES[crown](style.metres) <= metresOfSky;
  const crown = ([style.crown, "mansard", "pitched"] as const).find(fits) ?? "flat";
  return { ...style, crown };
}
