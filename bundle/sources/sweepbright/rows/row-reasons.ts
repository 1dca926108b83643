import type { Json } from "../../mapping-row.ts";
import { CLIENT } from "../sweepbright-codes.ts";

export const SAMPLE = `${CLIENT} api/class-controller-estate.php`;

export const OF_OWNERS = "concerns the agency and its client only";

export const OF_SYSTEM = "a number within SweepBright";

export function within(value: Json | undefined, name: string): Json | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, Json>)[name]
    : undefined;
}
