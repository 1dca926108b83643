import type { Home } from "./home.ts";

/** A house or a flat: somebody can live there. */
export function isDwelling({ kind }: Home): boolean {
  return kind.family === "house" || kind.family === "apartment";
}
