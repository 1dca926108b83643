import type { MessageKey } from "../locale/translate.ts";
import type { Multilingual } from "../locale/multilingual.ts";
import { LOCALES } from "../locale/locale.ts";
import { labelsOf } from "../estate/energy/epc.ts";
import { FLOOD_SCORES, LEASE_KINDS } from "../estate/reference/enumerations.ts";
import { subTypeOfCode } from "../estate/reference/sub-types.ts";
import { formatDate, formatDay } from "../format/moments.ts";
import type { FieldPart, FigureFormat, Format } from "./catalogue.ts";
import { CODES_OF_FIELD_TYPE, keyOfCode } from "./field-types.ts";

/** A value before it is printed: the same in every language. */
export type ShownValue =
  | { readonly kind: "words"; readonly words: MessageKey }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "texts"; readonly texts: Multilingual }
  | { readonly kind: "floor"; readonly level: number }
  | { readonly kind: "figure"; readonly format: FigureFormat; readonly amount: number }
  | { readonly kind: "day" | "moment"; readonly moment: string };

type Read = (raw: unknown, part: FieldPart) => readonly ShownValue[];

const NONE: readonly ShownValue[] = [];

const says = (words: MessageKey): ShownValue => ({ kind: "words", words });

/** A measure or amount of 0 is one that nobody filled in. */
const figure =
  (format: FigureFormat, showsZero = false): Read =>
  (raw) =>
    typeof raw === "number" && Number.isFinite(raw) && (raw !== 0 || showsZero)
      ? [{ kind: "figure", format, amount: raw }]
      : NONE;

const readText: Read = (raw) =>
  typeof raw === "string" && raw.trim() ? [{ kind: "text", text: raw.trim() }] : NONE;

const readTexts: Read = (raw) => {
  const texts = (raw ?? {}) as Multilingual;
  return typeof texts === "object" && LOCALES.some((locale) => texts[locale]?.trim())
    ? [{ kind: "texts", texts }]
    : NONE;
};

const readReference: Read = (raw, part) =>
  readTexts((raw as { name?: unknown } | null | undefined)?.name, part);

/** A code, a list of codes, or an entry of the agency's own with its name. */
const readCode: Read = (raw, part) => {
  if (Array.isArray(raw)) return raw.flatMap((code) => readCode(code, part));
  if (raw !== null && typeof raw === "object") return readReference(raw, part);
  const codes: readonly string[] = part.fieldType ? CODES_OF_FIELD_TYPE[part.fieldType] : [];
  const code = String(raw);
  return codes.includes(code) ? [says(keyOfCode(part.fieldType!, code))] : NONE;
};

const readLabel: Read = (raw) => {
  const labels = labelsOf(typeof raw === "string" ? raw : null);
  return labels.length > 0 ? [{ kind: "text", text: labels.join("–") }] : NONE;
};

const readSubType: Read = (raw, part) => {
  const subType = subTypeOfCode(typeof raw === "string" ? raw : null);
  return subType ? [{ kind: "texts", texts: subType.name }] : readText(raw, part);
};

const readRoom: Read = (raw, part) => {
  if (raw === null || typeof raw !== "object") return NONE;
  const { surface, floor, comment } = raw as { surface?: unknown; floor?: unknown; comment?: unknown };
  const known = [...figure("area")(surface, part), ...readLevel(floor), ...readTexts(comment, part)];
  return known.length > 0 ? known : [says("display.yes")];
};

function readLevel(raw: unknown): readonly ShownValue[] {
  return typeof raw === "number" && Number.isInteger(raw) ? [{ kind: "floor", level: raw }] : NONE;
}

const readDay: Read = (raw) =>
  typeof raw === "string" && (formatDate(raw) || formatDay(raw)) ? [{ kind: "day", moment: raw }] : NONE;

const readMoment: Read = (raw) =>
  typeof raw === "string" && formatDay(raw) ? [{ kind: "moment", moment: raw }] : NONE;

const readTechnical: Read = (raw, part) => {
  const { value, comment } = (raw ?? {}) as { value?: unknown; comment?: unknown };
  return [...readTexts(value, part), ...readTexts(comment, part)];
};

const READERS: Readonly<Record<Format, Read>> = {
  text: readText,
  texts: readTexts,
  money: figure("money"),
  moneyPerSquareMetre: figure("moneyPerSquareMetre"),
  area: figure("area"),
  distance: figure("distance"),
  litres: figure("litres"),
  count: figure("count"),
  year: figure("year"),
  figure: figure("figure", true),
  percentage: figure("percentage", true),
  epc: figure("epc", true),
  yearlyEnergy: figure("yearlyEnergy", true),
  co2: figure("co2", true),
  floor: readLevel,
  day: readDay,
  moment: readMoment,
  flag: (raw) => (typeof raw === "boolean" ? [says(raw ? "display.yes" : "display.no")] : NONE),
  code: readCode,
  label: readLabel,
  subType: readSubType,
  reference: readReference,
  list: (raw, part) => (Array.isArray(raw) ? raw.flatMap((entry) => readTexts(entry, part)) : NONE),
  room: readRoom,
  rooms: readRoom,
  technicals: readTechnical,
  // "No charges" is an answer that the law asks of a rent.
  charges: figure("money", true),
  leaseKind: (raw) =>
    LEASE_KINDS.filter((kind) => kind === raw).map((kind) => says(`display.LeaseKind.${kind}`)),
  score: (raw) =>
    FLOOD_SCORES.filter((score) => score === raw).map((score) => says(`display.FloodScore.${score}`)),
};

/**
 * Reads what an estate holds for a part of a field; none when it holds nothing. Example: 168 as "area" is one figure
 * of 168 m².
 */
export function readValues(raw: unknown, part: FieldPart): readonly ShownValue[] {
  return READERS[part.format](raw, part);
}
