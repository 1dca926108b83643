import type { METERS } from "../../../domain/estate/reference/enumerations.ts";
import type { Home } from "../home/home.ts";

type Meter = (typeof METERS)[number];

/** Whose meters a dwelling has; null for what nobody lives in. */
export function metersOf({ kind, state, id }: Home): { water: Meter; gas: Meter; electricity: Meter } | null {
  const isFlat = kind.family === "apartment" || kind.family === "room";
  if (!isFlat && kind.family !== "house") return null;
  return {
    water: isFlat && id % 3 === 0 ? "COMMON" : "INDIVIDUAL",
    gas: state.heating === "GAS" ? (isFlat && id % 4 === 0 ? "COMMON" : "INDIVIDUAL") : "NOT_APPLICABLE",
    electricity: "INDIVIDUAL",
  };
}
