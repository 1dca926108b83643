import type { FieldPart, Format } from "#domain/display/catalogue.ts";
import { CODES_OF_FIELD_TYPE, keyOfCode, WORDLESS_FIELD_TYPES } from "#domain/display/field-types.ts";
import { SINGLE_ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { FLOOD_SCORES, LEASE_KINDS } from "#domain/estate/reference/enumerations.ts";
import type { MessageKey } from "#domain/locale/translate.ts";

/** How a fact is filled in. */
export type FieldKind =
  | { readonly kind: "line" | "day" | "moment" | "answer" }
  | { readonly kind: "texts"; readonly isLong: boolean }
  | {
      readonly kind: "number";
      readonly unit?: string;
      readonly decimals?: number;
      readonly isMoney?: boolean;
      readonly isGrouped?: boolean;
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly kind: "choice" | "chips"; readonly codes: readonly CodeChoice[] }
  | { readonly kind: "reference" | "subType" }
  | { readonly kind: "list" };

/** A code with the message of its words; without one the code is its word. */
type CodeChoice = { readonly code: string; readonly words: MessageKey | null };

/** A list of codes of its own: a listing may lie in several surroundings. */
const SEVERAL: ReadonlySet<string> = new Set(["environments"]);

const LONG = /(information|violation|comment|_phase|townPlanningViolation)$/i;

const OF_FORMATS: Readonly<Record<Format, FieldKind | null>> = {
  text: { kind: "line" },
  texts: { kind: "texts", isLong: false },
  money: { kind: "number", isMoney: true, min: 0 },
  charges: { kind: "number", isMoney: true, min: 0 },
  moneyPerSquareMetre: { kind: "number", isMoney: true, unit: "/m²", min: 0 },
  area: { kind: "number", unit: "m²", min: 0 },
  distance: { kind: "number", unit: "m", min: 0 },
  litres: { kind: "number", unit: "l", min: 0 },
  count: { kind: "number", decimals: 0, min: 0 },
  figure: { kind: "number" },
  year: { kind: "number", decimals: 0, isGrouped: false, min: 800, max: 2200 },
  percentage: { kind: "number", unit: "%", min: 0, max: 100 },
  epc: { kind: "number", unit: "kWh/m²" },
  yearlyEnergy: { kind: "number", unit: "kWh", min: 0 },
  co2: { kind: "number", unit: "kg CO₂/m²" },
  floor: { kind: "number", decimals: 0, min: -20, max: 500 },
  day: { kind: "day" },
  moment: { kind: "moment" },
  flag: { kind: "answer" },
  code: null,
  label: { kind: "choice", codes: SINGLE_ENERGY_LABELS.map((code) => ({ code, words: null })) },
  subType: { kind: "subType" },
  reference: { kind: "reference" },
  list: { kind: "list" },
  room: { kind: "number", unit: "m²", min: 0 },
  rooms: null,
  technicals: null,
  score: {
    kind: "choice",
    codes: FLOOD_SCORES.map((code) => ({ code, words: `display.FloodScore.${code}` })),
  },
  leaseKind: {
    kind: "choice",
    codes: LEASE_KINDS.map((code) => ({ code, words: `display.LeaseKind.${code}` })),
  },
};

/** How a part of a field is filled in; null for what only its source brings. */
export function kindOfPart({ path, format, fieldType }: FieldPart): FieldKind | null {
  if (format === "texts") return { kind: "texts", isLong: LONG.test(path) };
  if (format !== "code") return OF_FORMATS[format];
  if (!fieldType || WORDLESS_FIELD_TYPES.includes(fieldType)) return null;
  const codes = CODES_OF_FIELD_TYPE[fieldType].map((code) => ({ code, words: keyOfCode(fieldType, code) }));
  return { kind: SEVERAL.has(path) ? "chips" : "choice", codes };
}
